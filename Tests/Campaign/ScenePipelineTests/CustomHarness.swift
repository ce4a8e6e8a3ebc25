import SceneEngine
import SceneLifecycle
import ScenePipeline

/// Engines of UIKit that no monitor judges.
struct CustomHarness: CampaignHarness, Sendable {
  struct SilentMonitor: Monitor {
    let violations: [Violation] = []

    mutating func reset() {}
    mutating func observe(_ callback: Callback) -> Bool { true }
    mutating func finish() -> Bool { true }
  }

  let emptyTally = JudgedCallbacks()
  var loops = CaseLoops<UIKitEngine, SilentMonitor>()

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: SilentMonitor?
  ) -> Player<UIKitEngine, SilentMonitor> {
    Player(UIKitEngine(platform: platform, scenes: scenes), judge ?? SilentMonitor())
  }
}
