import SceneFuzzing
import SceneLifecycle
import TestSupport

/// Toy engines judged by toy monitors; the tally is the number of callbacks that were judged.
struct ToyHarness: Harness, Sendable {
  var isBuggy = false

  let emptyTally: UInt64 = 0

  func subject(platform: Platform, scenes: Int, quirks: Bool) -> ToyEngine {
    ToyEngine(scenes: scenes, isBuggy: isBuggy)
  }

  func judge(platform: Platform) -> ToyMonitor { ToyMonitor() }

  func collect(_ judge: ToyMonitor, into tally: inout UInt64) { tally += judge.seen }

  func merge(_ other: UInt64, into tally: inout UInt64) { tally += other }
}

/// Buggy toy engines whose monitors see the bug and do not name it.
struct MuteRig: Harness, Sendable {
  struct Mute: Monitor {
    private var monitor = ToyMonitor()

    let violations: [Violation] = []

    mutating func reset() { monitor.reset() }
    mutating func observe(_ callback: Callback) -> Bool { monitor.observe(callback) }
    mutating func finish() -> Bool { monitor.finish() }
  }

  let emptyTally: UInt64 = 0

  func subject(platform: Platform, scenes: Int, quirks: Bool) -> ToyEngine {
    ToyEngine(scenes: scenes, isBuggy: true)
  }

  func judge(platform: Platform) -> Mute { Mute() }

  func collect(_ judge: Mute, into tally: inout UInt64) {}

  func merge(_ other: UInt64, into tally: inout UInt64) {}
}
