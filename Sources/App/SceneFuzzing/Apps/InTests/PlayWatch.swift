import Foundation
import SceneGeneration
import SceneLifecycle
import SceneSeam
import SceneTaskHooks

/// The watch over a test's plays: whether the app returns, and whether its process stays.
struct PlayWatch {
  private let watchdog: Watchdog?
  private let exit: UInt64
  private let exitSentence: Unmanaged<ExitSentence>

  /// The sentence that is said where the app ends the process.
  private final class ExitSentence: Sendable {
    let announce: @Sendable () -> Void

    init(_ announce: @escaping @Sendable () -> Void) { self.announce = announce }
  }

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - breadcrumb: What it plays.
  ///   - settings: What the environment says.
  ///   - kept: The scenarios that it keeps.
  ///   - fileID: The test's module and file.
  ///   - announce: Takes what is said.
  init<App: SceneApp>(
    _ test: AppTest<App>, _ breadcrumb: CrashBreadcrumb.SampleReader, _ settings: TestSettings,
    _ kept: [KeptScenario], _ fileID: String, _ announce: @escaping @Sendable (String) -> Void
  ) {
    let limit = settings.patience(test.watchdog)
    let generator = Generator(shape: test.shape, seed: settings.seed, among: test.platforms)
    let message = HangMessage(
      test: test.name, fileID: fileID, actions: test.actions.map(\.name),
      laws: test.laws.map(\.id), kept: kept,
      token: { generator.token($0).text }, command: SceneFuzz.command(fileID),
      limit: limit ?? .zero)
    exitSentence = .passRetained(ExitSentence { announce(message.textOfExit(breadcrumb.sample)) })
    exit = scene_exit_watch(
      { sentence in
        Unmanaged<ExitSentence>.fromOpaque(sentence).takeUnretainedValue().announce()
        return false
      }, exitSentence.toOpaque(), 1)
    guard let limit else {
      watchdog = nil
      return
    }
    let (exit, parent) = (exit, getppid())
    var giving = Watchdog.GivingUp()
    giving.limit = max(limit * 10, Self.leastPatience)
    giving.isOrphan = { getppid() != parent }
    giving.leave = { sample in
      announce(message.textOfLeaving(sample))
      scene_exit_forget(exit)
      _exit(1)
    }
    watchdog = Watchdog(breadcrumb, after: limit, giving: giving) { announce(message.text($0)) }
  }

  /// A test gives up no sooner than this.
  private static let leastPatience = Duration.seconds(30)

  /// Ends the look: nothing is played any more.
  func stop() {
    watchdog?.stop()
    scene_exit_forget(exit)
    exitSentence.release()
  }
}
