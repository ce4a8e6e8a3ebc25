public import Foundation

// What may fail, and what comes then.
extension Publisher {
  /// Returns a publisher of changed values, which fails where the change does.
  ///
  /// Source: Apple, combine/publisher/trymap(_:).
  public func tryMap<Result>(
    _ transform: @escaping (Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    mapError { $0 as any Error }.passes { passage in
      { value in
        do {
          passage.send(try transform(value))
        } catch {
          passage.end(.failure(error))
        }
      }
    }
  }

  /// Returns a publisher of changed values without nil, which fails where the change does.
  ///
  /// Source: Apple, combine/publisher/trycompactmap(_:).
  public func tryCompactMap<Result>(
    _ transform: @escaping (Output) throws -> Result?
  ) -> AnyPublisher<Result, any Error> { tryMap(transform).compactMap { $0 } }

  /// Returns a publisher of the values that a closure lets pass; it fails where the closure does.
  ///
  /// Source: Apple, combine/publisher/tryfilter(_:).
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryCompactMap { try isIncluded($0) ? $0 : nil } }

  /// Returns a publisher of what a decoder reads.
  ///
  /// Source: Apple, combine/publisher/decode(type:decoder:).
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Returns a publisher of what an encoder writes.
  ///
  /// Source: Apple, combine/publisher/encode(encoder:).
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }

  /// Returns a publisher that fails with another error.
  ///
  /// Source: Apple, combine/publisher/maperror(_:).
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    AnyPublisher(passing: { passage in
      passage.keeps(
        attach(passage.send) { end in
          switch end {
          case .finished: passage.end(.finished)
          case .failure(let error): passage.end(.failure(transform(error)))
          }
        })
    })
  }

  /// Returns a publisher that goes on with another one once this fails.
  ///
  /// Source: Apple, combine/publisher/catch(_:).
  public func `catch`<Next: Publisher>(
    _ handler: @escaping (Failure) -> Next
  ) -> AnyPublisher<Output, Next.Failure> where Next.Output == Output {
    AnyPublisher(passing: { passage in
      passage.keeps(
        attach(passage.send) { end in
          switch end {
          case .finished: passage.end(.finished)
          case .failure(let error): passage.receives(handler(error), passage.send)
          }
        })
    })
  }

  /// Returns a publisher that goes on with another one once this fails, or fails itself.
  ///
  /// Source: Apple, combine/publisher/trycatch(_:).
  public func tryCatch<Next: Publisher>(
    _ handler: @escaping (Failure) throws -> Next
  ) -> AnyPublisher<Output, any Error> where Next.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Returns a publisher that ends with a value where this fails.
  ///
  /// Source: Apple, combine/publisher/replaceerror(with:).
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Returns a publisher that begins anew where this fails, so often.
  ///
  /// Source: Apple, combine/publisher/retry(_:).
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return `catch` { _ in retry(retries - 1) }
  }

  /// Returns a publisher that ends the process where this fails.
  ///
  /// Source: Apple, combine/publisher/assertnofailure(_:file:line:).
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    `catch` { error -> Empty<Output, Never> in
      preconditionFailure("\(prefix)\(error)", file: file, line: line)
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that could fail.
  ///
  /// Source: Apple, combine/publisher/setfailuretype(to:).
  public func setFailureType<Other: Error>(
    to type: Other.Type
  ) -> Publishers.SetFailureType<Self, Other> { Publishers.SetFailureType(upstream: self) }
}

extension Publishers {
  /// One that could fail.
  ///
  /// Source: Apple, combine/publishers/setfailuretype.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// A value.
    public typealias Output = Upstream.Output

    /// The publisher whose values come, and which never fails.
    public let upstream: Upstream

    /// Creates one.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { upstream.attach(receivesValue) { _ in receivesCompletion(.finished) } }
  }
}

/// Reads values from their encoded form.
///
/// Source: Apple, combine/topleveldecoder.
public protocol TopLevelDecoder<Input> {
  /// The type of the encoded form.
  associatedtype Input
  /// Reads a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

/// Writes values in an encoded form.
///
/// Source: Apple, combine/toplevelencoder.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded form.
  associatedtype Output
  /// Writes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}
