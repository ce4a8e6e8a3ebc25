@_exported public import UIKit

/// The scene of an app on a car's screen.
///
/// Source: Apple, carplay/cptemplateapplicationscene.
@preconcurrency @MainActor
open class CPTemplateApplicationScene: UIScene {
  /// The controller that shows the scene's templates.
  public let interfaceController = CPInterfaceController()
  /// The window of an app that shows a map; a plain window here.
  public private(set) lazy var carWindow = CPWindow(frame: .zero)

  /// The scene's delegate, as CarPlay's protocol has it.
  open var templateDelegate: (any CPTemplateApplicationSceneDelegate)? {
    delegate as? any CPTemplateApplicationSceneDelegate
  }
}

/// A window on a car's screen; it belongs to no window scene.
///
/// Source: Apple, carplay/cpwindow.
@preconcurrency @MainActor
open class CPWindow: UIWindow {
  /// The area around the map that can be touched; stored, never used.
  public let mapButtonSafeAreaLayoutGuide = UILayoutGuide()
}

/// The further callbacks of the delegate of a car's scene.
///
/// The host calls it after what every scene's delegate receives with the connection, and before what it
/// receives with the disconnection.
///
/// Source: Apple, carplay/cptemplateapplicationscenedelegate.
@preconcurrency @MainActor
public protocol CPTemplateApplicationSceneDelegate: UISceneDelegate {
  /// The car's screen is there.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController)
  /// The car's screen is gone.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController)
  /// The car's screen is there, for an app that shows a map.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow)
  /// The car's screen is gone, for an app that shows a map.
  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow)
}

extension CPTemplateApplicationSceneDelegate {
  /// Does nothing: the app leaves it out.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {}
  /// Does nothing: the app leaves it out.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) {}
  /// Does nothing: the app leaves it out.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController, to window: CPWindow
  ) {}
  /// Does nothing: the app leaves it out.
  public func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnect interfaceController: CPInterfaceController, from window: CPWindow
  ) {}
}

// What the host calls.
extension CPTemplateApplicationScene {
  /// Tells the delegate that the car's screen is there.
  package func connectsScreen() {
    templateDelegate?.templateApplicationScene(self, didConnect: interfaceController)
    templateDelegate?.templateApplicationScene(
      self, didConnect: interfaceController, to: carWindow)
  }

  /// Tells the delegate that the car's screen is gone.
  package func disconnectsScreen() {
    templateDelegate?.templateApplicationScene(
      self, didDisconnectInterfaceController: interfaceController)
    templateDelegate?.templateApplicationScene(
      self, didDisconnect: interfaceController, from: carWindow)
  }
}
