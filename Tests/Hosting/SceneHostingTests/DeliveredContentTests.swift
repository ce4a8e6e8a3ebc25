import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// What the world brings, as the delegates' methods get it.
@MainActor
@Suite struct DeliveredContentTests {
  /// The implicit scene of an app without scenes.
  private let implicit = SceneID(session: SessionID(identifier: 0, slot: 0), connection: 0)

  @Test func `An app without scenes gets a URL with its options`() throws {
    let made = Handmade()
    var context = try #require(
      OpenURLContext(parsing: "app://note", sourceApplication: "com.example.other"))
    context.openInPlace = true
    made.app.scene(implicit, didReceive: ScenePayload(.url, id: 1, content: .url(context)))
    #expect(Heard.lines == ["opens app://note com.example.other true"])
  }

  @Test func `An accepted share reaches the window scene, or the app without scenes`() {
    let made = Handmade()
    let share = ScenePayload(.share, id: 1, content: .share(ShareMetadata("list")))
    made.connects(made.scene(1))
    Heard.lines = []
    made.app.scene(made.scene(1), didReceive: share)
    made.app.scene(implicit, didReceive: share)
    #expect(Heard.lines == ["scene accepts list", "app accepts list"])
  }

  @Test func `A quick action that names no target has none`() {
    let made = Handmade()
    made.connects(made.scene(1))
    Heard.lines = []
    for item in [
      ShortcutItem("compose"), ShortcutItem("open", targetContentIdentifier: "note-7"),
    ] {
      let payload = ScenePayload(.shortcut, id: 1, content: .shortcut(item))
      made.app.scene(made.scene(1), didReceive: payload)
    }
    made.app.scene(made.scene(1), didReceive: ScenePayload(.shortcut, id: 3))
    #expect(
      Heard.lines == ["compose for nothing", "open for note-7", "item-3 for item-3"])
  }

  @Test func `An answer names its scene and the time of the case`() {
    let made = Handmade()
    made.system.now = 90
    let answer = ScenePayload(
      .notification, id: 1, content: .notification(NotificationResponse("mail")))
    made.connects(made.scene(1), answer)
    made.app.scene(made.scene(1), didReceive: answer)
    made.app.scene(implicit, didReceive: answer)
    #expect(
      Heard.lines == [
        "configuration ", "answered in its own scene",
        "connects 0 UIWindowSceneSessionRoleApplication", "answer in 0 at 90",
        "answer in none at 90",
      ])
  }

  @Test func `The configuration is asked for with the options of the connection`() throws {
    let made = Handmade()
    let context = try #require(OpenURLContext(parsing: "app://note"))
    made.connects(made.scene(1), ScenePayload(.url, id: 1, content: .url(context)))
    #expect(Heard.lines.first == "configuration app://note")
  }
}
