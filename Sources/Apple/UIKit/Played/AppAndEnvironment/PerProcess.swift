/// A static property whose value belongs to the process that is played.
///
/// The value is made when it is first read or set, as that of any static property is, and once in each
/// process: after a kill, and in the next case, it is made anew. Where no process is played it is a plain
/// static property. Lowered copies of an app's sources have it in the place of `static let` and
/// `static var`.
@propertyWrapper
public final class PerProcess<Value> {
  private let make: () -> Value
  private let lock = NSRecursiveLock()
  private var value: Value?
  private var isMaking = false

  /// Takes the expression that makes the value in each process.
  public init(wrappedValue make: @autoclosure @escaping () -> Value) { self.make = make }

  /// Begins with nothing in each process.
  public convenience init() where Value: ExpressibleByNilLiteral { self.init(wrappedValue: nil) }

  /// The value of this process.
  public var wrappedValue: Value {
    get { lock.withLock { made() } }
    set {
      lock.withLock {
        // As in Swift, the first value is made before another one is set.
        _ = made()
        value = newValue
      }
    }
  }

  private func made() -> Value {
    if let value { return value }
    precondition(!isMaking, "a static value of type \(Value.self) needs itself to be made")
    isMaking = true
    defer { isMaking = false }
    let new = make()
    value = new
    ProcessTable.add(self)
    return new
  }
}

/// A static property that does not keep its object, and forgets it with the process that is played.
@propertyWrapper
public final class PerProcessWeak<Object> {
  private let lock = NSLock()
  private weak var object: AnyObject?

  /// Takes the object to begin with: that of the first process.
  public init(wrappedValue: Object? = nil) { self.wrappedValue = wrappedValue }

  /// The object; nil where it is gone, or was set in another process.
  public var wrappedValue: Object? {
    get { lock.withLock { object } as? Object }
    set {
      lock.withLock { object = newValue.map { $0 as AnyObject } }
      ProcessTable.add(self)
    }
  }
}

/// Something that a process holds outside of all objects.
protocol HeldByProcess: AnyObject {
  /// Lets it go: the process is over.
  func forget()
}

extension PerProcess: HeldByProcess {
  func forget() {
    var last: Value?
    lock.withLock { swap(&last, &value) }
    // What is let go here may ask for the value again, so the lock is free.
    withExtendedLifetime(last) {}
  }
}

extension PerProcessWeak: HeldByProcess {
  func forget() { lock.withLock { object = nil } }
}

/// The values that the played process holds outside of all objects, in the order of their making.
enum ProcessTable {
  private static let lock = NSLock()
  private static var holders: [any HeldByProcess] = []
  /// How often what is let go may make something again.
  private static let mostRounds = 8

  static func add(_ holder: any HeldByProcess) { lock.withLock { holders.append(holder) } }

  /// Lets all of it go, what was made last first: the process is over.
  static func forget() {
    for _ in 0..<mostRounds {
      var last: [any HeldByProcess] = []
      lock.withLock { swap(&last, &holders) }
      if last.isEmpty { return }
      for holder in last.reversed() { holder.forget() }
    }
  }
}
