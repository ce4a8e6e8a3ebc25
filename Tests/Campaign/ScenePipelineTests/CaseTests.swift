import SceneGeneration
import SceneLifecycle
import ScenePipeline
import Testing

/// A case does not depend on the case before it.
struct CaseTests {
  /// Writes a payload at its third callback and leaves it alone at all others.
  private struct Forgetful: PlayableEngine, Sendable {
    var scenes: Int { 1 }
    private var events = 0
    private var hasPending = false

    mutating func reset() { (events, hasPending) = (0, false) }

    func accepting(_ kind: EventKind) -> SceneSet {
      kind == .home && !hasPending ? SceneSet(0) : .none
    }

    mutating func begin(
      _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
    ) throws(Refusal) {
      guard accepting(event.kind).contains(0) else { throw .wrongState }
      events += 1
      hasPending = true
    }

    mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool {
      guard hasPending else { return false }
      hasPending = false
      if events == 3 { callback.payload = 7 }
      return true
    }
  }

  /// A payload comes at the third callback at the earliest.
  private struct Early: Monitor, Sendable {
    private(set) var violations: [Violation] = []
    private var delivered = 0

    mutating func reset() { self = Early() }

    mutating func observe(_ callback: Callback) -> Bool {
      delivered += 1
      if delivered >= 3 || callback.payload == 0 { return true }
      violations = [
        Violation(
          invariant: "early", kind: .hard, index: delivered - 1, callback: callback, scene: nil)
      ]
      return false
    }

    mutating func finish() -> Bool { true }
  }

  /// Puts the two together.
  private struct ForgetfulHarness: CampaignHarness, Sendable {
    struct NoTally: CaseTally {
      mutating func add(_ other: NoTally) {}
    }

    let emptyTally = NoTally()

    func player(
      platform: Platform, scenes: Int, quirks: Bool, keeping judge: Early?
    ) -> Player<Forgetful, Early> {
      Player(Forgetful(), Early())
    }
  }

  @Test func `What a callback held at the end of a case is gone at the next`() async {
    let shape = Shape(
      platform: Platform.all[0].platform, scenes: 1, length: .events(3), kinds: [.home])
    let result = await ForgetfulHarness().run(
      CampaignOptions(Generator(shape: shape, seed: Seed(1)), cases: 4, keepsGoing: true))
    #expect(result.activity.callbacks == 12)
    #expect(result.findings.isEmpty)
  }
}
