import SceneFuzzing

/// A SwiftUI app that is fed with phases alone, and pauses its animation window by window.
struct PhaseStyle: StyleApp {
  enum Bug: String {
    /// The phase of the app is observed: with two windows it is that of the most active one.
    case observesPhaseOfApp
    /// Appearing is taken for becoming active, which happens more often.
    case takesAppearingForActive
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.scope, [.observesPhaseOfApp]),
    (.levels, [.takesAppearingForActive]),
  ]

  let context: AppContext
  let bug: Bug?
  private var animating: [SceneID] = []

  mutating func didReceive(_ callback: LifecycleCallback) {
    guard let scene = callback.scene else { return receive(callback.name) }
    switch callback.name {
    case .phaseActive where bug == nil: start(scene)
    case .viewDidAppear where bug == .takesAppearingForActive: start(scene)
    case .phaseInactive where bug != .observesPhaseOfApp: stop(scene)
    case .activeNotice where bug == .observesPhaseOfApp: start(scene)
    case .disconnectNotice: stop(scene)
    default: break
    }
  }

  /// What concerns the app as a whole.
  private mutating func receive(_ name: LifecycleCallback.CallbackName) {
    guard bug == .observesPhaseOfApp && name == .appPhaseInactive else { return }
    for scene in animating { stop(scene) }
  }

  private mutating func start(_ scene: SceneID) {
    if animating.contains(scene) { return }
    animating.append(scene)
    context.starts("animation", for: scene)
  }

  private mutating func stop(_ scene: SceneID) {
    guard animating.contains(scene) else { return }
    animating.removeAll { $0 == scene }
    context.stops("animation", for: scene)
  }

  static func test(_ bug: Bug?) -> AppTest<PhaseStyle> {
    AppTest(platforms: ["swiftui-ipad-ios18"].compactMap { Platform.named($0) }) {
      PhaseStyle(context: $0, bug: bug)
    }
  }
}
