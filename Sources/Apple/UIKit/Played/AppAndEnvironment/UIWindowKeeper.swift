/// A delegate that may keep a window: of an app or of a scene, or a class that is both.
///
/// UIKit has no such protocol: each of the two has an optional `window` there. Here a default takes the place
/// of an optional requirement, and of two defaults a class that adopts both protocols could not choose one.
@preconcurrency @MainActor
public protocol UIWindowKeeper: NSObjectProtocol {
  /// The window of an app without scenes, or of the scene; set where a storyboard makes it.
  var window: UIWindow? { get set }
}

extension UIWindowKeeper {
  /// No window unless the app has the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
