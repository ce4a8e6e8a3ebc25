/// A storyboard: its file cannot be read here, so controllers come from what a test registered.
///
/// Source: Apple, uistoryboard.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  /// Makes a controller, by the storyboard's name and the controller's identifier.
  private struct Factory {
    var storyboard: String
    var identifier: String?
    var make: @MainActor () -> UIViewController
  }

  private static var factories: [Factory] = []
  /// The storyboard's name.
  public let name: String

  /// Creates a storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Says how a storyboard's controller is made; the one that is shown first has no identifier.
  ///
  /// UIKit has no such method: it is for tests, in the place of the storyboard's file.
  public class func register(
    _ name: String, identifier: String? = nil, _ make: @escaping @MainActor () -> UIViewController
  ) {
    factories.removeAll { $0.storyboard == name && $0.identifier == identifier }
    factories.append(Factory(storyboard: name, identifier: identifier, make: make))
  }

  /// Makes the controller that is shown first: a plain one where none was registered.
  open func instantiateInitialViewController() -> UIViewController? { controller(nil) }

  /// Makes the controller with an identifier: a plain one where none was registered.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier)
  }

  private func controller(_ identifier: String?) -> UIViewController {
    let factory = Self.factories.first { $0.storyboard == name && $0.identifier == identifier }
    let controller = factory?.make() ?? UIViewController()
    controller.storyboard = self
    return controller
  }
}
