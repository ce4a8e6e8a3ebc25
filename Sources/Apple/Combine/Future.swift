/// One whose single value comes from a closure that is called at once.
///
/// Source: Apple, combine/future.
public final class Future<Output, Failure: Error>: Publisher {
  /// The closure to call once with the value, or with the failure.
  ///
  /// Source: Apple, combine/future/promise.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct Wait {
    var result: Result<Output, Failure>?
    var passages: [Passage<Output, Failure>] = []
  }

  private let wait = Shared(Wait())

  /// Creates one, and calls the closure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.ends($0) }
  }

  private func ends(_ result: Result<Output, Failure>) {
    let passages = wait.change { wait -> [Passage<Output, Failure>] in
      guard wait.result == nil else { return [] }
      wait.result = result
      defer { wait.passages = [] }
      return wait.passages
    }
    for passage in passages { passage.ends(with: result) }
  }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let passage = Passage(receivesValue, receivesCompletion)
    let result = wait.change { wait -> Result<Output, Failure>? in
      if wait.result == nil { wait.passages.append(passage) }
      return wait.result
    }
    if let result { passage.ends(with: result) }
    return AnyCancellable(passage.cancel)
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  ///
  /// Source: Apple, combine/future/value.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        answers { if case .success(let value) = $0 { continuation.resume(returning: value) } }
      }
    }
  }
}

extension Future where Failure == any Error {
  /// The value, once it is there.
  ///
  /// - Throws: Why there is none.
  ///
  /// Source: Apple, combine/future/value.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        answers { continuation.resume(with: $0) }
      }
    }
  }
}

extension Future {
  /// Calls a closure once with the result.
  private func answers(_ receives: @escaping (Result<Output, Failure>) -> Void) {
    // Who waits holds on to it until the result is there.
    let kept = Shared<AnyCancellable?>(nil)
    let cancellable = attach(
      { receives(.success($0)) },
      { end in
        kept.change { $0 = nil }
        if case .failure(let error) = end { receives(.failure(error)) }
      })
    kept.change { $0 = cancellable }
  }
}
