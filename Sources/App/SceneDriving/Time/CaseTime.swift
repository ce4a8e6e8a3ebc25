import SceneSeam

/// The time that a case moves, for the app that runs on the calling thread.
///
/// It is stateless and one for all: a task may keep it beyond the case that gave it.
struct CaseTime: AppClock.TimeSource {
  /// The beginning on a thread that plays no app.
  var now: Duration { DeterministicExecutor.current?.now ?? .zero }

  /// A case moves in whole seconds.
  var minimumResolution: Duration { .seconds(1) }

  func sleep(until deadline: Duration) async throws {
    try Task.checkCancellation()
    guard let number = DeterministicExecutor.current?.newSleeper() else {
      throw CancellationError()
    }
    let isOver = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        DeterministicExecutor.current?.sleep(number, until: deadline, continuation)
      }
    } onCancel: {
      DeterministicExecutor.current?.cancel(number)
    }
    if !isOver { throw CancellationError() }
  }
}
