public import SceneSpies
public import UIKit

// Objects of UIKit's for stand-ins: an app that asks a kit for a screen or a colour gets a plain one. What
// is of the main actor is asked there, as apps are played.

extension UIViewController: StandInObject {
  /// A screen that shows nothing.
  nonisolated public static var plainObject: Any {
    MainActor.assumeIsolated { UIViewController() }
  }
}

extension UIView: StandInObject {
  /// An empty view.
  nonisolated public static var plainObject: Any {
    MainActor.assumeIsolated { UIView(frame: .zero) }
  }
}

extension UIColor: StandInObject {
  /// No colour.
  public static var plainObject: Any { UIColor.clear }
}

extension UIImage: StandInObject {
  /// An empty picture.
  public static var plainObject: Any { UIImage() }
}

extension UIFont: StandInObject {
  /// The font of the system.
  public static var plainObject: Any { UIFont.systemFont(ofSize: 17) }
}
