import Dispatch
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

  /// Bug: a queue of its own, where no step is.
  mutating func didReceiveMemoryWarning() {
    let context = context
    let work = DispatchWorkItem { context.counts("warnings") }
    DispatchQueue.global().async(execute: work)
    work.wait()
  }

  /// Bugs: it keeps what it registers, and traps when a window that it asked for comes.
  ///
  /// No generated case gets here, only written ones.
  mutating func didReceive(_ callback: LifecycleCallback) {
    switch callback.name {
    case .registered, .registrationFailed: while true { keep(megabytes: 8) }
    case .requestActivation:
      keep(megabytes: 128)
      preconditionFailure("nothing is kept")
    default: break
    }
  }

  private mutating func keep(megabytes: Int) {
    kept.append([Int](repeating: 1, count: megabytes << 17))
  }
}

/// The app under test: how it is made, and what must hold.
var flakyApp: AppTest<FlakyApp> {
  let isQuiet = AppLaw<FlakyApp>("It does not go on for ever.", id: "flaky.quiet") {
    theApp { $0.plays > 9 }.never()
  }
  return AppTest("flaky", laws: [isQuiet], usesTasks: true) { FlakyApp($0) }
}
