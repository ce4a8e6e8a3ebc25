/// One that has no values before it is asked to begin.
///
/// Source: Apple, combine/connectablepublisher.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins, until what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that begins with the first who receives values, and ends with the last.
  ///
  /// Source: Apple, combine/connectablepublisher/autoconnect().
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  /// Returns a publisher that receives values once for all who receive them.
  ///
  /// Source: Apple, combine/publisher/share().
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Returns a publisher that hands values to a subject once it is connected.
  ///
  /// Source: Apple, combine/publisher/multicast(subject:).
  public func multicast<Target: Subject>(
    subject: Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self) { subject }
  }

  /// Returns a publisher that hands values to a subject once it is connected.
  ///
  /// Source: Apple, combine/publisher/multicast(_:).
  public func multicast<Target: Subject>(
    _ createSubject: @escaping () -> Target
  ) -> Publishers.Multicast<Self, Target>
  where Target.Output == Output, Target.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Hands values and the end to a subject.
  ///
  /// Source: Apple, combine/publisher/subscribe(_:).
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    let passage = Passage<Output, Failure>(
      { subject.send($0) }, { subject.send(completion: $0) })
    passage.receives(self, passage.send)
    return AnyCancellable(passage.cancel)
  }
}

extension Publishers {
  /// One that begins with the first who receives values, and ends with the last.
  ///
  /// Source: Apple, combine/publishers/autoconnect.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// The publisher that begins once it is connected.
    public let upstream: Upstream
    private let state = Shared((count: 0, connection: (any Cancellable)?.none))

    /// Creates one.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let received = upstream.attach(receivesValue, receivesCompletion)
      let isFirst = state.change { state -> Bool in
        state.count += 1
        return state.count == 1
      }
      if isFirst {
        let connection = upstream.connect()
        state.change { $0.connection = connection }
      }
      return AnyCancellable { [state] in
        received.cancel()
        let last = state.change { state -> (any Cancellable)? in
          state.count -= 1
          guard state.count == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        last?.cancel()
      }
    }
  }

  /// One that hands values to a subject once it is connected.
  ///
  /// Source: Apple, combine/publishers/multicast.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Whose values it has.
    public let upstream: Upstream
    /// The closure that makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates one.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subject.attach(receivesValue, receivesCompletion) }

    /// Begins, until what is returned is cancelled.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// One that receives values once for all who receive them.
  ///
  /// Source: Apple, combine/publishers/share.
  public final class Share<Upstream: Publisher>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Whose values it has.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates one.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { shared.attach(receivesValue, receivesCompletion) }
  }
}

extension Publisher where Failure == Never {
  /// Returns a publisher that has no values before it is connected.
  ///
  /// Source: Apple, combine/publisher/makeconnectable().
  public func makeConnectable()
    -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
  { multicast(subject: PassthroughSubject()) }
}
