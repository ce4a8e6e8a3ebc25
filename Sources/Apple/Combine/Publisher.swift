/// Has values over time, and may end.
///
/// Most operators return an ``AnyPublisher``: an app that writes the name of an operator's own type is refused.
/// So is an app's own publisher, because subscriptions with demands are not here.
///
/// Source: Apple, combine/publisher.
public protocol Publisher<Output, Failure> {
  /// A value.
  associatedtype Output
  /// Why it fails; `Never` for one that does not.
  associatedtype Failure: Error

  /// Hands values and the end to two closures, until what is returned is cancelled.
  func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

// What can be done with values.
extension Publisher {
  /// Calls closures with each value and with the end.
  ///
  /// Source: Apple, combine/publisher/sink(receivecompletion:receivevalue:).
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { attach(receiveValue, receiveCompletion) }

  /// Returns a publisher of changed values.
  ///
  /// Source: Apple, combine/publisher/map(_:).
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result>
  {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Returns a publisher whose values come by a queue.
  ///
  /// Source: Apple, combine/publisher/receive(on:options:).
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, Context> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
  }

  /// Returns the publisher without its type.
  ///
  /// Source: Apple, combine/publisher/erasetoanypublisher().
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// Source: Apple, combine/publisher/sink(receivevalue:).
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    attach(receiveValue) { _ in }
  }

  /// Sets a property to each value; the object is kept until this is cancelled.
  ///
  /// Source: Apple, combine/publisher/assign(to:on:).
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    attach({ object[keyPath: keyPath] = $0 }) { _ in }
  }

  /// Sets a published property to each value, for as long as there is the property.
  ///
  /// Source: Apple, combine/publisher/assign(to:).
  public func assign(to published: inout Published<Output>.Publisher) {
    let value = published.value
    value.keeps(attach({ [weak value] in value?.set($0) }) { _ in })
  }
}

/// Names that belong to publishers.
///
/// Source: Apple, combine/publishers.
public enum Publishers {
  /// One of changed values.
  ///
  /// Source: Apple, combine/publishers/map.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Whose values are changed.
    public let upstream: Upstream
    /// The closure that changes the values.
    public let transform: (Upstream.Output) -> Output

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream.attach({ receivesValue(transform($0)) }, receivesCompletion)
    }
  }

  /// One whose values come by a queue.
  ///
  /// Source: Apple, combine/publishers/receiveon.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// A value.
    public typealias Output = Upstream.Output
    /// Why it fails.
    public typealias Failure = Upstream.Failure

    /// Whose values come by it.
    public let upstream: Upstream
    /// The queue.
    public let scheduler: Context

    /// Hands values and the end to two closures.
    public func attach(
      _ receivesValue: @escaping (Output) -> Void,
      _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      // What is under way when it is cancelled does not come any more.
      let gate = Gate()
      let upstream = upstream.attach(
        { value in scheduler.schedule { if gate.isOpen { receivesValue(value) } } },
        { end in scheduler.schedule { if gate.isOpen { receivesCompletion(end) } } })
      return AnyCancellable {
        gate.isOpen = false
        upstream.cancel()
      }
    }
  }
}

/// Whether values still come.
private final class Gate {
  var isOpen = true
}

/// A publisher without its type.
///
/// Source: Apple, combine/anypublisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let own:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
      AnyCancellable

  /// Takes the type from a publisher.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    own = { publisher.attach($0, $1) }
  }

  /// Creates one that begins as often as values are received.
  init(passing begins: @escaping (Passage<Output, Failure>) -> Void) {
    own = { receivesValue, receivesCompletion in
      let passage = Passage(receivesValue, receivesCompletion)
      begins(passage)
      return AnyCancellable(passage.cancel)
    }
  }

  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { own(receivesValue, receivesCompletion) }
}
