extension Publisher {
  /// Returns a publisher of the values of two.
  ///
  /// Source: Apple, combine/publisher/merge(with:).
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

  /// Returns a publisher of the values of three.
  ///
  /// Source: Apple, combine/publisher/merge(with:_:).
  public func merge<Second: Publisher, Third: Publisher>(
    with second: Second, _ third: Third
  ) -> Publishers.Merge<Publishers.Merge<Self, Second>, Third>
  where
    Second.Output == Output, Second.Failure == Failure, Third.Output == Output,
    Third.Failure == Failure
  { merge(with: second).merge(with: third) }
}

extension Publishers {
  /// One of the values of two; it ends with the last of them, or the first that fails.
  ///
  /// Source: Apple, combine/publishers/merge.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// A value.
    public typealias Output = A.Output
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
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher())
        .attach(receivesValue, receivesCompletion)
    }
  }

  /// One of the values of several; it ends with the last of them, or the first that fails.
  ///
  /// Source: Apple, combine/publishers/mergemany.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Those whose values it has.
    public let publishers: [Upstream]

    /// Creates one of some.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Creates one of a sequence.
    public init(_ upstream: some Sequence<Upstream>) { publishers = Array(upstream) }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let passage = Passage(receivesValue, receivesCompletion)
      let left = Countdown(publishers.count)
      if publishers.isEmpty { passage.end(.finished) }
      for publisher in publishers {
        passage.receives(publisher, passage.send) { left.ends(with: $0, passage) }
      }
      return AnyCancellable(passage.cancel)
    }
  }
}

/// How many publishers have not ended.
final class Countdown {
  private let left: Shared<Int>

  init(_ count: Int) { left = Shared(count) }

  /// One more.
  func begins() { left.change { $0 += 1 } }

  /// One has ended: with the last, or with a failure, so does all.
  func ends<Output, Failure>(
    with end: Subscribers.Completion<Failure>, _ passage: Passage<Output, Failure>
  ) {
    let isLast = left.change { left -> Bool in
      left -= 1
      return left == 0
    }
    if isLast || end.isFailure { passage.end(end) }
  }
}

extension Subscribers.Completion {
  var isFailure: Bool { if case .failure = self { true } else { false } }
}
