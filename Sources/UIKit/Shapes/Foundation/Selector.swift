/// A shape: the name of a method, by which Objective-C would find it; on Linux nothing can.
///
/// `#selector` does not compile without Objective-C, and what takes a selector is unavailable here, so
/// that no registration is lost without a word.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let description: String

  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

// A shape: a declaration that says what to write in its place.
extension NotificationCenter {
  @available(
    *, unavailable,
    message: "Linux finds no method by a selector: write addObserver(forName:object:queue:using:)"
  )
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

// A shape: a declaration that says what to write in its place.
extension Timer {
  @available(
    *, unavailable,
    message:
      "Linux finds no method by a selector: write scheduledTimer(withTimeInterval:repeats:block:)"
  )
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
