// Which values pass, and as what.
extension Publisher {
  /// Returns a publisher that makes something of each value; the closure may hand it on or end.
  func passes<Result>(
    _ begins: @escaping (Passage<Result, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(passing: { $0.receives(self, begins($0)) })
  }

  /// Returns a publisher of values at a key path.
  ///
  /// Source: Apple, combine/publisher/map(_:).
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Returns a publisher of changed values, without those that become nil.
  ///
  /// Source: Apple, combine/publisher/compactmap(_:).
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    passes { passage in { if let value = transform($0) { passage.send(value) } } }
  }

  /// Returns a publisher of the values that a closure lets pass.
  ///
  /// Source: Apple, combine/publisher/filter(_:).
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passes { passage in { if isIncluded($0) { passage.send($0) } } }
  }

  /// Returns a publisher without values that equal the one before, as a closure says.
  ///
  /// Source: Apple, combine/publisher/removeduplicates(by:).
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passes { passage in
      let last = Shared<Output?>(nil)
      return { value in
        let before = last.change { last -> Output? in
          defer { last = value }
          return last
        }
        if let before, predicate(before, value) { return }
        passage.send(value)
      }
    }
  }

  /// Returns a publisher of what a closure makes of each value and what it made before.
  ///
  /// Source: Apple, combine/publisher/scan(_:_:).
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    passes { passage in
      let result = Shared(initialResult)
      return { value in
        passage.send(
          result.change {
            $0 = nextPartialResult($0, value)
            return $0
          })
      }
    }
  }

  /// Returns a publisher of the first values, so many.
  ///
  /// Source: Apple, combine/publisher/prefix(_:).
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    guard maxLength > 0 else { return AnyPublisher(passing: { $0.end(.finished) }) }
    return passes { passage in
      let count = Shared(0)
      return { value in
        let number = count.change { count -> Int in
          count += 1
          return count
        }
        if number < maxLength { passage.send(value) }
        if number == maxLength { passage.finish(with: value) }
      }
    }
  }

  /// Returns a publisher of the values before the first that a closure refuses.
  ///
  /// Source: Apple, combine/publisher/prefix(while:).
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passes { passage in { predicate($0) ? passage.send($0) : passage.end(.finished) } }
  }

  /// Returns a publisher of the values before another publisher has one.
  ///
  /// Source: Apple, combine/publisher/prefix(untiloutputfrom:).
  public func prefix<Other: Publisher>(
    untilOutputFrom publisher: Other
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(passing: { passage in
      passage.keeps(publisher.attach({ _ in passage.end(.finished) }) { _ in })
      passage.receives(self, passage.send)
    })
  }

  /// Returns a publisher of the first value.
  ///
  /// Source: Apple, combine/publisher/first().
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that a closure lets pass.
  ///
  /// Source: Apple, combine/publisher/first(where:).
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(predicate).prefix(1) }

  /// Returns a publisher without the first values, so many.
  ///
  /// Source: Apple, combine/publisher/dropfirst(_:).
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passes { passage in
      let left = Shared(count)
      return { value in
        let isDropped = left.change { left -> Bool in
          defer { left = Swift.max(0, left - 1) }
          return left > 0
        }
        if !isDropped { passage.send(value) }
      }
    }
  }

  /// Returns a publisher without the values before the first that a closure refuses.
  ///
  /// Source: Apple, combine/publisher/drop(while:).
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passes { passage in
      let drops = Shared(true)
      return { value in
        if drops.change({ $0 }), predicate(value) { return }
        drops.change { $0 = false }
        passage.send(value)
      }
    }
  }

  /// Returns a publisher of the ends alone.
  ///
  /// Source: Apple, combine/publisher/ignoreoutput().
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { passes { _ in { _ in } } }

  /// Returns a publisher with another value in the stead of nil.
  ///
  /// Source: Apple, combine/publisher/replacenil(with:).
  public func replaceNil<Value>(with output: Value) -> Publishers.Map<Self, Value>
  where Output == Value? { map { $0 ?? output } }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher without values that equal the one before.
  ///
  /// Source: Apple, combine/publisher/removeduplicates().
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
