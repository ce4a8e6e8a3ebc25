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
    /// The host of the process in which it was registered; nil outside of processes.
    var host: ObjectIdentifier?
  }

  private static var factories: [Factory] = []
  /// The storyboard's name.
  public let name: String

  /// Creates a storyboard with a name.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Says how a storyboard's controller is made; the one that is shown first has no identifier.
  ///
  /// UIKit has no such method: it is for tests, in the place of the storyboard's file. What is
  /// registered while a process is played is forgotten when another one begins.
  public class func register(
    _ name: String, identifier: String? = nil, _ make: @escaping @MainActor () -> UIViewController
  ) {
    let host = CurrentHost.host.map { ObjectIdentifier($0) }
    factories.removeAll {
      $0.storyboard == name && $0.identifier == identifier && $0.host == host
    }
    factories.append(
      Factory(storyboard: name, identifier: identifier, make: make, host: host))
  }

  /// Forgets what was registered while a process was played.
  static func beginProcess() { factories.removeAll { $0.host != nil } }

  /// Makes the controller that is shown first: a plain one where none was registered.
  open func instantiateInitialViewController() -> UIViewController? { controller(nil) }

  /// Makes the controller with an identifier: a plain one where none was registered.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier)
  }

  /// Makes the controller that is shown first with a closure, which has an archive without contents.
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? {
    let made = creator?(NSCoder()) ?? controller(nil) as? ViewController
    made?.storyboard = self
    return made
  }

  /// Makes the controller with an identifier with a closure, which has an archive without contents.
  ///
  /// Where the closure makes none, it is the one that was registered, which has to be of its class.
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = creator?(NSCoder()) ?? controller(identifier) as? ViewController
    guard let made else {
      preconditionFailure(
        "the storyboard '\(name)' has no \(ViewController.self) '\(identifier)'; write "
          + "UIStoryboard.register(\"\(name)\", identifier: \"\(identifier)\") { … }")
    }
    made.storyboard = self
    return made
  }

  private func controller(_ identifier: String?) -> UIViewController {
    let factory = Self.factories.last { $0.storyboard == name && $0.identifier == identifier }
    let controller = factory?.make() ?? UIViewController()
    controller.storyboard = self
    return controller
  }
}
