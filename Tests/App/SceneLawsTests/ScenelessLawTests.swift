import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// What ready-made laws find in an app without scenes, which names none in what it notes.
@Suite struct ScenelessLawTests {
  private typealias Puppet = Trial.Puppet
  private typealias Answer = (AppContext, LifecycleCallback) -> Void

  private func judge(
    _ law: AppLaw<Puppet>, _ events: String, _ answer: @escaping Answer = { _, _ in }
  ) throws -> Trial.Outcome {
    let outcome = try Trial(events: events, platform: "sceneless-ios17").judge(law, answer)
    #expect(outcome.skipped == 0)
    return outcome
  }

  @Test(arguments: ["openURL 1", "launch 1, openURL 1", "launch 1, home, notificationTap 1"])
  func `A link or a tap that is never handled is lost`(events: String) throws {
    let lost = try judge(.handlesPayloadsOnce, events)
    #expect(lost.breaches.count == 1 && lost.exercised == 1)
    #expect(lost.note?.hasSuffix("was never handled.") == true)
    // Not where the app is left before it could.
    let left = try judge(.handlesPayloadsOnce, events + ", home")
    #expect(left.breaches.isEmpty && left.exercised == 0, "it was never due")
  }

  @Test func `What the launch refuses comes in its options only, and is still to be handled`()
    throws
  {
    for isHandled in [true, false] {
      let outcome = try judge(.handlesPayloadsOnce, "openURL 1") { context, callback in
        guard callback.name == .didFinishLaunching else { return }
        context.refusesLaunch()
        let payload = context.launch?.opening
        if isHandled { payload.map { context.handles($0) } }
      }
      #expect(outcome.exercised == 1 && !outcome.kinds.contains(.appOpenURL))
      #expect(outcome.breaches.isEmpty == isHandled, "\(outcome.breaches)")
    }
    // An activity is delivered whatever the answer is.
    let activity = try judge(.handlesPayloadsOnce, "universalLink 1") { context, callback in
      if callback.name == .didFinishLaunching { context.refusesLaunch() }
    }
    #expect(activity.kinds.contains(.appContinue))
  }

  @Test func `A secret in the snapshot of the app is found, and a cover that stays`() throws {
    for isCovered in [true, false] {
      let outcome = try judge(.keepsSecretsFromSnapshots, "launch 1, home") { context, callback in
        if callback.name == .appActive { context.shows("account") }
        if callback.name == .appResign && isCovered { context.covers() }
      }
      // A cover is put to the test once more: it has to go.
      #expect(outcome.exercised == (isCovered ? 2 : 1))
      #expect(outcome.note == (isCovered ? nil : "The snapshot of the app shows account."))
    }
    let stuck = try judge(.keepsSecretsFromSnapshots, "launch 1, home, return") {
      if $1.name == .appResign { $0.covers() }
    }
    #expect(stuck.note == "The cover of the app is still there.")
  }

  @Test func `What changes is saved by the end of the way to the background`() throws {
    for isSaved in [true, false] {
      let outcome = try judge(.keepsSessionData, "launch 1, home") { context, callback in
        if callback.name == .appActive { context.changes("draft") }
        if callback.name == .appBackground && isSaved { context.saves("draft") }
      }
      #expect(
        outcome.note == (isSaved ? nil : "The draft of the app is not saved; a kill loses it."))
    }
    // No session is reported as closed: what an app deletes is its own to delete.
    let deleting = try judge(.keepsSessionData, "launch 1") { context, callback in
      if callback.name == .didFinishLaunching { context.deletes("cache") }
    }
    #expect(deleting.breaches.isEmpty && deleting.exercised == 1)
  }

  @Test func `What was saved comes back in a new process, unless something else opens it`() throws {
    let saving: Answer = { context, callback in
      if callback.name == .appBackground { context.saves("draft") }
    }
    let lost = try judge(.restoresSessions, "launch 1, home, systemKill, launch 1", saving)
    #expect(lost.note == "The draft of the app never comes back.")
    let opened = try judge(.restoresSessions, "launch 1, home, systemKill, openURL 1", saving)
    #expect(opened.breaches.isEmpty)
    let names: [LifecycleCallback.CallbackName] = [
      .willFinishLaunching, .didFinishLaunching, .appActive,
    ]
    for name in names {
      let kept = try judge(.restoresSessions, "launch 1, home, systemKill, launch 1") {
        saving($0, $1)
        if $1.name == name { $0.restores("draft") }
      }
      #expect(kept.breaches.isEmpty && kept.exercised > 0, "\(name) \(kept.breaches)")
    }
    let late = try judge(.restoresSessions, "launch 1, home, systemKill, launch 1") {
      saving($0, $1)
      if $1.name == .didFinishLaunching { $0.changes("draft") }
      if $1.name == .appActive { $0.restores("draft") }
    }
    #expect(late.note == "The draft of the app comes back over something newer.")
  }

  @Test func `A launch may be judged at once, and is not taken for one of another kind`() throws {
    for (events, isByUser) in [("launch 1", true), ("silentPush", false)] {
      for topic in [AppContext.Topic.foregroundLaunch, .backgroundLaunch] {
        let outcome = try judge(.guardsLaunch, events) { context, callback in
          if callback.name == .didFinishLaunching { context.decides(topic) }
        }
        #expect(outcome.exercised == 1)
        let isRight = (topic == .foregroundLaunch) == isByUser
        #expect(outcome.breaches.isEmpty == isRight, "\(events) \(topic) \(outcome.breaches)")
      }
    }
    let state = try judge(.guardsLaunch, "launch 1") { context, callback in
      if callback.name == .didFinishLaunching { context.decides("state") }
    }
    #expect(state.breaches.isEmpty && state.exercised == 1)
  }

  @Test func `What waits for a window shows in the app, and nothing shows on the way out`() throws {
    for isShown in [true, false] {
      let outcome = try judge(.rightWindow, "launch 1") { context, callback in
        if callback.name == .didFinishLaunching { context.wants("sheet") }
        if callback.name == .appActive && isShown { context.reacts("sheet") }
      }
      #expect(outcome.note == (isShown ? nil : "The sheet was wanted and never showed."))
    }
    let hidden = try judge(.rightWindow, "launch 1, home") { context, callback in
      if callback.name == .appBackgroundNotice { context.reacts("sheet") }
    }
    #expect(hidden.note == "What shows in the app is in the background.")
  }

  @Test func `What is taken for the place of a payload is not held after a disconnection`() throws {
    let outcome = try judge(.balancesLedgers, "launch 1, openURL 1, home") { context, callback in
      guard callback.name == .appOpenURL else { return }
      let scene = SceneID(session: SessionID(identifier: 0, slot: 0), connection: 0)
      context.takes("sheet", for: scene)
    }
    #expect(outcome.breaches.isEmpty && outcome.exercised == 1)
  }

  @Test func `Work of the app that is started twice is found, and what the app covers is not`()
    throws
  {
    let twice = try judge(.keepsScope, "launch 1, controlCenter, endInterruption") {
      if $1.name == .appActive { $0.starts("song") }
    }
    #expect(twice.note == "The song runs and is started again.")
    let covering = try judge(.keepsScope, "launch 1, home, return") { context, callback in
      if callback.name == .appResign { context.covers() }
      if callback.name == .appActive {
        context.uncovers()
        context.shows("account")
      }
    }
    #expect(covering.breaches.isEmpty && covering.exercised > 0)
  }

  @Test func `A start-up that an active app has not run is found`() throws {
    var isFirst = true
    let outcome = try judge(.respectsRoles, "launch 1, home, systemKill, launch 1") {
      if $1.name == .didFinishLaunching && isFirst {
        $0.starts(.startUp)
        isFirst = false
      }
    }
    #expect(outcome.note == "the app works without it.")
  }

  @Test func `A condition of each scene is not put to the test where there is none`() throws {
    let law = AppLaw<Puppet>("It is so.", id: "own.each") {
      eachScene { _, _ in false }.always(.atRest)
    }
    let without = try judge(law, "launch 1")
    #expect(without.breaches.isEmpty && without.exercised == 0)
    let with = try Trial(events: "launch 1").judge(law)
    #expect(with.breaches.count == 1 && with.exercised == 1)
  }
}
