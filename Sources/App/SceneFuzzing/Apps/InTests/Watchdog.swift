import Dispatch
import Foundation
import SceneDriving
import SceneLifecycle
import SceneReporting

/// Tells while a test is still waiting that a callback of the app, or a law, has not returned.
///
/// A thread of its own looks at the words of the breadcrumb now and then. Nothing that is played depends
/// on it, and the app's thread neither reads a clock nor waits for it.
struct Watchdog: Sendable {
  /// How often it looks before it says anything: a debugger that stops all threads costs one look.
  private static let looks = 4

  private let end = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)

  /// The ways to give up where the app still does not return.
  struct GivingUp: Sendable {
    /// How long the app may take altogether; nil for as long as it likes.
    var limit: Duration?
    /// Whether the process that started this one is gone: then it plays to no one.
    var isOrphan: @Sendable () -> Bool = { false }
    /// Ends the process with a failure.
    var leave: @Sendable (CrashBreadcrumb.Sample) -> Void = { _ in }
  }

  /// Starts a thread that looks at what is played until `stop()`.
  ///
  /// - Parameters:
  ///   - breadcrumb: What is played.
  ///   - limit: How long a callback may take before it is told.
  ///   - giving: What follows where that is not enough.
  ///   - announce: Takes the callback that has not returned, once.
  init(
    _ breadcrumb: CrashBreadcrumb.SampleReader, after limit: Duration,
    giving: GivingUp = GivingUp(),
    announce: @escaping @Sendable (CrashBreadcrumb.Sample) -> Void
  ) {
    let (end, hasEnded) = (end, hasEnded)
    // A thread of its own runs even where the app holds every thread of the pool.
    Thread.detachNewThread {
      defer { hasEnded.signal() }
      var seen = breadcrumb.sample
      var (count, wasReported) = (0, false)
      let pause = limit / .seconds(1) / Double(Self.looks)
      let most = giving.limit.map { max(Self.looks, Int($0 / limit * Double(Self.looks))) } ?? .max
      while end.wait(timeout: .now() + pause) == .timedOut {
        let sample = breadcrumb.sample
        let isWaited = sample.progress.isInApp || sample.progress.law != nil
        count = sample == seen && isWaited ? count + 1 : 0
        seen = sample
        if count < Self.looks { continue }
        if !wasReported {
          wasReported = true
          breadcrumb.hangs(sample)
          announce(sample)
        }
        if count >= most || giving.isOrphan() { return giving.leave(sample) }
      }
    }
  }

  /// Ends the thread, and waits until it has ended.
  func stop() {
    end.signal()
    hasEnded.wait()
  }
}

/// The message of a watchdog about a test.
struct HangMessage: Sendable {
  /// The test's name.
  var test: String
  /// The test's module and file.
  var fileID: String
  /// The names of the app's actions.
  var actions: [String]
  /// The identifiers of the laws, in the order in which they are asked.
  var laws: [String]
  /// The kept scenarios by the digest of their names.
  var kept: [KeptScenario]
  /// The token of a case.
  var token: @Sendable (UInt64) -> String
  /// The command that repeats the test.
  var command: String
  /// How long the app had not returned.
  var limit: Duration

  /// The message where the test is given up.
  func textOfLeaving(_ sample: CrashBreadcrumb.Sample) -> String {
    """
    scenefuzz: \(subject(sample.progress)); the test gives up, and its process ends with a failure
    \(locations(sample))

    """
  }

  /// The message where the app ends the process as if all tests were done.
  func textOfExit(_ sample: CrashBreadcrumb.Sample) -> String {
    """
    scenefuzz: the app has left the process of the tests, which ends with a failure
    \(locations(sample))
      The next run makes the history small: \(command)

    """
  }

  private func locations(_ sample: CrashBreadcrumb.Sample) -> String {
    """
      test '\(test)' in \(fileID)
      \(history(sample.source))
      \(location(sample.progress))
    """
  }

  /// The message: where the app is, and what can be done.
  func text(_ sample: CrashBreadcrumb.Sample) -> String {
    """
    scenefuzz: \(subject(sample.progress)) for \(limit.text); the test goes on waiting
    \(locations(sample))
      To see the history, end the test with ^C and run it again:
        \(command)
      SCENEFUZZ_WATCHDOG=30s tells it later, SCENEFUZZ_WATCHDOG=off not at all.

    """
  }

  private func subject(_ progress: ProgressSample) -> String {
    guard !progress.isInApp, let law = progress.law, laws.indices.contains(law) else {
      return "the app has not returned"
    }
    return "the law '\(laws[law])' has not answered"
  }

  private func history(_ source: CrashBreadcrumb.HistorySource?) -> String {
    switch source {
    case .generated(let seed, let index): "case \(index) of seed \(seed), token \(token(index))"
    case .kept(let digest):
      "kept scenario "
        + (kept.first { FNV.hash($0.description) == digest }?.description ?? "of another name")
    case nil: "a failing history that is made small or explained"
    }
  }

  private func location(_ progress: ProgressSample) -> String {
    // A law is asked after the callback.
    let number = progress.moment / 2 + (progress.isInApp ? 1 : 0)
    guard let callback = progress.callback else { return "callback \(number)" }
    let what = callback.kind == .action ? action(callback) : "received \(callback.shownDelivery)"
    let listener = callback.who == "app" ? "the app" : "scene \(callback.who)"
    return "callback \(number), event \(callback.event): \(listener) \(what)"
  }

  private func action(_ callback: Callback) -> String {
    let number = Int(callback.detail)
    return "does '\(actions.indices.contains(number) ? actions[number] : "an action")'"
  }
}
