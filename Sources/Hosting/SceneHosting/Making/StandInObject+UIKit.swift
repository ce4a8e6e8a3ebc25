public import SceneSpies
public import UIKit

// Objects of UIKit's for stand-ins: an app that asks a kit for a screen or a colour gets a plain one. What
// is of the main actor is asked there, as apps are played.

extension UIViewController: StandInObject {
  /// A screen that shows nothing, of the class where it is one of UIKit's containers.
  nonisolated public static var plainObject: Any {
    let type: UIViewController.Type = self
    return MainActor.assumeIsolated { () -> UIViewController in
      if type == UINavigationController.self { return UINavigationController() }
      if type == UITabBarController.self { return UITabBarController() }
      if type == UITableViewController.self { return UITableViewController() }
      return UIViewController()
    }
  }
}

extension UIView: StandInObject {
  /// An empty view, of the class where it is one that apps ask kits for.
  nonisolated public static var plainObject: Any {
    let type: UIView.Type = self
    return MainActor.assumeIsolated { () -> UIView in
      if type == UIWindow.self { return UIWindow(frame: .zero) }
      if type == UIButton.self { return UIButton(frame: .zero) }
      if type == UILabel.self { return UILabel(frame: .zero) }
      if type == UIImageView.self { return UIImageView(frame: .zero) }
      return UIView(frame: .zero)
    }
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
