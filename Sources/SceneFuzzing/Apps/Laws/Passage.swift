import SceneLifecycle

/// Which way a scene, or the application as a whole, is told that it goes.
enum Passage: Hashable {
  case connects, entersForeground, becomesActive
  case resigns, entersBackground, disconnects

  /// Whether it leads away from the user.
  var isLeaving: Bool { self == .resigns || self == .entersBackground }
}

extension CallbackKind {
  /// The passage that it tells, in a delegate's call, a notification or a phase; nil for none.
  var passage: Passage? {
    switch self {
    case .configuration, .connect, .connectNotice: .connects
    case .foreground, .foregroundNotice, .appForegroundNotice: .entersForeground
    case .active, .activeNotice, .appActiveNotice, .phaseActive, .appPhaseActive: .becomesActive
    case .resign, .resignNotice, .appResignNotice, .phaseResigned, .appPhaseResigned: .resigns
    case .background, .backgroundNotice, .appBackgroundNotice, .phaseBackground,
      .appPhaseBackground:
      .entersBackground
    case .disconnect, .disconnectNotice: .disconnects
    default: nil
    }
  }
}

extension CallbackSet {
  /// Everything that tells a passage.
  static let passages = CallbackSet(of: CallbackKind.allCases.filter { $0.passage != nil })
}

extension CallbackSet {
  /// Everything that delivers a payload to a scene, or to an app without scenes, that runs already.
  static let deliveries = CallbackSet(
    .openURL, .continueActivity, .performShortcut, .notificationResponse, .acceptShare,
    .appOpenURL, .appContinue, .appShortcut, .appAcceptShare)
}

extension ActivationState {
  /// Whether the user sees the scene.
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}

/// Whether an app says that it is locked.
struct AppLock {
  private(set) var isLocked = false

  mutating func hear(_ observation: Observation) {
    switch observation.verb {
    case .locks: isLocked = true
    case .unlocks: isLocked = false
    default: break
    }
  }
}

extension AppStep {
  /// The slot of the scene that the callback is about; nil for the application as a whole.
  var slot: Int? { callback.isOfScene && callback.scene < 64 ? Int(callback.scene) : nil }
}

/// Work that an app starts and stops: of one scene, or of the app as a whole.
struct Work: Hashable, CustomStringConvertible {
  var topic: Topic
  var scene: SceneID?

  init(_ observation: Observation) {
    topic = observation.topic
    scene = observation.scene
  }

  var description: String { scene.map { "\(topic) for \($0)" } ?? "\(topic)" }

  /// Whether the user sees what it belongs to: its scene is active, or some window is.
  func isActive(_ context: AppContext) -> Bool {
    guard let scene else { return !context.activeWindows.isEmpty }
    return context.activationState(of: scene) == .foregroundActive
  }
}

extension Array where Element: Equatable {
  /// Puts an element at the end unless it is there.
  mutating func note(_ element: Element) {
    if !contains(element) { append(element) }
  }

  /// Takes out what is told now, so that it is told once.
  mutating func takeFirst(where isTold: (Element) -> Bool) -> Element? {
    firstIndex(where: isTold).map { remove(at: $0) }
  }

  /// Takes an element out and says whether it was there.
  @discardableResult
  mutating func forget(_ element: Element) -> Bool {
    guard let place = firstIndex(of: element) else { return false }
    remove(at: place)
    return true
  }
}
