/// One that has a single value.
///
/// Source: Apple, combine/just.
public struct Just<Output>: Publisher {
  /// Why it fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates one of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receivesValue(output)
    receivesCompletion(.finished)
    return AnyCancellable {}
  }
}

/// One that has no value.
///
/// Source: Apple, combine/empty.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once; otherwise it never does.
  public let completeImmediately: Bool

  /// Creates one.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  /// Creates one of given types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.completeImmediately = completeImmediately }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { receivesCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// One that fails at once.
///
/// Source: Apple, combine/fail.
public struct Fail<Output, Failure: Error>: Publisher {
  /// Why it fails.
  public let error: Failure

  /// Creates one that fails so.
  public init(error: Failure) { self.error = error }
  /// Creates one that fails so, of a given type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receivesCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// One that is made as often as its values are received.
///
/// Source: Apple, combine/deferred.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// A value.
  public typealias Output = DeferredPublisher.Output
  /// Why it fails.
  public typealias Failure = DeferredPublisher.Failure

  /// The closure that makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates one that a closure makes.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher().attach(receivesValue, receivesCompletion) }
}

extension Sequence {
  /// The elements as a publisher.
  ///
  /// Source: Apple, swift/sequence/publisher.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher(passing: { passage in
      for element in self where passage.isOpen { passage.send(element) }
      passage.end(.finished)
    })
  }
}

extension Optional {
  /// The value, if there is one, as a publisher.
  ///
  /// Source: Apple, swift/optional/publisher-swift.property.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher(passing: { passage in
      if let self { passage.send(self) }
      passage.end(.finished)
    })
  }
}

extension Result {
  /// The value or the failure as a publisher.
  ///
  /// Source: Apple, swift/result/publisher-swift.property.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher(passing: { $0.ends(with: self) })
  }
}
