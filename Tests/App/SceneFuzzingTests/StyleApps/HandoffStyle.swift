import SceneFuzzing

/// A mail composer with handoff: what another device was doing goes on here, and is advertised there.
struct HandoffStyle: StyleApp {
  enum Bug: String {
    /// An activity that was announced is believed to be in the options, where it is not.
    case missesAnnouncedActivity
    /// The activity that failed to arrive keeps the next one from being opened.
    case waitsForFirstActivity
    /// Advertising begins when the window connects.
    case advertisesAtConnection
    /// Advertising ends with an interruption and begins again with the foreground only.
    case advertisesInForeground
  }

  static let lacks: [ReadyLaw] = []
  static let wrong: [(law: ReadyLaw, bugs: [Bug])] = [
    (.payload, [.missesAnnouncedActivity, .waitsForFirstActivity]),
    (.answers, [.advertisesAtConnection, .advertisesInForeground]),
  ]

  let context: AppContext
  let bug: Bug?
  private var announced: Set<SceneID> = []
  private var pending: [SceneID: [ScenePayload]] = [:]
  private var opened: Set<ScenePayload> = []
  private var advertising: Set<SceneID> = []

  mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
    if options.announcesActivity { announced.insert(scene) }
    if let payload = options.payload { pending[scene, default: []].append(payload) }
    if bug == .advertisesAtConnection { advertise(scene) }
  }

  mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
    if payload.kind == .activity && announced.remove(scene) != nil
      && bug == .missesAnnouncedActivity
    {
      return
    }
    if bug == .waitsForFirstActivity && announced.contains(scene) { return }
    pending[scene, default: []].append(payload)
    open(in: scene)
  }

  mutating func sceneWillEnterForeground(_ scene: SceneID) {
    if bug == .advertisesInForeground { advertise(scene) }
  }

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    open(in: scene)
    if bug == nil || bug == .missesAnnouncedActivity || bug == .waitsForFirstActivity {
      advertise(scene)
    }
  }

  mutating func sceneWillResignActive(_ scene: SceneID) {
    if advertising.remove(scene) != nil { context.stops("advertising", for: scene) }
  }

  mutating func sceneDidDisconnect(_ scene: SceneID) {
    pending[scene] = nil
    announced.remove(scene)
    sceneWillResignActive(scene)
  }

  private mutating func advertise(_ scene: SceneID) {
    if advertising.insert(scene).inserted { context.starts("advertising", for: scene) }
  }

  private mutating func open(in scene: SceneID) {
    guard context.activationState(of: scene) == .foregroundActive else { return }
    for payload in pending.removeValue(forKey: scene) ?? [] where opened.insert(payload).inserted {
      context.handles(payload, in: scene)
    }
  }

  static func test(_ bug: Bug?) -> AppTest<HandoffStyle> {
    AppTest(laws: [.answers(.becomesActive, with: .starts, "advertising")]) {
      HandoffStyle(context: $0, bug: bug)
    }
  }
}
