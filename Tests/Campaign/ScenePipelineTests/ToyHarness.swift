import SceneGeneration
import SceneLifecycle
import ScenePipeline
import TestSupport

extension ToyEngine: PlayableEngine {}

/// How many callbacks were judged.
struct JudgedCallbacks: CaseTally, Hashable {
  var count: UInt64 = 0

  mutating func add(_ other: JudgedCallbacks) { count += other.count }
}

/// Toy engines judged by toy monitors; the tally is the number of callbacks that were judged.
struct ToyHarness: CampaignHarness, Sendable {
  var isBuggy = false

  let emptyTally = JudgedCallbacks()

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: ToyMonitor?
  ) -> Player<ToyEngine, ToyMonitor> {
    Player(ToyEngine(scenes: scenes, isBuggy: isBuggy), judge ?? ToyMonitor())
  }

  func collect(_ judge: ToyMonitor, into tally: inout JudgedCallbacks) { tally.count += judge.seen }
}

/// Buggy toy engines whose monitors see the bug and do not name it.
struct MuteHarness: CampaignHarness, Sendable {
  struct Mute: Monitor {
    private var monitor = ToyMonitor()

    let violations: [Violation] = []

    mutating func reset() { monitor.reset() }
    mutating func observe(_ callback: Callback) -> Bool { monitor.observe(callback) }
    mutating func finish() -> Bool { monitor.finish() }
  }

  let emptyTally = JudgedCallbacks()

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: Mute?
  ) -> Player<ToyEngine, Mute> {
    Player(ToyEngine(scenes: scenes, isBuggy: true), judge ?? Mute())
  }
}
