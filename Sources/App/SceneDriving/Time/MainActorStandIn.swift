import SceneTaskHooks

/// The main actor's executor on a thread that plays an app.
///
/// It is stateless and one for all: a task keeps it beyond the case that gave it.
final class MainActorStandIn: SerialExecutor {
  private static let shared = MainActorStandIn()

  /// Whether the runtime gives what it enqueues on such a thread; asking puts the hooks in place.
  static let isInstalled: Bool = {
    let executor = shared.asUnownedSerialExecutor()
    return withUnsafeBytes(of: executor) { bytes in
      let words = bytes.bindMemory(to: UnsafeMutableRawPointer.self)
      return scene_hooks_install(words[0], words[1])
    }
  }()

  private init() {}

  func enqueue(_ job: UnownedJob) {
    let pointer = withUnsafeBytes(of: job) { $0.load(as: UnsafeMutableRawPointer.self) }
    if scene_thread_owner() == nil {
      // Another thread resumed the app's work: it has escaped, and goes on where it can.
      scene_main_enqueue(pointer)
    } else {
      scene_job_keep(pointer, true)
    }
  }

  /// Ends the process, unless the host does something for work of the app that is not the main actor's.
  func checkIsolated() {
    precondition(scene_thread_is_trusted(), "the main actor's code is called where it does not run")
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
