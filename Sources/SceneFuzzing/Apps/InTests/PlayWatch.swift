import Foundation
import SceneGeneration
import SceneLifecycle
import SceneSeam
import SceneTaskHooks

/// What looks at a test from its first play to its last: whether the app returns, and whether it stays.
struct PlayWatch {
  private let watchdog: Watchdog?
  private let exit: UInt64
  private let told: Unmanaged<ExitSentence>

  /// What is said where the app ends the process.
  private final class ExitSentence: Sendable {
    let tell: @Sendable () -> Void

    init(_ tell: @escaping @Sendable () -> Void) { self.tell = tell }
  }

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - crumb: What it plays.
  ///   - settings: What the environment says.
  ///   - kept: The scenarios that it keeps.
  ///   - fileID: The test's module and file.
  ///   - tell: Takes what is said.
  init<App: SceneApp>(
    _ test: AppTest<App>, _ crumb: CrashBreadcrumb.CrumbReader, _ settings: TestSettings,
    _ kept: [KeptScenario], _ fileID: String, _ tell: @escaping @Sendable (String) -> Void
  ) {
    let limit = settings.patience(test.watchdog)
    let generator = Generator(shape: test.shape, seed: settings.seed, among: test.platforms)
    let message = HangMessage(
      test: test.name, fileID: fileID, actions: test.actions.map(\.name),
      laws: test.laws.map(\.id), kept: kept,
      token: { generator.token($0).text }, command: SceneFuzz.command(fileID),
      limit: limit ?? .zero)
    told = .passRetained(ExitSentence { tell(message.textOfExit(crumb.sample)) })
    exit = scene_exit_watch(
      { sentence in
        Unmanaged<ExitSentence>.fromOpaque(sentence).takeUnretainedValue().tell()
        return false
      }, told.toOpaque(), 1)
    guard let limit else {
      watchdog = nil
      return
    }
    let (exit, parent) = (exit, getppid())
    var giving = Watchdog.GivingUp()
    giving.limit = settings.isOnServer ? max(limit * 10, Self.leastOnServer) : nil
    giving.isOrphan = { getppid() != parent }
    giving.leave = { sample in
      tell(message.textOfLeaving(sample))
      scene_exit_forget(exit)
      _exit(1)
    }
    watchdog = Watchdog(crumb, after: limit, giving: giving) { tell(message.text($0)) }
  }

  /// A build server gives up no sooner than this.
  private static let leastOnServer = Duration.seconds(30)

  /// Ends the look: nothing is played any more.
  func stop() {
    watchdog?.stop()
    scene_exit_forget(exit)
    told.release()
  }
}
