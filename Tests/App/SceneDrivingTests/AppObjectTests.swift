import SceneFuzzing
import Testing

/// What an app is told, what it can read and ask, how long it lives.
@Suite struct AppObjectTests {
  /// Notes everything that it is told.
  private struct Listener: SceneApp {
    let context: AppContext
    var heard: [String] = []

    init(_ context: AppContext) {
      self.context = context
      let launches = Int(context.store.defaults["launches"] ?? "0") ?? 0
      context.store.defaults["launches"] = String(launches + 1)
      context.counts(AppContext.Topic("launch \(launches + 1)"))
    }

    mutating func say(_ text: String) {
      heard.append(text)
      context.note(AppContext.Observation(.counts, AppContext.Topic(text)))
    }

    mutating func didFinishLaunching(_ launch: AppLaunch) {
      let kind = launch.isForBackgroundWork ? "in the background" : "by the user"
      say("launches \(kind) \(context.applicationState.name) \(context.connectedScenes.count)")
    }
    mutating func willTerminate() { say("terminates") }
    mutating func performBackgroundWork(_ cause: BackgroundCause) { say("works for \(cause)") }
    mutating func didReceiveMemoryWarning() { say("memory") }
    mutating func protectedDataDidBecomeAvailable() { say("readable") }
    mutating func protectedDataWillBecomeUnavailable() { say("soon unreadable") }
    mutating func clockDidAdvance(seconds: Int) { say("clock \(seconds) \(context.now)") }
    mutating func configure(_ session: SessionID, role: SceneRole) {
      say("configures \(session) \(role.name)")
    }
    mutating func didDiscard(_ sessions: [SessionID]) { say("discards \(sessions)") }
    mutating func requestDidFail(_ session: SessionID?) { say("request failed") }
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      say("\(scene) connects with \(options.payload?.description ?? "nothing")")
    }
    mutating func sceneWillEnterForeground(_ scene: SceneID) { say("\(scene) foreground") }
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      say("\(scene) \(context.activationState(of: scene).name)")
    }
    mutating func sceneWillResignActive(_ scene: SceneID) { say("\(scene) resigns") }
    mutating func sceneDidEnterBackground(_ scene: SceneID) {
      say("\(scene) \(context.activationState(of: scene).name)")
    }
    mutating func sceneDidDisconnect(_ scene: SceneID) { say("\(scene) disconnects") }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      say("\(scene) gets \(payload)")
    }
    mutating func applicationWillEnterForeground() { say("app foreground") }
    mutating func applicationDidBecomeActive() { say("app active") }
    mutating func applicationWillResignActive() { say("app resigns") }
    mutating func applicationDidEnterBackground() { say("app background") }
  }

  /// Plays a history and returns what an app noted.
  private func play<App: SceneApp>(
    _ events: String, on platform: String = "ipad-ios26", _ test: AppTest<App>
  ) throws -> [String] {
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    let play = SceneFuzz.watch(scenario, test)
    #expect(play.skipped == [])
    return play.observations.map { String($0.description.drop { $0 != " " }.dropFirst()) }
  }

  @Test func `An app hears its life cycle with identities and reads states inside`() throws {
    let heard = try play(
      "openURL 1\nopenURL 1\nmemoryWarning\nlock\nunlock\n", on: "iphone-ios26",
      AppTest { Listener($0) })
    #expect(
      heard == [
        "launch 1", "launches by the user background 0", "configures session 1 window",
        "scene 1 connects with url of event 1", "scene 1 foreground", "app foreground",
        "scene 1 foregroundActive", "app active", "scene 1 gets url of event 2", "memory",
        "soon unreadable", "scene 1 resigns", "app resigns", "scene 1 background",
        "app background", "readable", "scene 1 foreground", "app foreground",
        "scene 1 foregroundActive", "app active",
      ])
  }

  @Test func `A kill drops the object, the store survives, and a case starts empty`() throws {
    let test = AppTest { Listener($0) }
    let events = "launch 1\nhome\nsystemKill\nsilentPush\nsystemKill\nlaunch 1\n"
    let first = try play(events, test)
    #expect(first.filter { $0.hasPrefix("launch ") } == ["launch 1", "launch 2", "launch 3"])
    #expect(first.contains("launches in the background background 0"))
    #expect(first.contains("works for silentPush"))
    #expect(!first.contains("terminates"))
    #expect(first.contains("scene 1.2 connects with nothing"))
    #expect(try play(events, test) == first)
  }

  /// Asks for what a test wants when it becomes active for the first time.
  private struct Asker: SceneApp {
    let context: AppContext
    var ask: (AppContext, SceneID) -> Void
    var hasAsked = false

    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      if hasAsked { return }
      hasAsked = true
      ask(context, scene)
      context.counts("asked")
    }
    mutating func didDiscard(_ sessions: [SessionID]) {
      context.counts(AppContext.Topic("\(sessions)"))
    }
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      context.counts(AppContext.Topic("\(scene)"))
    }
    mutating func sceneWillResignActive(_ scene: SceneID) { context.counts("resigned") }
    mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask) {
      context.endBackgroundTask(task)
    }
  }

  private func asking(_ ask: @escaping (AppContext, SceneID) -> Void) -> AppTest<Asker> {
    AppTest { Asker(context: $0, ask: ask) }
  }

  @Test func `What an app asks for happens after the callback in which it asks`() throws {
    let window = try play("launch 1\n", asking { context, _ in context.requestActivation() })
    #expect(window == ["scene 1", "asked", "scene 2"])
    let gone = try play(
      "launch 1\n", asking { context, scene in context.requestDestruction(of: scene.session) })
    #expect(gone == ["scene 1", "asked", "resigned", "[session 1]"])
    let prompt = try play("launch 1\n", asking { context, _ in context.presentSystemPrompt() })
    #expect(prompt == ["scene 1", "asked", "resigned"])
  }

  /// Answers each link by asking for another window, and counts what it receives.
  private struct Opener: SceneApp {
    let context: AppContext
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      context.counts(
        AppContext.Topic("connected with \(options.payload?.description ?? "nothing")"))
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      context.counts(AppContext.Topic("received \(payload)"))
      let other = context.openSessions.first { $0 != scene.session }
      context.requestActivation(of: other)
    }
  }

  @Test func `A window that an app asks for brings no payload that the app has not given`() throws {
    let test = AppTest { Opener(context: $0) }
    #expect(
      try play("launch 1\nuniversalLink 1\n", test)
        == ["connected with nothing", "received activity of event 2", "connected with nothing"])
    let two = try play("launch 1\nopen 2\nuniversalLink 1\n", test)
    #expect(two.filter { $0.hasPrefix("received") } == ["received activity of event 3"])
  }

  /// Hands an activity on to a new window, or to the one that there is.
  private struct Handing: SceneApp {
    let context: AppContext
    var own: Bool
    var hasAsked = false
    mutating func configure(_ session: SessionID, role: SceneRole) {
      let payload = context.connectionOptions?.payload
      context.counts(AppContext.Topic("configured with \(payload?.description ?? "nothing")"))
    }
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      let title = options.payload?.activity?.title
      context.counts(AppContext.Topic("connected with \(title ?? "nothing")"))
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) {
      context.counts(AppContext.Topic("\(payload) \(payload.activity?.title ?? "unnamed")"))
      context.handles(payload)
      if hasAsked { return }
      hasAsked = true
      context.requestActivation(
        of: own ? scene.session : nil, handingOn: UserActivity("note", title: "Seven"))
    }
  }

  @Test func `A window gets what an app hands on, under a number of its own`() throws {
    let cold = try play(
      "launch 1\nuniversalLink 1\n",
      AppTest(laws: [.handlesPayloadsOnce]) { Handing(context: $0, own: false) })
    #expect(
      cold == [
        "configured with nothing", "connected with nothing", "activity of event 2 unnamed",
        "activity of event 2", "configured with activity of request 1", "connected with Seven",
      ])
    let warm = try play(
      "launch 1\nuniversalLink 1\n",
      AppTest(laws: [.handlesPayloadsOnce]) { Handing(context: $0, own: true) })
    #expect(warm.suffix(2) == ["activity of event 2", "activity of request 1 Seven"])
  }

  @Test func `A request for a session that is gone does nothing to the next one`() throws {
    let gone = SessionID(identifier: 99, slot: 0)
    let heard = try play(
      "launch 1\n", asking { context, _ in context.requestDestruction(of: gone) })
    #expect(heard == ["scene 1", "asked"])
  }

  @Test func `Background time runs out for an app that holds some, and for no other`() throws {
    let expiry = "launch 1\nhome\nbackgroundTaskExpiry\n"
    let heard = try play(expiry, asking { context, _ in _ = context.beginBackgroundTask() })
    #expect(heard.last == "back background task 1")
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n" + expiry, file: "test.scene")
    #expect(SceneFuzz.watch(scenario, AppTest { _ in Silence() }).skipped == [2])
  }

  /// Does nothing.
  private struct Silence: SceneApp {}

  /// Reads a secret wherever it can.
  private struct Reader: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      try? context.store.keychain.write("token", "t", isProtected: true)
      read()
    }
    mutating func performBackgroundWork(_ cause: BackgroundCause) { read() }
    private func read() {
      do {
        context.counts(AppContext.Topic(try context.store.keychain.read("token") ?? "absent"))
      } catch {
        context.counts("unreadable")
      }
    }
  }

  @Test func `What is protected is unreadable while the device is locked, and not absent`() throws {
    let test = AppTest { Reader(context: $0) }
    #expect(try play("lock\nsilentPush\n", test) == ["absent"])
    #expect(try play("launch 1\nlock\nsilentPush\n", test) == ["t", "unreadable"])
    let events = "launch 1\nlock\nsystemKill\nsilentPush\nunlock\nsilentPush\n"
    let heard = try play(events, test)
    // The process that a push has launched was not on the screen: unlocking shows the home screen.
    #expect(heard == ["t", "unreadable", "t"])
  }
}
