import SceneFuzzing

/// A broker as a class: one shield for the whole app, over all windows when the app resigns.
final class ShieldStyle: StyleApp {
  enum Bug: String {
    /// The shield follows the app alone: one window of two goes home without it.
    case followsAppAlone
    /// There is one shield: a second window takes it from the first.
    case sharesOneShield
    /// The shield comes off when the app enters the foreground, which an interruption never is.
    case comesOffWithForeground
    /// Only windows on screen get the shield; one that is going is not found any more.
    case skipsLeavingWindows
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (
      .snapshot,
      [.followsAppAlone, .sharesOneShield, .comesOffWithForeground, .skipsLeavingWindows]
    )
  ]

  let context: AppContext
  let bug: Bug?
  private var shields: [SceneID] = []

  init(_ context: AppContext, _ bug: Bug?) {
    self.context = context
    self.bug = bug
  }

  func sceneDidBecomeActive(_ scene: SceneID) {
    context.shows("portfolio", in: scene)
    if bug != .comesOffWithForeground { takeOff(scene) }
  }

  func applicationWillEnterForeground() {
    if bug == .comesOffWithForeground { for scene in shields { takeOff(scene) } }
  }

  func applicationWillResignActive() {
    for scene in context.connectedScenes { putOn(scene) }
  }

  func sceneDidEnterBackground(_ scene: SceneID) {
    if bug != .followsAppAlone { putOn(scene) }
  }

  func sceneDidDisconnect(_ scene: SceneID) { shields.removeAll { $0 == scene } }

  private func putOn(_ scene: SceneID) {
    if shields.contains(scene) { return }
    let state = context.activationState(of: scene)
    if bug == .skipsLeavingWindows && state != .foregroundActive { return }
    if bug == .sharesOneShield, let other = shields.popLast() { context.uncovers(other) }
    shields.append(scene)
    context.covers(scene)
  }

  private func takeOff(_ scene: SceneID) {
    guard shields.contains(scene) else { return }
    shields.removeAll { $0 == scene }
    context.uncovers(scene)
  }

  static func test(_ bug: Bug?) -> AppTest<ShieldStyle> {
    // It has no scene in a car: its shield would stay there while the phone is in use.
    AppTest(supports: AppSupport(roles: [.windowApplication])) { ShieldStyle($0, bug) }
  }
}
