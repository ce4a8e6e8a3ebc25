package import Foundation
import Synchronization

/// A call of a delegate's method in the form that is `async`.
///
/// Objective-C has one method where Swift has two forms of it: with a handler, and `async`. The default
/// of the form with a handler begins the other one. Swift cannot say whether a class has that, but its
/// default is no work of the main actor and of no executor: it has ended when its task has begun, and
/// says so here. What an app implements waits as any of its tasks does.
package final class AsyncForm: Sendable {
  @TaskLocal private static var current: AsyncForm?
  private static let listener = Mutex<(@Sendable (_ method: String) -> Void)?>(nil)
  private let isMissing = Atomic<Bool>(false)

  /// Lets a closure learn of each form that is `async` and that an app has, when it has begun.
  package static func notifies(_ listener: @escaping @Sendable (_ method: String) -> Void) {
    self.listener.withLock { $0 = listener }
  }

  /// The default of the form that is `async` runs: the app has none of both.
  package static func isMissing() { current?.isMissing.store(true, ordering: .relaxed) }

  /// Begins the form that is `async`, and gives its answer to the handler of the other one.
  ///
  /// - Parameters:
  ///   - method: The form as it is documented.
  ///   - delegate: Whose method it is.
  ///   - answers: The handler.
  ///   - call: Calls the form.
  package static func begins<Answer>(
    _ method: String, of delegate: some NSObjectProtocol, _ answers: @escaping (Answer) -> Void,
    _ call: @escaping () async -> Answer
  ) {
    let form = AsyncForm()
    var answer: Answer?
    Task(executorPreference: FirstStep()) {
      let given = await $current.withValue(form) { await call() }
      if form.isMissing.load(ordering: .relaxed) {
        answer = given
      } else {
        await hand(given, to: answers)
      }
    }
    // What the handler does belongs to the caller's actor, not to the task's first step.
    if let answer { return answers(answer) }
    listener.withLock { $0 }?("\(type(of: delegate)).\(method)")
  }

  @MainActor private static func hand<Answer>(_ answer: Answer, to answers: (Answer) -> Void) {
    answers(answer)
  }
}

/// Runs the first step of a task at once, where the task is made, and all others on the main actor.
private final class FirstStep: TaskExecutor {
  private let hasBegun = Atomic<Bool>(false)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if hasBegun.exchange(true, ordering: .relaxed) {
      // Not `MainActor.shared.enqueue`: it passes by the hooks of the case that steps the app's tasks.
      Task { @MainActor in job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    } else {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
