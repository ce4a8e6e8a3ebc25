import SceneLifecycle

/// Plays changed histories within a budget, on one player.
struct Trials<H: Harness> {
  /// How a changed history compares with the failing one.
  enum TrialVerdict {
    /// It fails in the same way, whatever else breaks at the same callback.
    case same
    /// Nothing fails.
    case passes
    /// Something else fails.
    case differs
  }

  /// The result of one play.
  struct TrialPlay {
    var verdict: TrialVerdict
    /// Indices of events that were illegal and left out.
    var skipped: [Int]
    /// How many events had their turn before the play ended.
    var reached: Int
    /// Whether any scene received the callback at which the failing history broke.
    var deliversBroken: Bool
    /// Whether any object of the app received a callback.
    var reachesApp: Bool

    /// Whether the event at an index was played.
    func wasPlayed(_ index: Int) -> Bool { index < reached && !skipped.contains(index) }
  }

  /// How many histories were played.
  private(set) var plays = 0
  /// Whether something was not tried.
  private(set) var isExhausted = false

  var player: H.HarnessPlayer
  private let loops: CaseLoops<H.Subject, H.Judge>
  private let wanted: Signature
  private let broken: Callback?
  private let budget: Int
  private let shouldStop: () -> Bool

  init(
    _ harness: H, _ world: Scenario, _ wanted: Signature, breaking broken: Callback?, budget: Int,
    shouldStop: @escaping () -> Bool
  ) {
    player = harness.player(platform: world.platform, scenes: world.scenes, quirks: world.quirks)
    loops = harness.loops
    player.tapesEvents = true
    player.tapesCallbacks = true
    self.wanted = wanted
    self.broken = broken
    self.budget = budget
    self.shouldStop = shouldStop
  }

  /// Plays a history; nil when the budget is used up.
  mutating func play(_ scenario: Scenario) -> TrialPlay? {
    guard !isExhausted, plays < budget, !shouldStop() else {
      isExhausted = true
      return nil
    }
    plays += 1
    let verdict: TrialVerdict =
      switch loops.written(&player, scenario) {
      case .held: .passes
      case .broken:
        player.monitor.violations.contains { Signature($0) == wanted } ? .same : .differs
      case .faulty: .differs
      }
    let tape = player.tape
    return TrialPlay(
      verdict: verdict, skipped: tape.skipped,
      reached: tape.entries.count + tape.skipped.count,
      deliversBroken: tape.callbacks.contains {
        $0.kind == broken?.kind && $0.cause == broken?.cause
      },
      reachesApp: tape.callbacks.contains {
        $0.kind.recipient != .process && $0.kind.recipient != .noObject
      })
  }
}
