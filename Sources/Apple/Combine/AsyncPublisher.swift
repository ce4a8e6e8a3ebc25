extension Publisher where Failure == Never {
  /// The values, for `for await`.
  ///
  /// Source: Apple, combine/publisher/values.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values, for `for try await`.
  ///
  /// Source: Apple, combine/publisher/values.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that does not fail; all that come are kept until they are read.
///
/// Source: Apple, combine/asyncpublisher.
public struct AsyncPublisher<Source: Publisher>: AsyncSequence where Source.Failure == Never {
  /// A value.
  public typealias Element = Source.Output

  private let publisher: Source

  /// Creates the values of a publisher.
  public init(_ publisher: Source) { self.publisher = publisher }

  /// Begins to receive.
  public func makeAsyncIterator() -> AsyncStream<Element>.Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let kept = publisher.attach({ continuation.yield($0) }) { _ in continuation.finish() }
    continuation.onTermination = { _ in kept.cancel() }
    return stream.makeAsyncIterator()
  }
}

/// The values of a publisher that may fail; all that come are kept until they are read.
///
/// Source: Apple, combine/asyncthrowingpublisher.
public struct AsyncThrowingPublisher<Source: Publisher>: AsyncSequence {
  /// A value.
  public typealias Element = Source.Output

  private let publisher: Source

  /// Creates the values of a publisher.
  public init(_ publisher: Source) { self.publisher = publisher }

  /// Begins to receive.
  public func makeAsyncIterator() -> AsyncThrowingStream<Element, any Error>.Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
    let kept = publisher.attach({ continuation.yield($0) }) { end in
      switch end {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { _ in kept.cancel() }
    return stream.makeAsyncIterator()
  }
}
