/// The name of a method, by which Objective-C would find it; on Linux nothing can.
///
/// `#selector` does not compile without Objective-C, and what takes a selector is unavailable here, so
/// that no registration is lost without a word.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let description: String

  /// Creates a selector from its name.
  public init(_ name: String) { description = name }
  /// Lets a selector be written as a literal.
  public init(stringLiteral name: String) { description = name }
}

extension NotificationCenter {
  @available(
    *, unavailable,
    message: "Linux finds no method by a selector: write addObserver(forName:object:queue:using:)"
  )
  /// Registers a method by its name: unavailable, because nothing finds it.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  @available(
    *, unavailable,
    message:
      "Linux finds no method by a selector: write scheduledTimer(withTimeInterval:repeats:block:)"
  )
  /// Runs a method by its name: unavailable, because nothing finds it.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
