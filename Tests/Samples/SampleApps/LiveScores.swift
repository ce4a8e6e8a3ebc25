import SceneFuzzing

/// P16: live scores over a stream that takes its time to pause.
struct LiveScores: SceneApp {
  let context: AppContext
  let isFixed: Bool
  private var isRunning = false
  private var isWanted = false
  private(set) var isPausing = false

  init(_ context: AppContext, isFixed: Bool) {
    self.context = context
    self.isFixed = isFixed
  }

  mutating func applicationWillEnterForeground() {
    isWanted = true
    context.enables("stream")
    if isRunning { return }
    isRunning = true
    context.starts("stream")
  }

  mutating func applicationDidEnterBackground() {
    isWanted = false
    context.disables("stream")
    isPausing = isRunning
  }

  /// The server has confirmed the pause.
  mutating func finishPausing() {
    isPausing = false
    // The bug: by now the user may be back.
    if isFixed && isWanted { return }
    guard isRunning else { return }
    isRunning = false
    context.stops("stream")
  }

  static func test(isFixed: Bool) -> AppTest<LiveScores> {
    AppTest(
      "live-scores",
      actions: [
        AppAction("finish-pausing", isCompletion: true, if: { $0.isPausing }) { $0.finishPausing() }
      ], laws: [.lastIntentWins]
    ) { LiveScores($0, isFixed: isFixed) }
  }
}
