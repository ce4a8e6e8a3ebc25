import SceneReporting

extension Starter {
  /// The object that receives the app's callbacks: it keeps a draft for each window, and opens links.
  var logic: String {
    """
    import SceneFuzzing

    /// The life-cycle logic of the app: it opens links, and keeps a draft for each window.
    ///
    /// It is a start: put your own logic in place of the drafts. A callback that you do not need can
    /// go; `SceneApp` lists the others. What is noted in `context` is what the laws judge.
    public struct \(name.type): SceneApp {
      private let context: AppContext
      private var drafts: [SessionID: String] = [:]
      private var waiting: [ScenePayload] = []

      /// Makes the object that one launch makes; `context.store` is what survived the last process.
      public init(_ context: AppContext) { self.context = context }

      // MARK: The process

      /// `application(_:didFinishLaunchingWithOptions:)`: no scene is connected yet.
      public mutating func didFinishLaunching(_ launch: AppLaunch) {}

      /// `application(_:didDiscardSceneSessions:)`: the user closed these windows for good.
      public mutating func didDiscard(_ sessions: [SessionID]) {
        for session in sessions {
          drafts[session] = nil
          context.store.files[key(session)] = nil
          context.deletes("draft", of: session)
        }
      }

      // MARK: Scenes

      /// `scene(_:willConnectTo:options:)`: a window comes, perhaps because a link opened it.
      public mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
        if drafts[scene.session] == nil, let saved = context.store.files[key(scene.session)] {
          drafts[scene.session] = saved
          context.restores("draft", of: scene.session)
        }
        // A link that launches the app comes with the options. The next line is left out, as it is in
        // many apps: 'swift test' shows what that loses. Take its slashes away, and the test passes.
        // if let payload = options.payload { waiting.append(payload) }
      }

      /// `sceneWillEnterForeground(_:)`
      public mutating func sceneWillEnterForeground(_ scene: SceneID) {}

      /// `sceneDidBecomeActive(_:)`: what waited for a window can show now.
      public mutating func sceneDidBecomeActive(_ scene: SceneID) { open(in: scene) }

      /// `sceneWillResignActive(_:)`: an interruption may be all there is to it.
      public mutating func sceneWillResignActive(_ scene: SceneID) {}

      /// `sceneDidEnterBackground(_:)`: the process may end from here on without another call.
      public mutating func sceneDidEnterBackground(_ scene: SceneID) {
        guard let draft = drafts[scene.session] else { return }
        context.store.files[key(scene.session)] = draft
        context.saves("draft", of: scene.session)
      }

      /// `sceneDidDisconnect(_:)`: the window is gone, its session may connect again.
      public mutating func sceneDidDisconnect(_ scene: SceneID) {}

      /// `scene(_:openURLContexts:)`, `scene(_:continue:)` and what else reaches an open window.
      public mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
        waiting.append(payload)
        if context.activationState(of: scene) == .foregroundActive { open(in: scene) }
      }

      // MARK: What the user does, and what laws ask

      /// The user types a letter.
      public mutating func type(_ scene: SceneID) {
        drafts[scene.session, default: ""] += "a"
        context.changes("draft", of: scene.session)
      }

      /// Whether what the user typed in a window survives the process.
      public func isSaved(_ scene: SceneID) -> Bool {
        drafts[scene.session] == nil
          || context.store.files[key(scene.session)] == drafts[scene.session]
      }

      private mutating func open(in scene: SceneID) {
        for payload in waiting { context.handles(payload, in: scene) }
        waiting = []
      }

      private func key(_ session: SessionID) -> String { "draft-\\(session.identifier)" }
    }

    """
  }

  /// The source of the test: how the object is made, what the user does, what must hold.
  var description: String {
    """
    import SceneFuzzing

    /// The app under test, for the unit test and for the app's own command.
    public var \(name.variable): AppTest<\(name.type)> {
      // What the app has: nothing else is played to it, and no law asks for it.
      let support = AppSupport(
        roles: [.windowApplication], payloads: [.url, .activity],
        features: [.payloads, .sessionData, .restoration])
      // A law of your own reads like its sentence.
      let isSaved = AppLaw<\(name.type)>("A draft in the background is saved.", id: "draft.saved") {
        AppHappening.entersBackground.leads(
          to: eachScene { app, scene in app.isSaved(scene) }, within: .rest, unless: .disconnects)
      }
      return AppTest(
        \(SwiftText.literal(name.test)), actions: [AppAction("type") { app, scene in app.type(scene) }],
        laws: AppLaw.all(for: support) + [isSaved], supports: support
      ) { \(name.type)($0) }
    }

    """
  }
}
