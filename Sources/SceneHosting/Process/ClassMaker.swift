import Foundation

/// Makes objects of classes that are known at run time only, as UIKit does of a manifest's names.
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
  /// Only in a debug build: an optimized one drops the `init()` of a class that no code calls by name,
  /// and takes what is made for a sibling.
  static func make(_ type: AnyClass) -> NSObject {
    #if DEBUG
      precondition(
        type is NSObject.Type,
        "a delegate is a subclass of NSObject, such as UIResponder; \(type) is none")
      let sibling = withUnsafeBytes(of: type) { $0.load(as: Sibling.Type.self) }
      return sibling.init()
    #else
      preconditionFailure(
        "\(type) is played in debug builds only: run 'swift test' without '-c release'")
    #endif
  }

  /// Finds a class by its name in a manifest, such as `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  ///
  /// - Parameters:
  ///   - name: The name, with or without a module.
  ///   - module: The module that a variable or a missing one stands for.
  static func find(_ name: String, in module: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return nil }
    let isOwn = parts.count == 1 || parts[0].hasPrefix("$(")
    return NSClassFromString(isOwn ? "\(module).\(last)" : name)
  }

  /// The module in which a class is declared.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}
