import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// What correct apps do and no law minds, each beside what is wrong about it.
@Suite struct FalseAlarmTests {
  private typealias Puppet = Trial.Puppet

  private func scene(_ slot: Int, _ context: AppContext) -> SceneID? {
    context.connectedScenes.first { $0.slot == slot - 1 }
  }

  private func tap(_ perform: @escaping (AppContext, SceneID) -> Void) -> [AppAction<Puppet>] {
    [AppAction("tap") { app, scene in perform(app.context, scene) }]
  }

  private func slow(_ perform: @escaping (AppContext) -> Void = { _ in }) -> [AppAction<Puppet>] {
    [AppAction("finish", isCompletion: true) { perform($0.context) }]
  }

  @Test func `Data of a session is deleted where its discard is reported, and nowhere else`() throws
  {
    for name in [LifecycleCallback.CallbackName.discard, .disconnect] {
      let trial = Trial(events: "launch 1, open 2, close 2")
      let outcome = try trial.judge(.keepsSessionData) { context, callback in
        guard callback.name == name else { return }
        context.deletes("draft", of: SessionID(identifier: 2, slot: 1))
      }
      #expect(outcome.exercised > 0)
      #expect(outcome.breaches.isEmpty == (name == .discard), "\(name)")
    }
    // The report comes with the scene still there.
    let early = Trial(events: "launch 1, open 2, requestDestruction 2")
    let outcome = try early.judge(.keepsSessionData) { context, callback in
      if callback.name == .discard { context.deletes(of: SessionID(identifier: 2, slot: 1)) }
    }
    #expect(outcome.breaches.isEmpty && outcome.skipped == 0)
  }

  @Test func `Data of a session that the device has forgotten may be deleted`() throws {
    for (event, isRight) in [("update", false), ("reinstall", true)] {
      let trial = Trial(events: "launch 1, home, \(event), launch 1")
      var launches = 0
      let outcome = try trial.judge(.keepsSessionData) { context, callback in
        guard callback.name == .didFinishLaunching else { return }
        launches += 1
        if launches == 2 { context.deletes("draft", of: SessionID(identifier: 1, slot: 0)) }
      }
      #expect(outcome.skipped == 0 && outcome.exercised > 0)
      #expect(outcome.breaches.isEmpty == isRight, "\(event)")
    }
  }

  @Test func `A launch by the user that is called for work first may be judged by that work`()
    throws
  {
    for (events, isRight) in [
      ("silentPush, open 1 after 0", true), ("backgroundFetch, open 1 after 0", true),
      ("launch 1", false),
    ] {
      let outcome = try Trial(events: events).judge(.guardsLaunch) { context, callback in
        // The first call that says why the process runs.
        let names: [LifecycleCallback.CallbackName] = [.push, .fetch]
        let isFirst = isRight ? names.contains(callback.name) : callback.name == .didFinishLaunching
        if isFirst { context.decides(.backgroundLaunch) }
      }
      #expect(outcome.skipped == 0 && outcome.exercised > 0, "\(events)")
      #expect(outcome.breaches.isEmpty == isRight, "\(events)")
    }
  }

  @Test func `A window that the app asks for with an activity need not show what was saved`() throws
  {
    for (activity, isRight) in [(UserActivity("page"), true), (nil, false)] {
      let trial = Trial(
        events: "launch 1, home, crash, launch 2, do tap 2, requestTarget = 2",
        actions: tap { context, _ in context.requestActivation(handingOn: activity) })
      let outcome = try trial.judge(.restoresSessions) { context, callback in
        if callback.name == .background {
          context.saves("mode", of: SessionID(identifier: 1, slot: 0))
        }
      }
      #expect(outcome.skipped == 0 && outcome.breaches.isEmpty == isRight, "\(outcome.breaches)")
    }
  }

  @Test func `All windows are covered when the app resigns, and none while another is active`()
    throws
  {
    let resigning = Trial(events: "launch 1, open 2, focusAway 2, controlCenter, endInterruption")
    let covering = try resigning.judge(.keepsScope) { context, callback in
      guard callback.name == .appResignNotice || callback.name == .appActiveNotice else { return }
      for scene in context.connectedScenes {
        if callback.name == .appResignNotice {
          context.covers(scene)
        } else {
          context.uncovers(scene)
        }
      }
    }
    #expect(covering.breaches.isEmpty && covering.exercised > 0, "\(covering.breaches)")
    let one = Trial(events: "launch 1, open 2, hide 2")
    let other = try one.judge(.keepsScope) { context, callback in
      guard callback.name == .resign, callback.scene?.slot == 1 else { return }
      scene(1, context).map { context.covers($0) }
    }
    #expect(other.breaches.count == 1)
  }

  @Test func `What is shared passes from one window to another, and is not just taken away`() throws
  {
    for isPassedOn in [true, false] {
      let trial = Trial(events: "launch 1, open 2")
      let outcome = try trial.judge(.keepsScope) { context, callback in
        guard callback.name == .connect, let own = callback.scene else { return }
        guard own.slot == 1, let first = scene(1, context) else {
          return context.starts("player", for: own)
        }
        context.stops("player", for: first)
        if isPassedOn { context.starts("player", for: own) }
      }
      #expect(outcome.breaches.isEmpty == isPassedOn)
    }
  }

  @Test func `What is disabled inside a callback does not have to run again`() throws {
    for isDisabled in [true, false] {
      let trial = Trial(events: "launch 1, controlCenter, endInterruption")
      let outcome = try trial.judge(.pairsLevels) { context, callback in
        guard let scene = callback.scene else { return }
        if callback.name == .connect { context.starts("song", for: scene) }
        guard callback.name == .resign else { return }
        if isDisabled { context.disables("song", for: scene) }
        context.stops("song", for: scene)
      }
      #expect(outcome.breaches.isEmpty == isDisabled)
    }
  }

  /// Moves a call from scene 1 to scene 2 and ends it there.
  private func moving(_ law: AppLaw<Puppet>, restarts: Bool = false) throws -> Trial.Outcome {
    let move = AppAction<Puppet>("move", in: .activeScene) { app, scene in
      guard let first = self.scene(1, app.context) else { return }
      app.context.starts("call", for: scene)
      app.context.stops("call", for: first)
    }
    let end = AppAction<Puppet>("end", in: .activeScene) { app, scene in
      app.context.disables("call", for: scene)
      app.context.stops("call", for: scene)
    }
    let trial = Trial(
      events: "launch 1, open 2, do move 2, do end 2, hide 1, open 1", actions: [move, end])
    return try trial.judge(law) { context, callback in
      guard callback.name == .connect, let scene = callback.scene, scene.slot == 0 else { return }
      context.enables("call", for: scene)
      context.starts("call", for: scene)
    }
  }

  @Test func `A call that moves to another window is one call`() throws {
    for law in [AppLaw<Puppet>.pairsLevels, .lastIntentWins, .keepsScope] {
      let outcome = try moving(law)
      #expect(outcome.breaches.isEmpty && outcome.skipped == 0, "\(law.id) \(outcome.breaches)")
    }
    // In a window that leaves while another one takes the call over.
    for isTakenOver in [true, false] {
      let trial = Trial(events: "launch 1, open 2, hide 1, open 1")
      let outcome = try trial.judge(.pairsLevels) { context, callback in
        guard let own = callback.scene, own.slot == 0, let two = scene(2, context) else {
          if callback.name == .connect, let own = callback.scene, own.slot == 0 {
            context.starts("call", for: own)
          }
          return
        }
        guard callback.name == .background else { return }
        context.stops("call", for: own)
        if isTakenOver { context.starts("call", for: two) }
      }
      #expect(outcome.breaches.isEmpty == isTakenOver, "\(outcome.breaches)")
    }
  }

  @Test func `What each window runs for itself is not taken for one piece of work`() throws {
    let trial = Trial(events: "launch 1, open 2, hide 1, open 1")
    let outcome = try trial.judge(.pairsLevels) { context, callback in
      guard let own = callback.scene else { return }
      if callback.name == .connect { context.starts("song", for: own) }
      if callback.name == .resign && own.slot == 0 { context.stops("song", for: own) }
    }
    #expect(outcome.breaches.count >= 1)
  }

  @Test func `Every law about how things come out waits for a completion`() throws {
    let events = "launch 1, open 2, close 2"
    let leaking: (AppContext, LifecycleCallback) -> Void = { context, callback in
      if callback.name == .connect, let scene = callback.scene { context.takes("lock", for: scene) }
    }
    #expect(try Trial(events: events).judge(.balancesLedgers, leaking).breaches.count == 1)
    let waiting = Trial(events: events, actions: slow())
    #expect(try waiting.judge(.balancesLedgers, leaking).breaches.isEmpty)
    let unheard = Trial(events: "openURL 1")
    #expect(try unheard.judge(.handlesPayloadsOnce).breaches.count == 1)
    let pending = Trial(events: "openURL 1", actions: slow())
    #expect(try pending.judge(.handlesPayloadsOnce).breaches.isEmpty)
    let covered: (AppContext, LifecycleCallback) -> Void = { context, callback in
      if callback.name == .active, let scene = callback.scene { context.covers(scene) }
      if callback.name == .background, let scene = callback.scene { context.covers(scene) }
    }
    let cover = Trial(events: "launch 1, home, open 1")
    #expect(try cover.judge(.keepsSecretsFromSnapshots, covered).breaches.count >= 1)
    let fading = Trial(events: "launch 1, home, open 1", actions: slow())
    #expect(try fading.judge(.keepsSecretsFromSnapshots, covered).breaches.isEmpty)
    let ready = AppLaw<Puppet>("It is so.", id: "own.end") { theApp { _ in false }.eventually() }
    let late = AppLaw<Puppet>("It is so.", id: "own.late") {
      AppHappening.becomesActive.leads(to: .does(.decides))
    }
    for law in [ready, late] {
      #expect(try Trial(events: "launch 1").judge(law).breaches.count == 1)
      #expect(try Trial(events: "launch 1", actions: slow()).judge(law).breaches.isEmpty)
    }
  }

  @Test func `Background time is over in the call that says so, whatever is under way`() throws {
    let trial = Trial(events: "launch 1, home, backgroundTaskExpiry", actions: slow())
    let outcome = try trial.judge(.balancesLedgers) { context, callback in
      if callback.name == .appBackgroundNotice { _ = context.beginBackgroundTask() }
    }
    #expect(outcome.breaches.first?.note.hasSuffix("is held after its time is over.") == true)
    #expect(outcome.breaches.first?.onset != nil)
  }
}
