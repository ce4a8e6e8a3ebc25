import SceneFuzzing
import SceneGeneration
package import SceneInvariants
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// The part of the contract that a gate's cases can reach: all, or what a selection leaves.
///
/// No list says what a platform or a kind of event is needed for. Where a gate is narrowed, the engine
/// plays cases of the same shape, without a defect, and what it reaches in none of them is not asked for.
package struct GateReach: Sendable {
  /// How many cases the engine plays to find out.
  package static let cases: UInt64 = 2_000
  /// The seed of those cases; no campaign of a gate has it unless it is asked for.
  private static let seed = Seed(3)

  /// The result of the engine's plays; nil where the cases are those of the whole contract.
  private let seen: CampaignResult<Tally>?
  /// The invariants that are judged.
  private let judgement: InvariantSelection

  /// Finds out what the cases of a campaign can reach.
  ///
  /// - Parameter request: The campaign; its defect, seed and length do not matter.
  /// - Complexity: Plays 2,000 cases where less than everything is drawn, and none elsewhere.
  package init(of request: RunRequest) {
    judgement = request.selection.judgement
    var shape = request.shape
    shape.defect = nil
    if shape == Shape(kinds: .all, quirks: shape.quirks) {
      seen = nil
      return
    }
    let order = CampaignOptions(
      Generator(shape: shape, seed: Self.seed), cases: Self.cases, keepsGoing: true)
    var asked = judgement
    asked.softFails = false
    seen = Fuzzer(asked).runSerially(order)
  }

  /// Whether less than everything is drawn or judged.
  package var isNarrowed: Bool {
    seen != nil || !judgement.only.isEmpty || !judgement.skip.isEmpty
  }

  /// The invariants that are judged, in the order of the catalogue.
  var judged: [Invariant] { judgement.invariants }

  /// The invariants that are judged and can be put to the test.
  package var invariants: [Invariant] { judged.filter { reaches($0) } }

  /// Whether an invariant can be put to the test.
  func reaches(_ invariant: Invariant) -> Bool {
    seen.map { ($0.tally[invariant.id]?.exercised ?? 0) > 0 } ?? true
  }

  /// Whether an event can be played.
  func reaches(_ kind: EventKind) -> Bool {
    seen.map { $0.activity.events[Int(kind.rawValue)] > 0 } ?? true
  }

  /// Whether a choice can be answered so; nil asks for any answer.
  func reaches(_ kind: ChoiceKind, answer: Int?) -> Bool {
    guard let seen else { return true }
    let first = Int(kind.rawValue) * 8
    if let answer { return seen.activity.answers[first + answer] > 0 }
    return seen.activity.answers[first..<first + 8].contains { $0 > 0 }
  }

  /// The rules and events that are not asked for here, in lines.
  package var lines: [String] {
    guard seen != nil else { return [] }
    let beyond = judged.filter { !reaches($0) && [.hard, .required].contains($0.kind) }.map(\.id)
    let events = EventKind.allCases.filter { !reaches($0) }.map(\.word)
    let lists = [("invariants", beyond), ("events", events)].filter { !$0.1.isEmpty }
    return lists.map { noun, names in
      "not asked for, because \(Self.cases.counted("case")) of this selection do not reach them, "
        + "\(noun): " + names.joined(separator: ", ")
    }
  }
}
