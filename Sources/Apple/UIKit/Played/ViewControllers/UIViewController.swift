/// Manages views of a window: it is called when the app or the history shows and hides them.
///
/// Source: Apple, uiviewcontroller.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private var loaded: UIView?
  /// The title that a person reads.
  open var title: String?
  /// The controllers in it.
  open private(set) var children: [UIViewController] = []
  /// The controller around it.
  open private(set) weak var parent: UIViewController?
  /// The controller that it presents.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  open internal(set) weak var presentingViewController: UIViewController?
  /// How it is presented; stored, never used.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it moves in; stored, never used.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe does not dismiss it; stored, never used.
  open var isModalInPresentation = false
  /// Which of light and dark it is shown in; stored, never used.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The contents of the navigation bar.
  public let navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's item in the bar of tabs; stored, never used.
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  /// The storyboard that it came from.
  public internal(set) var storyboard: UIStoryboard?
  /// Under which name its state is saved in an app without scenes; nil for none.
  open var restorationIdentifier: String?
  weak var window: UIWindow?
  /// How far its views have come on their way to the screen and back.
  package internal(set) var appearance = Appearance.hidden
  /// Whether it was told that its views are in their place, since it knows that they will appear.
  var hasPosition = false
  /// Whether it appears because it is presented.
  open internal(set) var isBeingPresented = false
  /// Whether it disappears because it is dismissed.
  open internal(set) var isBeingDismissed = false
  /// Whether it appears because it was put into another one.
  open internal(set) var isMovingToParent = false
  /// Whether it disappears because it was taken out of another one.
  open internal(set) var isMovingFromParent = false
  /// The controller that is presented over all of it.
  weak var cover: UIViewController?
  /// Whether its views are on screen.
  public var isOnScreen: Bool { appearance == .shown }

  /// Creates a controller; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a controller without a nib file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from an archive, which has no contents here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Its view

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view; loaded when it is asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loaded }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loaded != nil }

  /// Loads the view where it is not loaded.
  open func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    if loaded == nil { view = UIView(frame: .zero) }
    viewDidLoad()
  }

  /// Makes the view; an empty one unless a subclass does.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in its place and about to be shown: the last call before that, since iOS 13.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out; the host never asks.
  open func viewWillLayoutSubviews() {}
  /// The view is laid out; the host never asks.
  open func viewDidLayoutSubviews() {}
  /// Where nothing covers the view has changed; the host never tells.
  open func viewSafeAreaInsetsDidChange() {}
  /// The view's margins have changed; the host never tells.
  open func viewLayoutMarginsDidChange() {}
  /// The system is short of memory.
  open func didReceiveMemoryWarning() {}
  /// Asks for the look of the status bar to be read again; nothing reads it here.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for the ways it may be turned to be read again; nothing reads them here.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Asks for the wish about the home indicator to be read again; nothing reads it here.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for the wish about edges to be read again; nothing reads it here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Whether the home indicator may hide; nothing asks here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// At which edges the app's gestures come first; nothing asks here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// How the status bar looks; nothing asks here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar moves; nothing asks here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller whose wish about the status bar counts; nothing asks here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller whose wish about the status bar counts; nothing asks here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// How it is turned when it is presented; nothing asks here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The insets that else cover the view's edges; stored, never used.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// How large it wants to be; stored, never used.
  open var preferredContentSize = CGSize.zero
  /// Under which bars it reaches; stored, never used.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it reaches under wholly opaque bars; stored, never used.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether what is presented covers it and not what is around; stored, never used.
  open var definesPresentationContext = false
  /// Whether the bar below goes when it is pushed; stored, never used.
  open var hidesBottomBarWhenPushed = false
  /// The items in the bar of the stack below; plain values here.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether its contents can be changed.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false
  /// Says whether its contents can be changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isBeingEdited = editing }
  /// Which ways it may be turned; nothing asks here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the status bar is hidden; nothing asks here.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether it may turn; nothing asks here.
  open var shouldAutorotate: Bool { true }

  open override var next: UIResponder? { parent ?? window }

  /// The size is about to change; the host never tells.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits are about to change; the host never tells.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The traits have changed, as before iOS 17; the host never tells.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The traits around its view.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .device }

  // MARK: State of an app without scenes

  /// Writes what restores it; asked of a controller with a `restorationIdentifier`.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Reads what restores it.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// The state of the whole app is restored.
  open func applicationFinishedRestoringState() {}

  // MARK: Storyboards

  /// A segue is about to be made; none is made here, as no storyboard is read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Asks whether a segue is made; none is made here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Asks for a segue; none is made here, as no storyboard is read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}

  // MARK: Other controllers

  /// Puts a controller into this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
    childController.isMovingFromParent = false
    childController.isMovingToParent = true
  }

  /// Takes the controller out of the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    isMovingToParent = false
    isMovingFromParent = parent != nil
    parent = nil
  }

  /// The controller is in another one, or in none.
  open func didMove(toParent parent: UIViewController?) {}
  /// The controller is about to be in another one, or in none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Presents a controller over this one, at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewControllerToPresent.loadViewIfNeeded()
    presents(viewControllerToPresent)
    completion?()
  }

  /// Dismisses what it presents, or itself where it presents nothing, at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.dismissesAll()
      presentedViewController = nil
      uncovers(presented)
      presented.presentingViewController = nil
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Shows a controller: on top of the stack around, or presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let stack = navigationController {
      stack.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller beside, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let columns = splitViewController else { return present(vc, animated: true) }
    columns.setViewController(vc, for: .secondary)
  }

  /// Tells the controller that the app's own container begins to show or hide it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { willAppear() } else { willDisappear() }
  }

  /// Tells the controller that the app's own container has shown or hidden it.
  open func endAppearanceTransition() {
    if appearance == .appearing { didAppear() } else { didDisappear() }
  }

  /// The object that moves it in and out; stored, never used.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The presentation controller that shows it; stored, never used.
  open var presentationController: UIPresentationController? {
    modalPresentationStyle == .popover
      ? popoverPresentationController : sheetPresentationController
  }
  /// The coordinator of a change; none here, as nothing moves.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Whether its wish about the status bar counts; stored, never used.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Turns what the device has been turned to; nothing turns here.
  open class func attemptRotationToDeviceOrientation() {}
  /// Where what it presents stands; stored, never used.
  public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  /// How high what it presents stands; stored, never used.
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  /// The columns around it.
  open var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  /// The stack around it.
  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  /// The tabs around it.
  open var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  /// Whether it is a container of UIKit's, which shows its children itself.
  var choosesChildren: Bool { false }
  /// The controllers whose views are shown with its own.
  open var shownChildren: [UIViewController] { children }
}
