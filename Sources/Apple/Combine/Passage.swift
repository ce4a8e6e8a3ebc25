import Foundation

/// Passes values from a publisher to the receiver: it is closed at the end.
///
/// Values may come on any thread. None passes once it is closed, by the end or by who receives.
final class Passage<Output, Failure: Error> {
  typealias Completion = Subscribers.Completion<Failure>

  private struct Ends {
    let receivesValue: (Output) -> Void
    let receivesCompletion: (Completion) -> Void
    var upstreams: [AnyCancellable] = []
  }

  private let lock = NSLock()
  private var ends: Ends?

  init(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Completion) -> Void
  ) {
    ends = Ends(receivesValue: receivesValue, receivesCompletion: receivesCompletion)
  }

  var isOpen: Bool { lock.withLock { ends != nil } }

  func send(_ value: Output) { lock.withLock { ends?.receivesValue }?(value) }

  func end(_ completion: Completion) {
    guard let last = close() else { return }
    last.receivesCompletion(completion)
    for upstream in last.upstreams { upstream.cancel() }
  }

  /// Hands a last value, then the end.
  func finish(with value: Output) {
    send(value)
    end(.finished)
  }

  /// Hands what came of something, then the end.
  func ends(with result: Result<Output, Failure>) {
    switch result {
    case .success(let value): finish(with: value)
    case .failure(let error): end(.failure(error))
    }
  }

  func cancel() {
    for upstream in close()?.upstreams ?? [] { upstream.cancel() }
  }

  /// Keeps what is cancelled with it.
  func keeps(_ upstream: AnyCancellable) {
    let isKept = lock.withLock {
      ends?.upstreams.append(upstream)
      return ends != nil
    }
    if !isKept { upstream.cancel() }
  }

  /// Receives from a publisher; its end is this one's, unless a closure takes it.
  func receives<Upstream: Publisher>(
    _ upstream: Upstream, _ receivesValue: @escaping (Upstream.Output) -> Void,
    _ receivesCompletion: ((Completion) -> Void)? = nil
  ) where Upstream.Failure == Failure {
    keeps(upstream.attach(receivesValue, receivesCompletion ?? { self.end($0) }))
  }

  private func close() -> Ends? {
    lock.withLock {
      defer { ends = nil }
      return ends
    }
  }
}

/// A value that several threads may change.
final class Shared<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
