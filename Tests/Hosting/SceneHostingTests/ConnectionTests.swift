import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Sessions and scenes round a connection: what is there before it, and what comes after the end.
@MainActor
@Suite struct ConnectionTests {
  @Test func `A session that an earlier process connected keeps its role`() {
    var made = Handmade()
    let display = made.scene(2)
    made.system.roles[display] = .externalDisplay
    made.attaches(display)
    made.receives(.connect, display)
    made.app.sceneWillConnect(display, SceneConnectionOptions(role: .externalDisplay))
    #expect(
      Heard.lines == ["connects 1 UIWindowSceneSessionRoleExternalDisplayNonInteractive"])
    made.relaunches()
    made.system.roles = [:]
    made.system.connectedScenes = []
    #expect(
      made.app.application.openSessions.map(\.role) == [.windowExternalDisplayNonInteractive])
    Heard.lines = []
    made.app.didDiscard([display.session])
    #expect(
      Heard.lines
        == ["discards [\"1 UIWindowSceneSessionRoleExternalDisplayNonInteractive\"]"])
  }

  @Test func `A session that no process has seen has the role that the system says`() {
    let made = Handmade()
    made.system.roles[made.scene(1)] = .carPlay
    made.system.openSessions = [made.scene(1).session]
    #expect(made.app.application.openSessions.map(\.role) == [.carTemplateApplication])
  }

  @Test func `A scene that is attached is listed, measured and noticed before it connects`() {
    let made = Handmade()
    let id = made.scene(1)
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.willConnectNotification, object: nil, queue: nil
    ) { note in
      let scene = note.object as? UIWindowScene
      MainActor.assumeIsolated {
        let count = UIApplication.shared.connectedScenes.count
        Heard.lines.append("notice \(scene != nil) \(count)")
      }
    }
    made.app.configure(id.session, role: .windowApplication)
    made.attaches(id)
    #expect(made.app.application.connectedScenes.map(\.session.slot) == [0])
    made.receives(.geometry, id)
    made.receives(.connectNotice, id)
    made.receives(.connect, id)
    made.app.sceneWillConnect(id, SceneConnectionOptions(role: .windowApplication))
    NotificationCenter.default.removeObserver(observer)
    #expect(
      Heard.lines == [
        "configuration ", "geometry 0", "notice true 1",
        "connects 0 UIWindowSceneSessionRoleApplication",
      ])
  }

  @Test func `Observers hear of a disconnection though another scene comes in between`() {
    let made = Handmade()
    for number in 1...2 { made.connects(made.scene(number)) }
    let observer = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) { note in
      let scene = note.object as? UIScene
      MainActor.assumeIsolated {
        Heard.lines.append("notice \(scene?.session.slot ?? -1)")
      }
    }
    Heard.lines = []
    made.system.connectedScenes = []
    made.receives(.disconnect, made.scene(1))
    made.receives(.disconnect, made.scene(2))
    made.receives(.disconnectNotice, made.scene(1))
    made.receives(.disconnectNotice, made.scene(2))
    made.receives(.memoryWarning)
    NotificationCenter.default.removeObserver(observer)
    #expect(Heard.lines == ["leaves 0", "leaves 1", "notice 0", "notice 1"])
    #expect(made.app.scenes == [] && made.app.leaked == [])
  }

  @Test func `Sessions that were closed together come in one call`() {
    let made = Handmade()
    let sessions = (1...6).map { made.scene($0).session }
    made.app.didDiscard(sessions)
    let role = "UIWindowSceneSessionRoleApplication"
    #expect(Heard.lines == ["discards \((0..<6).map { "\($0) \(role)" })"])
  }

  @Test func `The persistent identifier of a session is a UUID of its own`() throws {
    let made = Handmade()
    let sessions =
      [1, 9, 16, 40_000].map {
        SessionID(identifier: UInt32($0), slot: 0)
      } + [SessionID(identifier: .max, slot: 1)]
    var texts: Set<String> = []
    for session in sessions {
      made.system.openSessions = [session]
      let text = try #require(made.app.application.openSessions.first?.persistentIdentifier)
      #expect(UUID(uuidString: text)?.uuidString == text, "\(text)")
      texts.insert(text)
    }
    #expect(texts.count == sessions.count)
  }
}
