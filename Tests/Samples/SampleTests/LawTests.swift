import SceneFuzzing
import Testing

/// What each ready-made law minds and what it lets pass, in histories of a few events.
@Suite struct LawTests {
  /// An app whose answers a test writes down.
  private struct Puppet: SceneApp {
    let context: AppContext
    let answer: (AppContext, LifecycleCallback) -> Void

    mutating func didReceive(_ callback: LifecycleCallback) { answer(context, callback) }
  }

  /// Returns what breaks a law, if anything does.
  private func fault(
    _ law: AppLaw<Puppet>, on platform: String = "ipad-ios26", _ events: String,
    actions: [AppAction<Puppet>] = [], _ answer: @escaping (AppContext, LifecycleCallback) -> Void
  ) throws -> String? {
    let lines = events.split(separator: ",").map { $0.drop { $0 == " " } }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + lines.joined(separator: "\n")
    let scenario = try Scenario(parsing: text + "\n", file: "test.scene")
    let test = AppTest("puppet", actions: actions, laws: [law]) {
      Puppet(context: $0, answer: answer)
    }
    let play = SceneFuzz.watch(scenario, test)
    #expect(play.skipped == [])
    let report = play.failure?.report.split(separator: "\n").dropFirst() ?? []
    let heads = ["Broke at", "Began at", "Began and broke at"]
    let said = report.prefix { line in !heads.contains { line.contains($0) } }
      .map { $0.drop { $0 == " " } }
    return play.failure.map { _ in said.joined(separator: " ") }
  }

  private func tap(_ perform: @escaping (AppContext, SceneID) -> Void) -> [AppAction<Puppet>] {
    [AppAction("tap") { app, scene in perform(app.context, scene) }]
  }

  /// Whether the app has been in the background; asked at every callback.
  private func hasLeft(_ context: AppContext, _ callback: LifecycleCallback) -> Bool {
    if callback.name == .background { context.store.defaults["left"] = "yes" }
    return context.store.defaults["left"] != nil
  }

  private func scene(_ slot: Int, _ context: AppContext) -> SceneID? {
    context.connectedScenes.first { $0.slot == slot - 1 }
  }

  @Test func `A reaction belongs into its own scene, in the foreground`() throws {
    let law = AppLaw<Puppet>.rightWindow
    let first = tap { context, _ in
      if let one = scene(1, context) { context.reacts("sheet", in: one) }
    }
    #expect(try fault(law, "launch 1, do tap 1", actions: first) { _, _ in } == nil)
    let foreign = try fault(law, "launch 1, open 2, do tap 2", actions: first) { _, _ in }
    #expect(foreign?.hasSuffix("was caused in scene 2.") == true)
    let everywhere = tap { context, _ in
      for scene in context.connectedScenes { context.reacts("theme", in: scene) }
    }
    #expect(try fault(law, "launch 1, open 2, do tap 2", actions: everywhere) { _, _ in } == nil)
    let hidden = try fault(law, "launch 1, home, silentPush") { context, callback in
      if callback.name == .push, let one = scene(1, context) { context.reacts(in: one) }
    }
    #expect(hidden?.hasSuffix("is in the background.") == true)
    let late = try fault(law, "launch 1, home, open 1") { context, callback in
      if callback.name == .background { context.wants("banner") }
    }
    #expect(late?.hasSuffix("banner was wanted and never showed.") == true)
    let kept = try fault(law, "launch 1, home, open 1") { context, callback in
      if callback.name == .background { context.wants("banner") }
      guard callback.name == .active, let one = scene(1, context) else { return }
      context.reacts("banner", in: one)
    }
    #expect(kept == nil)
    let link = try fault(law, "launch 1, open 2, openURL 1") { context, callback in
      guard callback.name == .openURL, let two = scene(2, context) else { return }
      context.handles(ScenePayload(.url, id: 3), in: two)
    }
    #expect(link?.hasSuffix("was delivered to scene 1.") == true)
  }

  @Test func `A launch is judged for what it is, and not too early`() throws {
    let law = AppLaw<Puppet>.guardsLaunch
    let early = try fault(law, "launch 1") { context, callback in
      if callback.name == .didFinishLaunching { context.decides("the root view") }
    }
    #expect(early?.hasSuffix("'the root view' is decided before there is a scene.") == true)
    let timely = try fault(law, "launch 1") { context, callback in
      if callback.name == .connect { context.decides("the root view") }
    }
    #expect(timely == nil)
    let assumed = try fault(law, "silentPush") { context, callback in
      if callback.name == .didFinishLaunching { context.decides(.foregroundLaunch) }
    }
    #expect(assumed?.hasSuffix("is taken for one by the user.") == true)
    let later = try fault(law, "silentPush, open 1") { context, callback in
      if callback.name == .didFinishLaunching { context.decides(.backgroundLaunch) }
    }
    #expect(later == nil)
  }

  @Test func `A scene's passage changes nothing of another scene, nor of the app`() throws {
    let law = AppLaw<Puppet>.keepsScope
    for verb in [AppContext.ObservedVerb.stops, .hides, .returns] {
      let stolen = try fault(law, "launch 1, open 2") { context, callback in
        guard callback.name == .connect, callback.scene?.slot == 1, let one = scene(1, context)
        else {
          return
        }
        context.note(AppContext.Observation(verb, "player", scene: one))
      }
      #expect(stolen?.hasSuffix("happens in a passage of scene 2.") == true)
    }
    let replaced = try fault(law, "launch 1, open 2") { context, callback in
      guard callback.name == .connect else { return }
      if callback.scene?.slot == 1 { context.stops("sync") }
      context.starts("sync")
    }
    #expect(replaced?.hasSuffix("sync of the app is stopped.") == true)
    let locked = try fault(law, "launch 1, open 2, hide 2") { context, callback in
      guard callback.name == .background else { return }
      context.locks()
      for scene in context.connectedScenes { context.covers(scene) }
    }
    #expect(locked == nil)
  }

  @Test func `An external display leaves start-up and main views alone`() throws {
    let law = AppLaw<Puppet>.respectsRoles
    let twice = try fault(law, "launch 1, open 2") { context, callback in
      if callback.name == .connect { context.starts(.startUp) }
    }
    #expect(twice?.hasSuffix("It runs a second time.") == true)
    let stolen = try fault(law, "launch 1, connectDisplay 2") { context, callback in
      guard callback.name == .connect, let scene = callback.scene else { return }
      context.takes(.mainView, for: scene)
    }
    #expect(stolen?.contains("The scene of an external display takes the main view") == true)
    let missing = try fault(
      law, on: "iphone-ios26", "launch 1, home, systemKill, connectCar 2, open 1"
    ) { context, callback in
      guard callback.name == .connect, context.connectedScenes.count == 1 else { return }
      if callback.scene.map(context.role) == .windowApplication { context.starts(.startUp) }
    }
    #expect(missing?.hasSuffix("works without it.") == true)
  }

  @Test func `Data is saved on the way out, kept until the discard, and comes back`() throws {
    let typed = tap { context, scene in context.changes(of: scene.session) }
    let unsaved = try fault(.keepsSessionData, "launch 1, do tap 1, home", actions: typed) { _, _ in
    }
    #expect(unsaved?.hasSuffix("is not saved; a kill loses it.") == true)
    let saving: (AppContext, LifecycleCallback) -> Void = { context, callback in
      guard callback.name == .background, let one = scene(1, context) else { return }
      context.saves(of: one.session, version: 2)
    }
    let events = "launch 1, do tap 1, home"
    #expect(try fault(.keepsSessionData, events, actions: typed, saving) == nil)
    let again = "launch 1, home, systemKill, launch 1"
    #expect(try fault(.restoresSessions, again, saving)?.hasSuffix("never comes back.") == true)
    for version in [1, 2] {
      let old = try fault(.restoresSessions, again) { context, callback in
        saving(context, callback)
        guard callback.name == .connect, let one = callback.scene, one.connection == 2 else {
          return
        }
        context.restores(of: one.session, version: version)
      }
      #expect((old == nil) == (version == 2), "\(old ?? "")")
    }
    let over = try fault(.restoresSessions, "openURL 1") { context, callback in
      guard callback.name == .active, let one = scene(1, context) else { return }
      context.handles(ScenePayload(.url, id: 1), in: one)
      context.restores(of: one.session)
    }
    #expect(over?.hasSuffix("comes back over something newer.") == true)
  }

  @Test func `Levels are paired, and opens are counted by visits`() throws {
    let latch = try fault(.pairsLevels, "launch 1, controlCenter, endInterruption") {
      context, callback in
      if callback.name == .resign { context.takes("latch") }
      if callback.name == .foreground { context.givesBack("latch") }
    }
    #expect(latch?.hasSuffix("latch is still held.") == true)
    let deliberate = try fault(
      .pairsLevels, "launch 1, do tap 1, controlCenter, endInterruption",
      actions: tap { context, _ in context.stops("song") }
    ) { context, callback in
      if callback.name == .connect { context.starts("song") }
      if callback.name == .resign { context.stops("song") }
    }
    #expect(deliberate == nil)
    let once = try fault(.countsOpensOnce, "launch 1, home, open 1") { context, callback in
      if callback.name == .didFinishLaunching { context.counts(.open) }
    }
    #expect(once?.hasSuffix("An open is not counted.") == true)
    let windows = try fault(.countsOpensOnce, "launch 1, open 2") { context, callback in
      if callback.name == .foreground { context.counts(.open) }
    }
    #expect(windows?.hasSuffix("It is counted twice and happened once.") == true)
    let early = try fault(.countsOpensOnce, "launch 1, home, open 1") { context, callback in
      let hasLeft = hasLeft(context, callback)
      let isOpen = callback.name == .appForegroundNotice && hasLeft
      if isOpen || callback.name == .didFinishLaunching { context.counts(.open) }
    }
    #expect(early == nil)
  }

  @Test func `A locked secret is not absent, and the app may not overwrite it`() throws {
    let events = "launch 1, lock, systemKill, silentPush, unlock"
    func fault(_ lose: @escaping (AppContext) -> Void) throws -> String? {
      try self.fault(.knowsUnreadableFromAbsent, events) { context, callback in
        let keychain = context.store.keychain
        if callback.name == .active { try? keychain.write("token", "t", isProtected: true) }
        guard callback.name == .push || callback.name == .protectedDataAvailable else { return }
        if (try? keychain.read("token")) == nil { lose(context) }
      }
    }
    #expect(try fault { _ in } == nil)
    let deleted = try fault { $0.store.keychain.remove("token") }
    #expect(deleted?.hasSuffix("'token' is deleted unread.") == true)
    let anew = try fault { $0.store.keychain["token"] = "new" }
    #expect(anew?.hasSuffix("'token' is overwritten unread.") == true)
    let out = try fault { $0.decides(.signedOut) }
    #expect(out?.hasSuffix("It is decided that no user is signed in.") == true)
  }

  @Test func `What comes late respects the last intent and scenes that are gone`() throws {
    let gone = try fault(.lastIntentWins, "launch 1, open 2, close 2, silentPush") {
      context, callback in
      guard callback.name == .push else { return }
      let session = SessionID(identifier: 2, slot: 1)
      context.starts("playback", for: SceneID(session: session, connection: 1))
    }
    #expect(gone?.hasSuffix("comes after its scene disconnected.") == true)
    let meant = tap { context, _ in
      context.disables("sync")
      context.starts("sync")
    }
    let stale = try fault(.lastIntentWins, "launch 1, do tap 1", actions: meant) { _, _ in }
    #expect(stale?.hasSuffix("sync runs and is not meant to.") == true)
  }

  @Test func `A declared reaction is awaited each time`() throws {
    let law = AppLaw<Puppet>.answers(.appEntersForeground, with: .starts, "sync")
    let once = try fault(law, "launch 1, home, open 1") { context, callback in
      let isFirst = !hasLeft(context, callback)
      if callback.name == .appForegroundNotice && isFirst { context.starts("sync") }
    }
    #expect(once?.hasPrefix("What is declared happens: the app starts sync") == true)
  }
}
