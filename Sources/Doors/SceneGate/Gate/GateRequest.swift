import ScenePipeline
package import CommandKit
package import SceneCoverage
import SceneFuzzing
import SceneGeneration
import SceneInvariants
import SceneLifecycle

/// The request of the user to `ci`.
package struct GateRequest {
  /// The campaign that is the same for every commit.
  package var fixed: RunRequest
  /// The campaign of this commit.
  package var fresh: RunRequest
  /// Whether the fresh campaign ends when coverage stops growing.
  package var stopsEarly: Bool
  /// Shares of cases that have to reach a situation.
  package var demands: [StoppingRule.Demand]

  /// The options that narrow it, for the line of its verdict.
  package let basis: VerdictBasis

  /// Cases of the fixed campaign.
  private static let usualFixed = 4_000
  /// Time of the fresh campaign of a gate that is given no limit.
  package static let usualTime = Duration.seconds(60)
  /// Events of a case that has the usual 1,000 callbacks, of which an event brings about four.
  package static let usualEvents: UInt64 = 250
  /// The seed of the fixed campaign.
  private static let fixedSeed = Seed(1)
  /// The same if the new cases have that seed: nothing is played twice.
  private static let otherFixedSeed = Seed(2)

  /// The policy by which the fresh campaign ends.
  package enum StopPolicy: String, CaseIterable {
    case enough
    case budget
  }

  /// Reads the options of a gate.
  package init(_ arguments: Arguments) throws(CommandError) {
    try self.init(
      arguments, try RunRequest(arguments, limitedTo: Self.usualTime), fixed: Self.usualFixed,
      demanding: Contract.required.map(\.id) + EventKind.allCases.map(\.word),
      "a required situation or an event")
  }

  /// Reads the options of a gate with a fresh campaign that was read before.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - fresh: The campaign of this commit.
  ///   - usual: Cases of the fixed campaign unless an option says how many.
  ///   - events: Events of a case unless an option says how many.
  ///   - known: What may be demanded.
  ///   - noun: What that is, such as `a required situation`.
  package init(
    _ arguments: Arguments, _ fresh: RunRequest, fixed usual: Int,
    events: UInt64 = Self.usualEvents, demanding known: [String], _ noun: String
  ) throws(CommandError) {
    let count = try arguments.number(.fixed, in: 0...Int.max) ?? usual
    self.fresh = fresh
    self.fresh.keepsGoing = true
    fixed = self.fresh
    fixed.seed = fresh.seed == Self.fixedSeed ? Self.otherFixedSeed : Self.fixedSeed
    fixed.isDrawn = false
    fixed.cases = UInt64(count)
    fixed.allCases = fixed.cases
    fixed.duration = nil
    basis = VerdictBasis(
      arguments,
      usual: VerdictBasis.UsualWork(cases: UInt64(usual), time: Self.usualTime, events: events))
    stopsEarly = try Self.stopsEarly(arguments)
    demands = try Self.demands(arguments, among: known, noun)
  }

  /// Whether the fresh campaign ends when it has shown enough.
  package static func stopsEarly(_ arguments: Arguments) throws(CommandError) -> Bool {
    let stop: StopPolicy? = try arguments.choice(.stop, as: "a reason to stop")
    return stop != .budget
  }

  /// Reads the shares of cases that have to reach a situation.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - known: What may be demanded.
  ///   - noun: What that is, such as `a required situation`.
  private static func demands(
    _ arguments: Arguments, among known: [String], _ noun: String
  ) throws(CommandError) -> [StoppingRule.Demand] {
    var demands: [StoppingRule.Demand] = []
    for word in arguments.list(.require) {
      demands.append(
        try arguments.about(.require) { () throws(CommandError) in
          try demand(word, among: known, noun)
        })
    }
    return demands
  }

  /// The rule by which the fresh campaign has shown enough, for the invariants that are judged.
  package var enough: StoppingRule {
    StoppingRule(fresh.selection.judgement.invariants, demands: demands)
  }

  /// Reads `required.crash=5%`.
  private static func demand(
    _ word: String, among known: [String], _ noun: String
  ) throws(CommandError) -> StoppingRule.Demand {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, known.contains(name) else {
      throw CommandError(
        Diagnostic.unknown(
          parts.first ?? word, isNot: noun, of: known, listedBy: "list"))
    }
    guard parts.count == 2, let share = Double(percentage: parts[1]) else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(word)) names no share of cases",
          help: "write --require \(name)=5%"))
    }
    return StoppingRule.Demand(name, share)
  }
}
