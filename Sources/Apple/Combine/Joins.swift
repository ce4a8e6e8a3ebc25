// Several publishers that become one.
extension Publisher {
  /// Returns a publisher of the last values of two, once each has one.
  ///
  /// Source: Apple, combine/publisher/combinelatest(_:).
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other> where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Returns a publisher of what a closure makes of the last values of two.
  ///
  /// Source: Apple, combine/publisher/combinelatest(_:_:).
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }.eraseToAnyPublisher()
  }

  /// Returns a publisher of the last values of three, once each has one.
  ///
  /// Source: Apple, combine/publisher/combinelatest(_:_:).
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> Publishers.CombineLatest3<Self, Second, Third>
  where Second.Failure == Failure, Third.Failure == Failure {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Returns a publisher of the values of two, in pairs.
  ///
  /// Source: Apple, combine/publisher/zip(_:).
  public func zip<Other: Publisher>(_ other: Other) -> Publishers.Zip<Self, Other>
  where Other.Failure == Failure { Publishers.Zip(self, other) }
}

extension Publishers {
  /// One of the last values of two.
  ///
  /// Source: Apple, combine/publishers/combinelatest.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A value.
    public typealias Output = (A.Output, B.Output)
    /// Why it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Creates one of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let passage = Passage(receivesValue, receivesCompletion)
      let last = Shared<(A.Output?, B.Output?)>((nil, nil))
      let left = Countdown(2)
      let sends = { if case (let a?, let b?) = last.change({ $0 }) { passage.send((a, b)) } }
      passage.receives(a) { value in
        last.change { $0.0 = value }
        sends()
      } _: {
        left.ends(with: $0, passage)
      }
      passage.receives(b) { value in
        last.change { $0.1 = value }
        sends()
      } _: {
        left.ends(with: $0, passage)
      }
      return AnyCancellable(passage.cancel)
    }
  }

  /// One of the last values of three.
  ///
  /// Source: Apple, combine/publishers/combinelatest3.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A value.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why it fails.
    public typealias Failure = A.Failure

    private let pairs: CombineLatest<CombineLatest<A, B>, C>

    /// Creates one of three.
    public init(_ a: A, _ b: B, _ c: C) { pairs = CombineLatest(CombineLatest(a, b), c) }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      pairs.attach({ receivesValue(($0.0.0, $0.0.1, $0.1)) }, receivesCompletion)
    }
  }

  /// One of the values of two, in pairs.
  ///
  /// Source: Apple, combine/publishers/zip.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A value.
    public typealias Output = (A.Output, B.Output)
    /// Why it fails.
    public typealias Failure = A.Failure

    /// The first.
    public let a: A
    /// The second.
    public let b: B

    /// Creates one of two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let passage = Passage(receivesValue, receivesCompletion)
      let waiting = Shared(Pairs<A.Output, B.Output>())
      passage.receives(a) { value in
        waiting.change { $0.first.append(value) }
        while let pair = waiting.change({ $0.next() }) { passage.send(pair) }
        if waiting.change({ $0.isOver }) { passage.end(.finished) }
      } _: { end in
        waiting.change { $0.firstHasEnded = true }
        if waiting.change({ $0.isOver }) || end.isFailure { passage.end(end) }
      }
      passage.receives(b) { value in
        waiting.change { $0.second.append(value) }
        while let pair = waiting.change({ $0.next() }) { passage.send(pair) }
        if waiting.change({ $0.isOver }) { passage.end(.finished) }
      } _: { end in
        waiting.change { $0.secondHasEnded = true }
        if waiting.change({ $0.isOver }) || end.isFailure { passage.end(end) }
      }
      return AnyCancellable(passage.cancel)
    }
  }
}

/// Values that wait for their partners.
private struct Pairs<First, Second> {
  var first: [First] = []
  var second: [Second] = []
  var firstHasEnded = false
  var secondHasEnded = false

  /// Whether there can be no more pairs.
  var isOver: Bool { firstHasEnded && first.isEmpty || secondHasEnded && second.isEmpty }

  mutating func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }
}
