// How controllers are told that their views come and go: each callback once, in its order, whether the app
// or the history is the cause.
extension UIViewController {
  /// How far a controller's views have come on their way to the screen and back.
  package enum Appearance {
    /// They are not on screen.
    case hidden
    /// The controller was told that they will be.
    case appearing
    /// They are on screen.
    case shown
    /// The controller was told that they will not be.
    case disappearing
  }

  /// Delivers what comes before the views are shown, unless they are or the controller knows it.
  package func willAppear() {
    beginsToAppear()
    isAppearing()
  }

  private func beginsToAppear() {
    if let cover { return cover.beginsToAppear() }
    guard appearance == .hidden || appearance == .disappearing else { return }
    loadViewIfNeeded()
    appearance = .appearing
    hasPosition = false
    viewWillAppear(false)
    for child in shownChildren { child.beginsToAppear() }
    sheet?.beginsToAppear()
  }

  /// Delivers that views are in their places, once all of them know that they will appear.
  ///
  /// The method came with the SDK of iOS 17, and is called from iOS 13 on.
  /// Source: Apple, uiviewcontroller/viewisappearing(_:).
  private func isAppearing() {
    if let cover { return cover.isAppearing() }
    guard appearance == .appearing else { return }
    if !hasPosition {
      hasPosition = true
      let version = UIDevice.current.systemVersion.prefix { $0 != "." }
      if Int(version) ?? 13 >= 13 { viewIsAppearing(false) }
    }
    for child in shownChildren { child.isAppearing() }
    sheet?.isAppearing()
  }

  /// Delivers what comes when the views are shown, and what comes before that if it has not come.
  package func didAppear() {
    if let cover { return cover.didAppear() }
    willAppear()
    guard appearance == .appearing else { return }
    appearance = .shown
    viewDidAppear(false)
    isBeingPresented = false
    isMovingToParent = false
    for child in shownChildren { child.didAppear() }
    sheet?.didAppear()
  }

  /// Delivers what comes before the views are hidden, unless they are or the controller knows it.
  package func willDisappear() {
    if let cover { return cover.willDisappear() }
    guard appearance == .appearing || appearance == .shown else { return }
    sheet?.willDisappear()
    appearance = .disappearing
    viewWillDisappear(false)
    for child in shownChildren { child.willDisappear() }
  }

  /// Delivers what comes when the views are hidden, and what comes before that if it has not come.
  package func didDisappear() {
    if let cover { return cover.didDisappear() }
    willDisappear()
    guard appearance == .disappearing else { return }
    sheet?.didDisappear()
    appearance = .hidden
    viewDidDisappear(false)
    isBeingDismissed = false
    isMovingFromParent = false
    for child in shownChildren { child.didDisappear() }
  }

  func appears() {
    willAppear()
    didAppear()
  }

  func disappears() {
    willDisappear()
    didDisappear()
  }

  /// Delivers that the system is short of memory, to all controllers below as well.
  package func lacksMemory() {
    if isViewLoaded { didReceiveMemoryWarning() }
    for child in children { child.lacksMemory() }
    presentedViewController?.lacksMemory()
  }
}

// What containers and presentations change.
extension UIViewController {
  /// Puts one child in the place of another on screen, as far as this controller is there itself.
  ///
  /// The order is that of a push: both are told what will be, then both what is.
  func changes(from old: UIViewController?, to next: UIViewController?) {
    guard old !== next else { return }
    let isShown = appearance == .shown
    old?.willDisappear()
    if isShown || appearance == .appearing { next?.willAppear() }
    old?.didDisappear()
    if isShown { next?.didAppear() }
  }

  /// Whether it is presented over all of what lies below.
  private var coversAll: Bool { modalPresentationStyle == .fullScreen }

  /// The controller that it presents and that lies on it, so that it stays on screen itself.
  private var sheet: UIViewController? {
    presentedViewController.flatMap { $0.coversAll ? nil : $0 }
  }

  /// The outermost controller around it.
  private var outermost: UIViewController { parent?.outermost ?? self }

  /// Shows what is presented; where that covers everything, what lies below goes.
  func presents(_ next: UIViewController) {
    next.isBeingPresented = true
    let isShown = appearance == .shown
    let isCovered = next.coversAll
    guard isShown || appearance == .appearing else {
      if isCovered { outermost.cover = next }
      return
    }
    if isCovered { outermost.willDisappear() }
    next.willAppear()
    if isShown { next.didAppear() }
    guard isCovered else { return }
    outermost.didDisappear()
    outermost.cover = next
  }

  /// Dismisses the controllers that are presented over this one, from the top.
  func dismissesAll() {
    guard let presented = presentedViewController else { return }
    presented.dismissesAll()
    presentedViewController = nil
    uncovers(presented)
    presented.presentingViewController = nil
  }

  /// Hides what was presented, and shows what it has covered.
  func uncovers(_ presented: UIViewController) {
    let below = outermost
    let isShown = presented.appearance == .shown
    presented.isBeingPresented = false
    presented.isBeingDismissed = true
    presented.willDisappear()
    if below.cover === presented {
      below.cover = nil
      if isShown { below.appears() }
    }
    presented.didDisappear()
    presented.isBeingDismissed = false
  }

  /// The view was put into a window or taken out of one: a child of the app's own container follows it.
  func viewMovesToWindow() {
    guard let parent, !parent.choosesChildren else { return }
    if viewIfLoaded?.window == nil {
      disappears()
    } else if parent.appearance == .shown {
      appears()
    } else if parent.appearance == .appearing {
      willAppear()
    }
  }
}
