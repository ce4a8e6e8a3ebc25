import SceneFuzzing

/// A player that asks chance whether to go on, and one registration too many.
struct FlakyApp: SceneApp {
  let context: AppContext
  private var kept: [[Int]] = []
  private(set) var plays = 0

  init(_ context: AppContext) { self.context = context }

  /// Bug: what one run does the next one does not.
  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    if Bool.random() { context.starts("song", for: scene) }
    plays += 1
  }

  /// Bug: it keeps what it registers.
  ///
  /// No generated case gets here, only written ones.
  mutating func hears(_ callback: Callback) {
    while callback.cause == .registerForPush { kept.append([Int](repeating: 1, count: 1 << 20)) }
  }
}

/// The app under test: how it is made, and what must hold.
var flakyApp: AppTest<FlakyApp> {
  let isQuiet = Law<FlakyApp>("It does not go on for ever.", id: "flaky.quiet") {
    theApp { $0.plays > 9 }.never()
  }
  return AppTest("flaky", laws: [isQuiet]) { FlakyApp($0) }
}
