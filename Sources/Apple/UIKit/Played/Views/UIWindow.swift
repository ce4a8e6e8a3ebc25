/// A window of a scene, or of the screen in an app without scenes.
///
/// Source: Apple, uiwindow.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// Above or below which other windows it lies.
  open var windowLevel = Level.normal
  /// The screen; stored, never used.
  open var screen: UIScreen = .main
  /// Whether the window has keyboard and touches.
  public private(set) var isKeyWindow = false
  /// The scene to which the window belongs.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.removes(self)
      windowScene?.adds(self)
      if !isHidden { showsRoot() }
    }
  }
  /// The controller of what the window shows: it is called when the window or the history shows it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaces(oldValue)
      changesValue()
    }
  }

  /// Creates a window of a scene; it is hidden at first.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    isHidden = true
    CurrentHost.host?.makesWindow()
    self.windowScene = windowScene
    windowScene.adds(self)
  }

  /// Creates a window that belongs to no scene; it is hidden at first.
  ///
  /// An app with scenes does not see it until `windowScene` is set.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    CurrentHost.host?.makesWindow()
    UIApplication.shared.adds(self)
  }

  /// Creates a window from an archive, which has no contents here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }
  /// Whether the window was shown: a new one is hidden and has not become so.
  private var isShown = false
  open override var isHidden: Bool {
    didSet {
      guard isShown == isHidden else { return }
      isShown = !isHidden
      if isHidden { resignKeyIfNeeded() }
      if isHidden { rootViewController?.disappears() } else { showsRoot() }
      UIKitNotices.post(
        isHidden ? UIWindow.didBecomeHiddenNotification : UIWindow.didBecomeVisibleNotification,
        object: self)
    }
  }
  /// Whether the window can become key.
  open var canBecomeKey: Bool { true }

  // MARK: Key and visible

  /// Shows the window and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window key; that of its scene is key no longer.
  ///
  /// An app that is linked with an SDK before that of iOS 15 has one key window, whatever its scenes.
  /// The notification comes at once, unless the history tells later that the scene has a key window.
  /// Source: Apple, uiwindow/makekey().
  open func makeKey() {
    guard !isKeyWindow, canBecomeKey else { return }
    becomesKey()
    if let windowScene, CurrentHost.host?.announcesKeyWindowLater(of: windowScene) == true {
      return
    }
    UIKitNotices.post(UIWindow.didBecomeKeyNotification, object: self)
  }

  /// Makes the window key without a notification.
  package func becomesKey() {
    guard !isKeyWindow else { return }
    let application = UIApplication.shared
    for window in application.keyWindows where window !== self {
      let isRival = window.windowScene === windowScene
      if isRival || CurrentHost.host?.hasKeyWindowPerScene == false { window.resignKeyIfNeeded() }
    }
    isKeyWindow = true
    application.remembersKey(self)
    windowScene?.lastKeyWindow = self
    becomeKey()
  }

  /// The window has become key.
  open func becomeKey() {}
  /// The window is key no longer.
  open func resignKey() {}

  private func resignKeyIfNeeded() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    resignKey()
    UIKitNotices.post(UIWindow.didResignKeyNotification, object: self)
  }

  // MARK: What the host calls

  /// Loads the root controller's view, where it is not loaded yet.
  package func loads() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    if let view = root.viewIfLoaded, view.superview !== self { addSubview(view) }
  }
}

// What becomes of the root controller as the app shows the window or puts another root into it.
extension UIWindow {
  /// Loads the root, and tells it what the views of the scene have come to.
  private func showsRoot() {
    loads()
    switch CurrentHost.host?.views(of: self) {
    case .appearing: rootViewController?.willAppear()
    case .shown: rootViewController?.appears()
    case .hidden, nil: break
    }
  }

  /// Puts the root in the place of another, which goes first.
  private func replaces(_ old: UIViewController?) {
    if !isHidden, old?.appearance != .hidden { old?.willDisappear() }
    old?.window = nil
    old?.viewIfLoaded?.removeFromSuperview()
    rootViewController?.window = self
    old?.disappears()
    if !isHidden { showsRoot() }
  }
}
