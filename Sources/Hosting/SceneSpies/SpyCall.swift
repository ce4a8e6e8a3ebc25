/// An argument of a stub's call, as far as it can be kept: its text, and which object it was.
public struct SpyArgument: Hashable, Sendable, CustomStringConvertible {
  /// The value as text.
  public let description: String
  /// Which object it was; nil for a value.
  public let object: ObjectIdentifier?

  /// Keeps a value.
  ///
  /// - Parameter value: What was handed over.
  public init(_ value: Any?) {
    guard let value else {
      (description, object) = ("nil", nil)
      return
    }
    // An object's own description is code of the app, which a look must not run.
    let isObject = type(of: value) is AnyClass
    description = isObject ? "\(type(of: value))" : String(describing: value)
    object = isObject ? ObjectIdentifier(value as AnyObject) : nil
  }
}

/// A call of a stub or stand-in.
public struct SpyCall: Hashable, Sendable {
  /// The stub with its method, such as `Router.open(_:)`.
  public let name: String
  /// The arguments, in the order of its parameters.
  public let arguments: [SpyArgument]

  /// Keeps a call.
  public init(name: String, arguments: [SpyArgument]) {
    self.name = name
    self.arguments = arguments
  }
}

/// Stands for an argument that cannot be kept, such as a closure.
public enum UnseenArgument: Sendable {
  case closure
}
