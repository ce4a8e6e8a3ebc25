import Synchronization

/// The name of a method, which may carry the method itself.
///
/// Linux finds no method by a name. What `scenefuzz init` writes for `#selector(tick(_:))` has both:
/// `Selector("tick:", Clock.tick(_:))`. Of such a selector UIKit calls the method. A name alone can be kept
/// and compared, and calls nothing.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let description: String
  private let method: CarriedMethod?

  /// Creates a name alone.
  public init(_ name: String) {
    description = name
    method = nil
  }

  /// Creates a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  fileprivate init(
    _ name: String, of isOf: @escaping (Any) -> Bool,
    _ call: @escaping @MainActor (Any, [Any?]) -> Bool
  ) {
    description = name
    method = CarriedMethod(isOf, call)
  }

  /// Whether two have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Whether it carries a method that an object has.
  package func isOf(_ target: Any) -> Bool { method?.isOf(target) ?? false }

  /// Calls the method that it carries, for an object and on the calling thread.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - arguments: What the sender has for it; a method takes as many of them as it has parameters.
  /// - Returns: Whether the method was called. It is not for a name alone, for an object of another class,
  ///   and for arguments of other types. The first two are said: a device calls the method, or ends the app.
  @discardableResult
  package func call(_ target: Any, _ arguments: Any?...) -> Bool {
    if let method, method.isOf(target) { return method.call(target, arguments) }
    isUnheard(by: target)
    return false
  }

  /// Calls the method that it carries, for an object that need not have it.
  package func reaches(_ target: Any, _ arguments: Any?...) -> Bool {
    method?.call(target, arguments) ?? false
  }

  /// Says that nothing was called, where the object is of a class of the app's.
  private func isUnheard(by target: Any) {
    guard CurrentHost.isHere else { return }
    let type = type(of: target)
    let module = _typeName(type).prefix { $0 != "." }
    if ["UIKit", "SwiftUI", "Foundation"].contains(module) { return }
    let sentence =
      "'\(description)' was sent to \(_typeName(type, qualified: false)) and called nothing: a "
      + "device calls the method, or ends the app"
    CurrentHost.here { CurrentHost.host?.guesses(sentence) }
  }

  /// The argument that a method takes: the value, or the object that Foundation has for it.
  fileprivate static func argument<Taken>(_ index: Int, of arguments: [Any?]) -> Taken? {
    let value = arguments.indices.contains(index) ? arguments[index] : nil
    if let taken = value as? Taken { return taken }
    return (value as? Notification)?._bridgeToObjectiveC() as? Taken
  }
}

/// A method without its object.
private final class CarriedMethod: Sendable {
  private let parts: Mutex<(isOf: (Any) -> Bool, call: @MainActor (Any, [Any?]) -> Bool)>

  init(_ isOf: @escaping (Any) -> Bool, _ call: @escaping @MainActor (Any, [Any?]) -> Bool) {
    parts = Mutex((isOf, call))
  }

  func isOf(_ target: Any) -> Bool { parts.withLock { $0.isOf }(target) }

  /// Calls it where Objective-C would: on the thread of the sender, whatever the method's actor.
  func call(_ target: Any, _ arguments: [Any?]) -> Bool {
    let call = parts.withLock { $0.call }
    return CurrentHost.here { call(target, arguments) }
  }
}

// A method of a class: objects of the class and of those below it have it.
extension Selector {
  /// Carries a method without parameters.
  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Carries a method that takes its sender.
  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, arguments in
      guard let target = target as? Target,
        let first: First = Self.argument(0, of: arguments)
      else { return false }
      _ = method(target)(first)
      return true
    }
  }

  /// Carries a method that takes its sender and the event.
  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, of: { $0 is Target }) { target, arguments in
      guard let target = target as? Target,
        let first: First = Self.argument(0, of: arguments),
        let second: Second = Self.argument(1, of: arguments)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }
}

// A method of an object, which comes with it: that object is called, whatever the target is.
extension Selector {
  /// Carries an object's method without parameters.
  public init(_ name: String, _ method: @escaping @MainActor () -> Void) {
    self.init(name, of: { _ in true }) { _, _ in
      method()
      return true
    }
  }

  /// Carries an object's method that takes its sender.
  public init<First>(_ name: String, _ method: @escaping @MainActor (First) -> Void) {
    self.init(name, of: { _ in true }) { _, arguments in
      guard let first: First = Self.argument(0, of: arguments) else { return false }
      method(first)
      return true
    }
  }

  /// Carries an object's method that takes its sender and the event.
  public init<First, Second>(
    _ name: String, _ method: @escaping @MainActor (First, Second) -> Void
  ) {
    self.init(name, of: { _ in true }) { _, arguments in
      guard let first: First = Self.argument(0, of: arguments),
        let second: Second = Self.argument(1, of: arguments)
      else { return false }
      method(first, second)
      return true
    }
  }
}
