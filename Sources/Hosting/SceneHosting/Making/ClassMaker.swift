import Foundation

/// Makes objects of classes that are known at run time only, as UIKit does of a manifest's names.
///
/// Only in a debug build: an optimized one drops the `init()` of a class that no code calls by name,
/// and takes what is made for a sibling. There, a factory of the test makes each delegate.
enum ClassMaker {
  /// Stands for any class with `init()`: the compiler lets no other be made by its metatype.
  ///
  /// It is open, so that the compiler does not take it for the only class with that initializer.
  open class Sibling: NSObject {
    public required override init() { super.init() }
  }

  /// Makes an object with `init()`.
  ///
  /// `NSObject` has the initializer in one place of every subclass's table; Swift offers it for
  /// a metatype only where it is required, and no delegate of an app says so.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - advice: What to write, so that no object is made by its class.
  static func make(_ type: AnyClass, advice: @autoclosure () -> String) -> NSObject {
    #if DEBUG
      precondition(
        type is NSObject.Type,
        "a delegate is a subclass of NSObject, such as UIResponder; \(type) is none")
      let sibling = withUnsafeBytes(of: type) { $0.load(as: Sibling.Type.self) }
      return sibling.init()
    #else
      HostingStop.stop("\(type) is made by its class in debug builds only", help: advice())
    #endif
  }

  /// A class's name in a manifest with its module: `$(PRODUCT_MODULE_NAME)` is that of the app.
  static func whole(_ name: String, in module: String) -> String {
    let point = UInt8(ascii: ".")
    guard let last = name.utf8.lastIndex(of: point) else { return module + "." + name }
    return name.hasPrefix("$(") ? module + name[last...] : name
  }

  /// A class's name with its module and the types around it.
  static func name(of type: AnyClass) -> String {
    // Swift keeps this text for each type; `String(reflecting:)` makes it anew.
    _typeName(type, qualified: true)
  }

  /// The module in which a class is declared.
  static func module(of type: AnyClass) -> String {
    String(Substring(name(of: type).utf8.prefix { $0 != UInt8(ascii: ".") }))
  }
}
