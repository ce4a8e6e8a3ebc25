import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// When a law counts as put to the test: where the app could have broken it, and wherever it did.
@Suite struct ExercisedLawTests {
  private typealias Puppet = Trial.Puppet
  private typealias Answer = (AppContext, LifecycleCallback) -> Void

  /// A law that breaks in a history, by its name.
  private struct Fault {
    var law: AppLaw<Puppet>
    var events: String
    var platform = "ipad-ios26"
    var actions: [AppAction<Puppet>] = []
    var answer: Answer
  }

  /// Breaks a law with the least that breaks it.
  private var faults: [Fault] {
    [
      Fault(law: .balancesLedgers, events: "launch 1") { context, callback in
        if callback.name == .active { context.givesBack("lock") }
      },
      Fault(law: .pairsLevels, events: "launch 1, controlCenter, endInterruption") {
        context, callback in
        if callback.name == .resign { context.takes("latch") }
      },
      Fault(law: .keepsSecretsFromSnapshots, events: "launch 1") { context, callback in
        if callback.name == .connect || callback.name == .active { context.starts(.unlock) }
      },
      Fault(law: .keepsSecretsFromSnapshots, events: "launch 1") { context, callback in
        if callback.name == .active, let scene = callback.scene { context.covers(scene) }
      },
      Fault(law: .rightWindow, events: "launch 1") { context, callback in
        if callback.name == .active { context.wants("banner") }
      },
      Fault(law: .handlesPayloadsOnce, events: "launch 1") { context, callback in
        guard callback.name == .active else { return }
        for _ in 1...2 { context.handles(ScenePayload(.url, id: 9)) }
      },
      Fault(law: .restoresSessions, events: "launch 1, home, systemKill, launch 1") {
        context, callback in
        guard callback.name == .background, let scene = callback.scene else { return }
        context.saves(of: scene.session)
      },
      Fault(
        law: .keepsSessionData, events: "launch 1, do type 1, home",
        actions: [AppAction("type") { app, scene in app.context.changes(of: scene.session) }]
      ) { _, _ in },
    ]
  }

  @Test func `What breaks was put to the test`() throws {
    for fault in faults {
      let trial = Trial(events: fault.events, platform: fault.platform, actions: fault.actions)
      let outcome = try trial.judge(fault.law, fault.answer)
      #expect(outcome.skipped == 0 && outcome.breaches.count >= 1, "\(fault.law.id)")
      #expect(outcome.exercised > 0, "\(fault.law.id)")
    }
  }

  @Test func `A snapshot tests an app only where a secret was on the screen`() throws {
    let law = AppLaw<Puppet>.keepsSecretsFromSnapshots
    let trial = Trial(events: "launch 1, home")
    #expect(try trial.judge(law).exercised == 0)
    let hidden = try trial.judge(law) { context, callback in
      guard let scene = callback.scene else { return }
      if callback.name == .active { context.shows(in: scene) }
      if callback.name == .background { context.hides(in: scene) }
    }
    #expect(hidden.breaches.isEmpty && hidden.exercised == 1)
    let shown = try trial.judge(law) { context, callback in
      if callback.name == .active, let scene = callback.scene { context.shows(in: scene) }
    }
    #expect(shown.breaches.count == 1 && shown.exercised == 1)
  }

  @Test func `One scene's work cannot be taken for another's, and the app's runs twice or not`()
    throws
  {
    let law = AppLaw<Puppet>.keepsScope
    let ofScene: Answer = { context, callback in
      guard callback.name == .active, let scene = callback.scene else { return }
      context.starts("clock", for: scene)
    }
    #expect(try Trial(events: "launch 1, home, open 1").judge(law, ofScene).exercised == 0)
    #expect(try Trial(events: "launch 1, open 2").judge(law, ofScene).exercised == 1)
    let ofApp: Answer = { context, callback in
      if callback.name == .foreground { context.starts("sync") }
    }
    let twice = try Trial(events: "launch 1, home, open 1").judge(law, ofApp)
    #expect(twice.exercised == 2 && twice.breaches.count == 1)
  }

  @Test func `What is saved unchanged loses nothing, and shows nothing`() throws {
    let law = AppLaw<Puppet>.keepsSessionData
    for isChanged in [true, false] {
      let outcome = try Trial(events: "launch 1, home").judge(law) { context, callback in
        guard let scene = callback.scene else { return }
        if callback.name == .active && isChanged { context.changes(of: scene.session) }
        if callback.name == .background { context.saves(of: scene.session) }
      }
      #expect(outcome.breaches.isEmpty && outcome.exercised == (isChanged ? 1 : 0))
    }
  }

  @Test func `A condition is asked only while it could be broken`() throws {
    let never = eachScene { (_: Puppet, _) in false }
    func exercised(_ events: String, _ clause: LawClause<Puppet>) throws -> UInt64 {
      let outcome = try Trial(events: events).judge(AppLaw("It is so.", id: "own.law") { clause })
      #expect(outcome.breaches.isEmpty && outcome.skipped == 0)
      return outcome.exercised
    }
    for moment in [JudgedMoment.everyStep, .atRest] {
      #expect(try exercised("silentPush", never.never(moment)) == 0)
      #expect(try exercised("launch 1", never.never(moment)) > 0)
      #expect(try exercised("silentPush", never.never(while: .isActive, moment)) == 0)
      #expect(try exercised("launch 1", never.never(while: .isActive, moment)) > 0)
      #expect(try exercised("launch 1", never.never(while: .isInBackground, .atRest)) == 0)
      #expect(try exercised("launch 1, home", never.never(while: .isInBackground, moment)) > 0)
      #expect(try exercised("launch 1", never.only(while: .isActive, moment)) == 0)
      #expect(try exercised("launch 1", theApp { _ in true }.only(while: .hasScene, .atRest)) > 0)
      #expect(try exercised("silentPush", theApp { _ in true }.always(moment)) > 0)
    }
    #expect(try exercised("silentPush", never.eventually()) == 0)
  }

  @Test func `Background time that begins after other time was over has time of its own`() throws {
    let events = "launch 1, home, backgroundTaskExpiry, backgroundTask after 1"
    for isEnded in [true, false] {
      var first: AppBackgroundTask?
      let outcome = try Trial(events: events).judge(.balancesLedgers) { context, callback in
        switch callback.name {
        case .appBackgroundNotice: first = context.beginBackgroundTask()
        case .backgroundTaskExpired: if let first, isEnded { context.endBackgroundTask(first) }
        case .backgroundTask: _ = context.beginBackgroundTask()
        default: break
        }
      }
      #expect(outcome.skipped == 0 && outcome.kinds.contains(.backgroundTask))
      #expect(outcome.breaches.isEmpty == isEnded, "\(outcome.breaches)")
    }
  }

  @Test func `Without scenes the delegate's calls are the passages of the app`() throws {
    let events = "launch 1, controlCenter, endInterruption"
    for isPaired in [true, false] {
      var isFirst = true
      let trial = Trial(events: events, platform: "sceneless-ios17")
      let outcome = try trial.judge(.pairsLevels) { context, callback in
        if callback.name == .appActive && (isPaired || isFirst) {
          context.starts("song")
          isFirst = false
        }
        if callback.name == .appResign { context.stops("song") }
      }
      #expect(outcome.skipped == 0 && outcome.exercised > 0)
      #expect(outcome.note == (isPaired ? nil : "The song does not run again."))
    }
    let again = try Trial(events: events, platform: "sceneless-ios17").judge(.pairsLevels) {
      if $1.name == .appActive { $0.starts("song") }
    }
    #expect(again.note == "The song runs and is started again.")
  }
}
