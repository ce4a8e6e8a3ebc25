import SceneDriving
import SceneLifecycle
import SceneSeam
import Testing

/// The system behind an app without scenes: its one place reads as the application.
@Suite struct ScenelessSystemTests {
  private let system = SimulatedSystem()

  init() { system.deviceTraits = AppContext.DeviceTraits(usesScenes: false) }

  @Test(arguments: [
    (ApplicationState.active, ActivationState.foregroundActive),
    (.inactive, .foregroundInactive), (.background, .background),
  ])
  func `The place of an app without scenes reads as the application`(
    application: ApplicationState, expected: ActivationState
  ) {
    system.callback.application = application
    let app = system.scenes[0]
    #expect(system.activationState(of: app) == expected)
    #expect(system.activeWindows == (application == .active ? SceneSet(0) : .none))
    #expect("\(app)" == "the app" && "\(app.session)" == "the app")
    let other = SceneID(session: SessionID(identifier: 1, slot: 0), connection: 1)
    #expect(system.activationState(of: other) == .unattached)
    #expect(system.activationState(of: system.scenes[1]) == .unattached)
  }

  @Test
  func `With scenes, a scene that nothing is known of is unattached though the app is active`() {
    system.deviceTraits.usesScenes = true
    system.callback.application = .active
    #expect(system.activationState(of: system.scenes[0]) == .unattached)
    #expect(system.activeWindows.isEmpty && !system.isLive(system.scenes[0]))
  }

  @Test func `The place is live from the launch to the end of the process`() {
    let app = system.scenes[0]
    #expect(!system.isLive(app))
    system.hasLaunched = true
    system.refusesLaunch()
    #expect(system.isLive(app) && system.hasRefusedLaunch)
    system.endProcess()
    #expect(!system.isLive(app) && !system.hasRefusedLaunch)
  }

  @Test func `What an app without scenes notes of a place is noted of its one`() {
    system.note(AppContext.Observation(.shows, "mail"))
    system.note(AppContext.Observation(.saves, "draft"))
    system.note(AppContext.Observation(.starts, "song"))
    let app = system.scenes[0]
    #expect(system.observations.map(\.scene) == [app, nil, nil])
    #expect(system.observations.map(\.session) == [app.session, app.session, nil])
    system.forgetObservations()
    system.deviceTraits.usesScenes = true
    system.note(AppContext.Observation(.shows, "mail"))
    #expect(system.observations.map(\.scene) == [nil])
  }
}
