/// A publisher that is told its values.
///
/// Source: Apple, combine/subject.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value to those who receive them.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells those who receive values that something has happened.
  public func send() { send(()) }
}

/// Those who receive a subject's values, in the order in which they came.
///
/// A subject may be told values on any thread; the closures run on the thread that tells.
final class Receivers<Output, Failure: Error> {
  private struct Entry {
    let number: Int
    let receivesValue: (Output) -> Void
    let receivesCompletion: (Subscribers.Completion<Failure>) -> Void
  }

  private let lock = NSLock()
  private var entries: [Entry] = []
  private var count = 0
  private var end: Subscribers.Completion<Failure>?

  func add(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    lock.lock()
    if let end {
      lock.unlock()
      receivesCompletion(end)
      return AnyCancellable {}
    }
    count += 1
    let number = count
    entries.append(
      Entry(
        number: number, receivesValue: receivesValue, receivesCompletion: receivesCompletion))
    lock.unlock()
    return AnyCancellable { self.remove(number) }
  }

  var hasEnded: Bool { lock.withLock { end != nil } }

  func send(_ value: Output) {
    for entry in lock.withLock({ entries }) where isThere(entry.number) {
      entry.receivesValue(value)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let last = lock.withLock { () -> [Entry] in
      guard end == nil else { return [] }
      end = completion
      defer { entries = [] }
      return entries
    }
    for entry in last { entry.receivesCompletion(completion) }
  }

  /// One that another has cancelled meanwhile receives nothing.
  private func isThere(_ number: Int) -> Bool {
    lock.withLock { entries.contains { $0.number == number } }
  }

  private func remove(_ number: Int) {
    // What it holds goes after the lock: it may cancel others.
    let gone = lock.withLock { () -> Entry? in
      entries.firstIndex { $0.number == number }.map { entries.remove(at: $0) }
    }
    withExtendedLifetime(gone) {}
  }
}

/// A subject that keeps no value.
///
/// Source: Apple, combine/passthroughsubject.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Hands a value to those who receive them.
  public func send(_ value: Output) { receivers.send(value) }
  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { receivers.add(receivesValue, receivesCompletion) }
}

/// A subject that keeps its last value, and hands it to each who comes.
///
/// Source: Apple, combine/currentvaluesubject.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()
  private let lock = NSLock()
  private var last: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { last = value }

  /// The last value; who sets it sends it.
  public var value: Output {
    get { lock.withLock { last } }
    set { send(newValue) }
  }

  /// Hands a value to those who receive them.
  public func send(_ value: Output) {
    if receivers.hasEnded { return }
    lock.withLock { last = value }
    receivers.send(value)
  }
  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) {
    receivers.send(completion: completion)
  }
  /// Hands values and the end to two closures.
  public func attach(
    _ receivesValue: @escaping (Output) -> Void,
    _ receivesCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if !receivers.hasEnded { receivesValue(value) }
    return receivers.add(receivesValue, receivesCompletion)
  }
}
