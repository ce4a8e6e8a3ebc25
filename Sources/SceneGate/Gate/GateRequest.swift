import ScenePipeline
package import CommandKit
package import SceneCoverage
import SceneFuzzing
package import SceneGeneration
import SceneInvariants
import SceneLifecycle

/// What `ci` was asked for.
package struct GateRequest {
  /// The campaign that is the same for every commit.
  package var fixed: RunRequest
  /// The campaign of this commit.
  package var fresh: RunRequest
  /// Whether the fresh campaign ends when coverage stops growing.
  var stopsEarly: Bool
  /// Shares of cases that have to reach a situation.
  var demands: [StoppingRule.Demand]

  /// Cases of the fixed campaign.
  static let usualFixed = 4_000
  /// Time of the fresh campaign of a gate that is given no limit.
  package static let usualTime = Duration.seconds(60)
  /// The seed of the fixed campaign.
  package static let fixedSeed = Seed(1)
  /// The same if the new cases have that seed: nothing is played twice.
  package static let otherFixedSeed = Seed(2)

  /// What decides when the fresh campaign ends.
  enum StopPolicy: String, CaseIterable {
    case enough
    case budget
  }

  /// Reads the options of a gate.
  package init(_ arguments: Arguments) throws(CommandError) {
    let count = try arguments.number(.fixed, in: 0...Int.max) ?? Self.usualFixed
    fresh = try RunRequest(arguments, limitedTo: Self.usualTime)
    fresh.keepsGoing = true
    fixed = fresh
    fixed.seed = fresh.seed == Self.fixedSeed ? Self.otherFixedSeed : Self.fixedSeed
    fixed.isDrawn = false
    fixed.cases = UInt64(count)
    fixed.duration = nil
    let stop: StopPolicy? = try arguments.choice(.stop, as: "a reason to stop")
    stopsEarly = stop != .budget
    demands = []
    for word in arguments.list(.require) {
      demands.append(
        try arguments.about(.require) { () throws(CommandError) in try Self.demand(word) })
    }
  }

  /// The invariants that are judged.
  package var enough: StoppingRule {
    StoppingRule(fresh.selection.judgement.invariants, demands: demands)
  }

  /// Reads `required.crash=5%`.
  private static func demand(_ word: String) throws(CommandError) -> StoppingRule.Demand {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let known = Contract.required.map(\.id) + EventKind.allCases.map(\.word)
    guard let name = parts.first, known.contains(name) else {
      throw CommandError(
        Diagnostic.unknown(
          parts.first ?? word, isNot: "a required situation or an event", of: known))
    }
    guard parts.count == 2, parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
      percent > 0, percent <= 100
    else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(word)) names no share of cases",
          help: "write --require \(name)=5%"))
    }
    return StoppingRule.Demand(name, percent / 100)
  }
}
