/// An object whose look can be set for all objects of its class.
///
/// The look is kept for the process, and no view takes it over: nothing is drawn here.
///
/// Source: Apple, uiappearance.
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {}

/// An object that may contain objects with a look.
///
/// Source: Apple, uiappearancecontainer.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}

/// The looks that the app of a process has set.
@MainActor
enum AppearanceProxies {
  private static weak var own: UIApplication?
  private static var kept: [String: AnyObject] = [:]

  /// The object of a class, and of where it is, that has its look.
  static func look<Object: AnyObject>(
    _ containers: [any UIAppearanceContainer.Type], _ make: () -> Object
  ) -> Object {
    if own !== UIApplication.shared { (own, kept) = (UIApplication.shared, [:]) }
    let name = "\(([Object.self] + containers).map { String(reflecting: $0) })"
    if let known = kept[name] as? Object { return known }
    let made = make()
    kept[name] = made
    return made
  }
}

// For each class of ours the look of its own properties: what is below such a class has its look.

extension UIAppearance where Self: UIView {
  /// The look of all objects of the class.
  public static func appearance() -> UIView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    AppearanceProxies.look(containerTypes) { UIView(frame: .zero) }
  }
}

extension UIAppearance where Self: UIWindow {
  /// The look of all objects of the class.
  public static func appearance() -> UIWindow { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIWindow {
    AppearanceProxies.look(containerTypes) { UIWindow(frame: .zero) }
  }
}

extension UIAppearance where Self: UIControl {
  /// The look of all objects of the class.
  public static func appearance() -> UIControl { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIControl {
    AppearanceProxies.look(containerTypes) { UIControl(frame: .zero) }
  }
}

extension UIAppearance where Self: UIButton {
  /// The look of all objects of the class.
  public static func appearance() -> UIButton { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    AppearanceProxies.look(containerTypes) { UIButton(frame: .zero) }
  }
}

extension UIAppearance where Self: UILabel {
  /// The look of all objects of the class.
  public static func appearance() -> UILabel { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    AppearanceProxies.look(containerTypes) { UILabel(frame: .zero) }
  }
}

extension UIAppearance where Self: UIImageView {
  /// The look of all objects of the class.
  public static func appearance() -> UIImageView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    AppearanceProxies.look(containerTypes) { UIImageView(frame: .zero) }
  }
}

extension UIAppearance where Self: UITextField {
  /// The look of all objects of the class.
  public static func appearance() -> UITextField { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    AppearanceProxies.look(containerTypes) { UITextField(frame: .zero) }
  }
}

extension UIAppearance where Self: UITextView {
  /// The look of all objects of the class.
  public static func appearance() -> UITextView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    AppearanceProxies.look(containerTypes) { UITextView(frame: .zero) }
  }
}

extension UIAppearance where Self: UISwitch {
  /// The look of all objects of the class.
  public static func appearance() -> UISwitch { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    AppearanceProxies.look(containerTypes) { UISwitch(frame: .zero) }
  }
}

extension UIAppearance where Self: UISlider {
  /// The look of all objects of the class.
  public static func appearance() -> UISlider { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    AppearanceProxies.look(containerTypes) { UISlider(frame: .zero) }
  }
}

extension UIAppearance where Self: UIStepper {
  /// The look of all objects of the class.
  public static func appearance() -> UIStepper { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStepper {
    AppearanceProxies.look(containerTypes) { UIStepper(frame: .zero) }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// The look of all objects of the class.
  public static func appearance() -> UISegmentedControl {
    appearance(whenContainedInInstancesOf: [])
  }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISegmentedControl {
    AppearanceProxies.look(containerTypes) { UISegmentedControl(frame: .zero) }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// The look of all objects of the class.
  public static func appearance() -> UIProgressView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIProgressView {
    AppearanceProxies.look(containerTypes) { UIProgressView(frame: .zero) }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// The look of all objects of the class.
  public static func appearance() -> UIPageControl { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIPageControl {
    AppearanceProxies.look(containerTypes) { UIPageControl(frame: .zero) }
  }
}

extension UIAppearance where Self: UIDatePicker {
  /// The look of all objects of the class.
  public static func appearance() -> UIDatePicker { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIDatePicker {
    AppearanceProxies.look(containerTypes) { UIDatePicker(frame: .zero) }
  }
}

extension UIAppearance where Self: UIRefreshControl {
  /// The look of all objects of the class.
  public static func appearance() -> UIRefreshControl { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIRefreshControl {
    AppearanceProxies.look(containerTypes) { UIRefreshControl(frame: .zero) }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// The look of all objects of the class.
  public static func appearance() -> UISearchBar { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    AppearanceProxies.look(containerTypes) { UISearchBar(frame: .zero) }
  }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// The look of all objects of the class.
  public static func appearance() -> UIActivityIndicatorView {
    appearance(whenContainedInInstancesOf: [])
  }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIActivityIndicatorView {
    AppearanceProxies.look(containerTypes) { UIActivityIndicatorView(frame: .zero) }
  }
}

extension UIAppearance where Self: UIScrollView {
  /// The look of all objects of the class.
  public static func appearance() -> UIScrollView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIScrollView {
    AppearanceProxies.look(containerTypes) { UIScrollView(frame: .zero) }
  }
}

extension UIAppearance where Self: UITableView {
  /// The look of all objects of the class.
  public static func appearance() -> UITableView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableView {
    AppearanceProxies.look(containerTypes) { UITableView(frame: .zero) }
  }
}

extension UIAppearance where Self: UICollectionView {
  /// The look of all objects of the class.
  public static func appearance() -> UICollectionView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionView {
    AppearanceProxies.look(containerTypes) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// The look of all objects of the class.
  public static func appearance() -> UITableViewCell { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITableViewCell {
    AppearanceProxies.look(containerTypes) {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
}

extension UIAppearance where Self: UICollectionViewCell {
  /// The look of all objects of the class.
  public static func appearance() -> UICollectionViewCell {
    appearance(whenContainedInInstancesOf: [])
  }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UICollectionViewCell {
    AppearanceProxies.look(containerTypes) { UICollectionViewCell(frame: .zero) }
  }
}

extension UIAppearance where Self: UIStackView {
  /// The look of all objects of the class.
  public static func appearance() -> UIStackView { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIStackView {
    AppearanceProxies.look(containerTypes) { UIStackView(frame: .zero) }
  }
}

extension UIAppearance where Self: UINavigationBar {
  /// The look of all objects of the class.
  public static func appearance() -> UINavigationBar { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    AppearanceProxies.look(containerTypes) { UINavigationBar(frame: .zero) }
  }
}

extension UIAppearance where Self: UITabBar {
  /// The look of all objects of the class.
  public static func appearance() -> UITabBar { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    AppearanceProxies.look(containerTypes) { UITabBar(frame: .zero) }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// The look of all objects of the class.
  public static func appearance() -> UIToolbar { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    AppearanceProxies.look(containerTypes) { UIToolbar(frame: .zero) }
  }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// The look of all objects of the class.
  public static func appearance() -> UIBarButtonItem { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    AppearanceProxies.look(containerTypes) { UIBarButtonItem() }
  }
}

extension UIAppearance where Self: UITabBarItem {
  /// The look of all objects of the class.
  public static func appearance() -> UITabBarItem { appearance(whenContainedInInstancesOf: []) }
  /// The look of the objects of the class that lie in certain others.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    AppearanceProxies.look(containerTypes) { UITabBarItem() }
  }
}
