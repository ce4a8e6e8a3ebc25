import Foundation
import UIKit

/// How the scene delegates of an app are made, by class.
struct DelegateFactories: Sendable {
  /// How the objects of one class are made.
  private struct DelegateFactory: Sendable {
    var type: AnyClass
    /// The class's name with its module.
    var name: String
    var make: @MainActor @Sendable () -> any UISceneDelegate
  }

  private var factories: [DelegateFactory] = []

  /// Takes the factory of a class, in the place of an earlier one.
  mutating func add<Delegate: UISceneDelegate>(_ make: @escaping @MainActor () -> Delegate) {
    factories.removeAll { $0.type == Delegate.self }
    factories.append(
      DelegateFactory(type: Delegate.self, name: ClassMaker.name(of: Delegate.self), make: make))
  }

  /// Finds a class by its name in a manifest: one of a factory, or any that the program has.
  ///
  /// - Parameters:
  ///   - name: The name, with or without a module.
  ///   - module: The module that a variable or a missing one stands for.
  func find(_ name: String, in module: String) -> AnyClass? {
    let whole = ClassMaker.whole(name, in: module)
    return factories.first { $0.name == whole }?.type ?? NSClassFromString(whole)
  }

  /// Makes a scene delegate, by its factory; a debug build can do without.
  @MainActor
  func make(_ type: AnyClass) -> any UISceneDelegate {
    if let factory = factories.first(where: { $0.type == type }) { return factory.make() }
    let object = ClassMaker.make(type, advice: "write manifest.making { \(type)() }")
    guard let delegate = object as? any UISceneDelegate else {
      HostingStop.stop(
        "\(type) is no scene delegate",
        help: "write 'class \(type): UIResponder, UIWindowSceneDelegate'")
    }
    return delegate
  }
}
