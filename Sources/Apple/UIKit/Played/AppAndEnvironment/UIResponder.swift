@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import UserNotifications

/// An object that takes part in the chain of responders; ours hands nothing on by itself.
///
/// Source: Apple, uiresponder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next object of the chain; nil unless a subclass says otherwise.
  open var next: UIResponder? { nil }
  /// Whether the object can become first responder; false here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object is first responder, which `becomeFirstResponder` alone decides here.
  public private(set) var isFirstResponder = false
  /// The activity that the responder is about; stored, never used.
  open var userActivity: NSUserActivity?

  /// Makes the object first responder where it can be.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Makes the object first responder no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Whether the object can do something: by itself, where it has the method of the selector.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isOf(self)
  }

  /// The first object from here on along the chain that can do something.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// Touches began in the responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Keys or buttons were pressed in the responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Touches moved in the responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches ended in the responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were taken from the responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A movement of the device began; the host never delivers it.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A movement of the device ended; the host never delivers it.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// A headset's button was pressed; the host never delivers it.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// Asks for the app's menus; the host never asks.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  /// Asks whether a command can be given; the host never asks.
  open func validate(_ command: UICommand) {}
  /// The keys that do something; stored, never used.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The app adds what restores the activity; nothing is added here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// The app restores what an activity is about; nothing is restored here.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

/// An object to which an activity can be handed on.
///
/// Source: Apple, uiuseractivityrestoring.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Restores what an activity is about.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
