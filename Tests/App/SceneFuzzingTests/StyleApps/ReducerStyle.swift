import SceneFuzzing

/// A podcast app with a pure core: events go in, effects come out, and a thin shell does them.
struct ReducerStyle: StyleApp {
  enum Bug: String {
    /// A resigning window is reduced like one in the background, and an active one is not.
    case mistakesInactiveForBackground
    /// The state says that the artwork is covered before the effect was done.
    case skipsCoverEffect
    /// The chapters' timer is an effect of every event.
    case startsChaptersAgain
  }

  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.levels, [.mistakesInactiveForBackground, .startsChaptersAgain]),
    (.snapshot, [.skipsCoverEffect]),
  ]

  /// What happens to a window.
  private enum Event { case foreground, active, resign, background, gone }
  /// What the shell does.
  private enum Effect { case startChapters, stopChapters, cover, uncover, show }

  /// What is known of a window; it knows nothing of the system.
  private struct Core {
    var bug: Bug?
    var hasChapters = false
    var isCovered = false

    mutating func reduce(_ event: Event) -> [Effect] {
      switch event {
      case .foreground: return startChapters()
      case .active:
        defer { isCovered = false }
        return (isCovered ? [.uncover] : []) + [.show]
      case .resign:
        return bug == .mistakesInactiveForBackground ? stopChapters() : []
      case .background:
        defer { isCovered = true }
        return stopChapters() + (bug == .skipsCoverEffect ? [] : [.cover])
      case .gone: return stopChapters()
      }
    }

    private mutating func startChapters() -> [Effect] {
      if hasChapters && bug != .startsChaptersAgain { return [] }
      hasChapters = true
      return [.startChapters]
    }

    private mutating func stopChapters() -> [Effect] {
      if bug == .startsChaptersAgain { return [] }
      guard hasChapters else { return [] }
      hasChapters = false
      return [.stopChapters]
    }
  }

  let context: AppContext
  let bug: Bug?
  private var cores: [SceneID: Core] = [:]

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    cores[scene] = Core(bug: bug)
  }
  mutating func sceneWillEnterForeground(_ scene: SceneID) { send(.foreground, to: scene) }
  mutating func sceneDidBecomeActive(_ scene: SceneID) { send(.active, to: scene) }
  mutating func sceneWillResignActive(_ scene: SceneID) { send(.resign, to: scene) }
  mutating func sceneDidEnterBackground(_ scene: SceneID) { send(.background, to: scene) }
  mutating func sceneDidDisconnect(_ scene: SceneID) {
    send(.gone, to: scene)
    cores[scene] = nil
  }

  private mutating func send(_ event: Event, to scene: SceneID) {
    for effect in cores[scene]?.reduce(event) ?? [] {
      switch effect {
      case .startChapters: context.starts("chapters", for: scene)
      case .stopChapters: context.stops("chapters", for: scene)
      case .cover: context.covers(scene)
      case .uncover: context.uncovers(scene)
      case .show: context.shows("artwork", in: scene)
      }
    }
  }

  static func test(_ bug: Bug?) -> AppTest<ReducerStyle> {
    AppTest { ReducerStyle(context: $0, bug: bug) }
  }
}
