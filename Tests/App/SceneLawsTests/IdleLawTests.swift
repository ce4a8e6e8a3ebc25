import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// Laws that have nothing to judge, and what they still find.
@Suite struct IdleLawTests {
  private typealias Puppet = Trial.Puppet

  @Test func `An app that never counts an open breaks no law about opens and tests none`() throws {
    for platform in ["ipad-ios26", "sceneless-ios17"] {
      let trial = Trial(events: "launch 1, home", platform: platform)
      let outcome = try trial.judge(.countsOpensOnce)
      #expect(outcome.skipped == 0 && outcome.kinds.contains(.appActiveNotice))
      #expect(outcome.breaches.isEmpty && outcome.exercised == 0, "\(outcome.breaches)")
    }
  }

  @Test func `An open that is not counted is found when the app counts another one`() throws {
    let events = "launch 1, home, open 1"
    // Counted at the launch only: the second open is missing.
    let first = try Trial(events: events).judge(.countsOpensOnce) { context, callback in
      if callback.name == .didFinishLaunching { context.counts(.open) }
    }
    #expect(first.note == "An open is not counted." && first.breaches.count == 1)
    // Counted at the return only: the first one is, as the return shows.
    var hasLeft = false
    let second = try Trial(events: events).judge(.countsOpensOnce) { context, callback in
      if callback.name == .background { hasLeft = true }
      if callback.name == .foreground && hasLeft { context.counts(.open) }
    }
    #expect(second.note == "An open before this one is not counted.")
    #expect(second.breaches.count == 1 && second.breaches.first?.onset != nil)
    // Counted in a later process only.
    let later = try Trial(events: "launch 1, home, systemKill, launch 1").judge(.countsOpensOnce) {
      if $1.name == .active && $1.scene?.connection == 2 { $0.counts(.open) }
    }
    #expect(later.note == "An open before this one is not counted.")
  }

  @Test func `A car that is alone may run the start-up, and nothing runs it twice`() throws {
    let law = AppLaw<Puppet>.respectsRoles
    var isStarted = false
    for isOnce in [true, false] {
      isStarted = false
      let trial = Trial(events: "connectCar 2, open 1", platform: "iphone-ios26")
      let outcome = try trial.judge(law) { context, callback in
        guard callback.name == .connect, let scene = callback.scene else { return }
        if isOnce && isStarted { return }
        isStarted = true
        context.starts(.startUp, for: scene)
      }
      #expect(outcome.skipped == 0 && outcome.exercised == (isOnce ? 1 : 2))
      #expect(outcome.note == (isOnce ? nil : "It runs a second time."))
    }
  }

  @Test func `A display may not run the start-up, and neither it nor a car takes the main views`()
    throws
  {
    for events in ["launch 1, connectDisplay 2", "launch 1, connectCar 2"] {
      let isCar = events.hasSuffix("connectCar 2")
      for verb in [AppContext.ObservedVerb.starts, .takes, .returns, .decides] {
        let trial = Trial(events: events, platform: "iphone-ios26")
        let outcome = try trial.judge(.respectsRoles) { context, callback in
          guard callback.name == .connect, let scene = callback.scene, scene.slot == 1 else {
            return
          }
          let topic: AppContext.Topic =
            verb == .starts ? .startUp : verb == .decides ? .mainConfiguration : .mainView
          context.note(AppContext.Observation(verb, topic, scene: scene))
        }
        #expect(outcome.skipped == 0 && outcome.exercised == 1)
        let mayDo = isCar && verb == .starts
        #expect(outcome.breaches.isEmpty == mayDo, "\(events) \(verb) \(outcome.breaches)")
      }
    }
  }

  @Test func `A window may show something on a car's screen, and not on a display's`() throws {
    for events in ["launch 1, connectCar 2, do draw 1", "launch 1, connectDisplay 2, do draw 1"] {
      let draw = AppAction<Puppet>("draw") { app, _ in
        let screen = app.context.connectedScenes.first { $0.slot == 1 }
        screen.map { app.context.reacts("map", in: $0) }
      }
      let trial = Trial(events: events, platform: "iphone-ios26", actions: [draw])
      let outcome = try trial.judge(.rightWindow)
      #expect(outcome.skipped == 0 && outcome.exercised == 1)
      #expect(outcome.breaches.isEmpty == events.contains("connectCar"), "\(outcome.breaches)")
    }
  }
}
