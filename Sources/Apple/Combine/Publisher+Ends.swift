// What comes at the end.
extension Publisher {
  /// Returns a publisher of all values in one, once they have ended.
  ///
  /// Source: Apple, combine/publisher/collect().
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Returns a publisher of so many values in one; the last may have fewer.
  ///
  /// Source: Apple, combine/publisher/collect(_:).
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher(passing: { passage in
      let values = Shared<[Output]>([])
      let takes = { () -> [Output] in
        values.change { values in
          defer { values = [] }
          return values
        }
      }
      passage.receives(self) { value in
        let number = values.change { values -> Int in
          values.append(value)
          return values.count
        }
        if number >= count { passage.send(takes()) }
      } _: { end in
        let rest = takes()
        if case .finished = end, !rest.isEmpty { passage.send(rest) }
        passage.end(end)
      }
    })
  }

  /// Returns a publisher of what a closure has made of all values, once they have ended.
  ///
  /// Source: Apple, combine/publisher/reduce(_:_:).
  public func reduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(passing: { passage in
      let result = Shared(initialResult)
      passage.receives(self) { value in
        result.change { $0 = nextPartialResult($0, value) }
      } _: { end in
        if case .finished = end { passage.send(result.change { $0 }) }
        passage.end(end)
      }
    })
  }

  /// Returns a publisher of the last value.
  ///
  /// Source: Apple, combine/publisher/last().
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Returns a publisher of the number of values.
  ///
  /// Source: Apple, combine/publisher/count().
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Returns a publisher with a value in the stead of none.
  ///
  /// Source: Apple, combine/publisher/replaceempty(with:).
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      let isEmpty = Shared(true)
      passage.receives(self) { value in
        isEmpty.change { $0 = false }
        passage.send(value)
      } _: { end in
        if case .finished = end, isEmpty.change({ $0 }) { passage.send(output) }
        passage.end(end)
      }
    })
  }

  /// Returns a publisher of values, then those of this one.
  ///
  /// Source: Apple, combine/publisher/prepend(_:).
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      for element in elements { passage.send(element) }
      passage.receives(self, passage.send)
    })
  }

  /// Returns a publisher of these values, then those of another.
  ///
  /// Source: Apple, combine/publisher/append(_:).
  public func append<Other: Publisher>(_ publisher: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher(passing: { passage in
      passage.receives(self, passage.send) { end in
        guard case .finished = end else { return passage.end(end) }
        passage.receives(publisher, passage.send)
      }
    })
  }

  /// Returns a publisher of these values, then others.
  ///
  /// Source: Apple, combine/publisher/append(_:).
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    append(
      AnyPublisher(passing: { passage in
        for element in elements { passage.send(element) }
        passage.end(.finished)
      }))
  }

  /// Calls closures with what happens, before it is handed on.
  ///
  /// Source: Apple, combine/publisher/handleevents(receivesubscription:receiveoutput:receivecompletion:
  /// receivecancel:receiverequest:).
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      receiveSubscription?(PassingSubscription(ends: passage.cancel))
      receiveRequest?(.unlimited)
      let hasEnded = Shared(false)
      // It is cancelled with the passage, after the end as well.
      passage.keeps(AnyCancellable { if !hasEnded.change({ $0 }) { receiveCancel?() } })
      passage.receives(self) { value in
        receiveOutput?(value)
        passage.send(value)
      } _: { end in
        hasEnded.change { $0 = true }
        receiveCompletion?(end)
        passage.end(end)
      }
    })
  }

  /// Returns the publisher as it is: nothing is printed.
  ///
  /// Source: Apple, combine/publisher/print(_:to:).
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// The connection between a publisher and the receiver of its values.
///
/// Source: Apple, combine/subscription.
public protocol Subscription: Cancellable {
  /// Asks for more values; they come without being asked for.
  func request(_ demand: Subscribers.Demand)
}

private struct PassingSubscription: Subscription {
  let ends: () -> Void

  func request(_ demand: Subscribers.Demand) {}
  func cancel() { ends() }
}

extension Subscribers {
  /// How many values are asked for.
  ///
  /// Source: Apple, combine/subscribers/demand.
  public struct Demand: Hashable, Sendable {
    /// The number; nil for any.
    public let max: Int?

    /// As many as there are.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)
    /// At most so many.
    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
}
