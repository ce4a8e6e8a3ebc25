import SceneSeam
import Testing

/// What an app sees of a system that is no engine, and what the system gets from it.
@Suite struct ContextTests {
  private let system = FakeSystem()

  @Test func `A context answers as its system does, at any moment`() {
    let context = AppContext(system)
    let scene = SceneID(1)
    #expect(context.activationState(of: scene) == .unattached)
    system.connectedScenes = [scene]
    system.active = [scene]
    system.applicationState = .active
    system.now = 7
    #expect(context.activationState(of: scene) == .foregroundActive)
    #expect(context.connectedScenes == [scene] && context.openSessions == [scene.session])
    #expect(context.applicationState == .active && context.now == 7)
    #expect(context.isProtectedDataAvailable && context.role(of: scene) == .windowApplication)
  }

  @Test func `What an app asks for reaches its system`() {
    let context = AppContext(system)
    let session = SceneID(2).session
    context.requestActivation()
    context.requestActivation(of: session)
    context.requestDestruction(of: session)
    context.requestRefresh(of: session)
    context.presentSystemPrompt()
    context.requestPushRegistration()
    let activity = UserActivity("com.example.note", title: "Note")
    context.requestActivation(of: session, handingOn: activity)
    #expect(
      system.requests == [
        .activation(nil), .activation(session), .destruction(session), .refresh(session),
        .systemPrompt, .pushRegistration, .activation(session, handingOn: activity),
      ])
  }

  @Test func `What the app hands on itself is not noted as handled`() {
    let context = AppContext(system)
    let own = ScenePayload(handedOnBy: 3, UserActivity("com.example.note"))
    #expect(own.isOfApp && own.description == "activity of request 3")
    context.handles(own)
    context.reacts(in: SceneID(1), to: own)
    #expect(system.notes.map(\.payload) == [nil])
    #expect(system.notes.map(\.description) == ["reacts for scene 1"])
  }

  @Test func `Background time is noted as taken and given back, each task under its number`() {
    let context = AppContext(system)
    let tasks = [context.beginBackgroundTask(), context.beginBackgroundTask(for: SceneID(1))]
    #expect(system.tasks == tasks && tasks[0] != tasks[1])
    context.endBackgroundTask(tasks[0])
    #expect(system.tasks == [tasks[1]])
    #expect(
      system.notes.map(\.description) == [
        "takes background task 1", "takes background task 2 for scene 1",
        "gives back background task 1",
      ])
  }

  @Test func `A handle does nothing where its context may not be used, and says who asked`() {
    let context = AppContext(system)
    #expect(context.handle.use { $0.now } == nil)
    let handle = ContextHandle { caller in
      #expect(caller == "SceneSeamTests/ContextTests.swift:1")
      return nil
    }
    #expect(handle.use(line: 1) { $0.now } == nil)
  }

  /// Notes what it receives.
  private struct Listener: SceneApp {
    let context: AppContext

    mutating func sceneDidBecomeActive(_ scene: SceneID) { context.starts("song", for: scene) }
    mutating func didReceive(_ callback: LifecycleCallback) {
      context.counts(AppContext.Topic(callback.name.rawValue))
    }
  }

  @Test func `An adapter drives an app by its requirements; others are ignored`() {
    var app = Listener(context: AppContext(system))
    app.didReceive(LifecycleCallback(.active, in: SceneID(1)))
    app.sceneDidBecomeActive(SceneID(1))
    app.willTerminate()
    #expect(system.notes.map(\.description) == ["counts active", "starts song for scene 1"])
  }
}
