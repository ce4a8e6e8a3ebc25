import SceneDriving
import SceneLifecycle
import SceneSeam
import Testing

/// The system behind an app, set by hand instead of by the engine.
@Suite struct SystemTests {
  private let system = SimulatedSystem()

  @Test func `A scene object that is not the slot's last is unattached`() {
    let session = SessionID(identifier: 1, slot: 0)
    let old = SceneID(session: session, connection: 1)
    let new = SceneID(session: session, connection: 2)
    system.scenes[0] = new
    system.callback.connected = SceneSet(0)
    system.callback.active = SceneSet(0)
    #expect(system.activationState(of: new) == .foregroundActive)
    #expect(system.activationState(of: old) == .unattached)
    #expect(system.connectedScenes == [new])
  }

  @Test func `The end of a process takes requests, background time and observations along`() {
    system.request(.activation(nil))
    let first = system.beginBackgroundTask()
    system.note(AppContext.Observation(.counts))
    system.hasLaunched = true
    system.endProcess()
    #expect(system.requests.isEmpty && system.tasks.isEmpty && system.observations.isEmpty)
    #expect(!system.hasLaunched)
    #expect(system.beginBackgroundTask() != first)
  }

  @Test func `A lock makes what is protected unreadable in every part of the device`() throws {
    for part in [system.device.defaults, system.device.files, system.device.keychain] {
      try part.write("key", "k", isProtected: true)
    }
    system.isLocked = true
    let store = system.device.store
    for part in [store.defaults, store.files, store.keychain] { #expect(part["key"] == nil) }
    #expect(!system.isProtectedDataAvailable && system.device.refusals == 3)
    system.reset()
    #expect(system.isProtectedDataAvailable && system.device.keychain.keys == [])
  }
}
