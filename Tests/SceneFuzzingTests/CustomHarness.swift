import SceneFuzzing

/// Engines of UIKit that nobody judges.
struct CustomHarness: Harness, Sendable {
  struct Silence: Monitor {
    let violations: [Violation] = []

    mutating func reset() {}
    mutating func observe(_ callback: Callback) -> Bool { true }
    mutating func finish() -> Bool { true }
  }

  let emptyTally: UInt64 = 0
  var playsInTurns = false

  func subject(platform: Platform, scenes: Int, quirks: Bool) -> UIKitEngine {
    UIKitEngine(platform: platform, scenes: scenes)
  }

  func judge(platform: Platform) -> Silence { Silence() }

  func collect(_ judge: Silence, into tally: inout UInt64) {}

  func merge(_ other: UInt64, into tally: inout UInt64) {}
}
