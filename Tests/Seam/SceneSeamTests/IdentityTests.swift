import SceneSeam
import Testing

/// Identities, as apps compare them and reports write them.
@Suite struct IdentityTests {
  @Test func `A session that connects again has another scene object`() {
    let session = SessionID(identifier: 4, slot: 0)
    let first = SceneID(session: session, connection: 1)
    let second = SceneID(session: session, connection: 2)
    #expect(first != second && first.session == second.session)
    #expect("\(first) \(second) \(session)" == "scene 1 scene 1.2 session 1")
  }

  @Test func `A session that takes another's slot is another one`() {
    #expect(SessionID(identifier: 1, slot: 0) != SessionID(identifier: 2, slot: 0))
  }

  @Test func `A payload through two doors has one identity`() {
    #expect(ScenePayload(.notification, id: 3) == ScenePayload(.notification, id: 3))
    #expect(ScenePayload(.url, id: 3) != ScenePayload(.activity, id: 3))
    #expect(ScenePayload(.url, id: 3).description == "url of event 3")
  }

  @Test func `A launch is for background work, or for the user`() {
    for cause in BackgroundCause.allCases {
      #expect(AppLaunch(for: cause, process: 1).isForBackgroundWork)
    }
    #expect(!AppLaunch(process: 1).isForBackgroundWork)
  }

  @Test func `An observation of a scene is one of its session`() {
    let scene = SceneID(3)
    #expect(AppContext.Observation(.saves, scene: scene).session == scene.session)
    let note = AppContext.Observation(.returns, "timer", scene: scene, item: 2)
    #expect(note.description == "gives back timer 2 for scene 3")
  }
}
