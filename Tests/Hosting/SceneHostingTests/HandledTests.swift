import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// What an app's objects keep of what it has handled, as ready-made laws know it.
@MainActor
@Suite struct HandledTests {
  /// The objects of a type that the delegates were handed.
  private func heard<Object>(_ type: Object.Type) -> [Object] {
    Heard.objects.compactMap { $0 as? Object }
  }

  @Test func `A named quick action, activity and share are known by their objects`() {
    let made = Handmade()
    let scene = made.scene(1)
    made.connects(scene)
    let contents: [(ScenePayload.PayloadKind, PayloadContent)] = [
      (.shortcut, .shortcut(ShortcutItem("compose"))),
      (.activity, .activity(UserActivity("com.example.draft"))),
      (.share, .share(ShareMetadata("list"))),
    ]
    for (number, (kind, content)) in contents.enumerated() {
      made.app.scene(
        scene, didReceive: ScenePayload(kind, id: UInt32(number + 2), content: content))
    }
    made.system.forgetNotes()
    for _ in 1...2 {
      made.app.handles(heard(UIApplicationShortcutItem.self), in: scene)
      made.app.handles(heard(NSUserActivity.self))
      made.app.handles(heard(CKShare.Metadata.self))
    }
    #expect(
      made.system.words == [
        "handles shortcut of event 2 for scene 1", "handles activity of event 3",
        "handles share of event 4",
      ])
  }

  @Test func `An answer in two objects is one answer, handled twice`() {
    let made = Handmade()
    let answer = ScenePayload(
      .notification, id: 5, content: .notification(NotificationResponse("mail")))
    made.connects(made.scene(1), answer)
    made.app.scene(made.scene(1), didReceive: answer)
    made.system.forgetNotes()
    let answers = heard(UNNotificationResponse.self)
    #expect(answers.count == 2)
    made.app.handles(answers)
    #expect(made.system.words == Array(repeating: "handles notification of event 5", count: 2))
  }

  @Test func `What came twice may be handled twice, and not more often`() {
    let made = Handmade()
    let scene = made.scene(1)
    made.connects(scene)
    let mail = PayloadContent.notification(NotificationResponse("item-0"))
    made.app.scene(scene, didReceive: ScenePayload(.notification, id: 2, content: mail))
    // The action of a notification opens nothing, and no law asks for it.
    made.app.performBackgroundWork(.notificationAction)
    made.system.forgetNotes()
    made.app.handles(identifiers: ["item-0"])
    made.app.handles(identifiers: ["item-0", "item-0"])
    #expect(made.system.words == ["handles notification of event 2"])
    made.app.handles(identifiers: ["item-0", "item-0", "item-0"])
    #expect(made.system.words == Array(repeating: "handles notification of event 2", count: 2))
  }

  @Test func `Of two links of one name that are handled late, each is handled once`() throws {
    let made = Handmade()
    let link = PayloadContent.url(try #require(OpenURLContext(parsing: "app://note")))
    for number in 1...2 {
      let scene = made.scene(number)
      made.connects(scene)
      made.app.scene(scene, didReceive: ScenePayload(.url, id: UInt32(number + 4), content: link))
    }
    made.system.forgetNotes()
    made.app.handles(identifiers: ["app://note"], in: made.scene(1))
    made.app.handles(identifiers: ["app://note"], in: made.scene(2))
    #expect(
      made.system.words == [
        "handles url of event 5 for scene 1", "handles url of event 6 for scene 2",
      ])
    made.system.forgetNotes()
    made.app.handles(identifiers: ["app://note", "app://note"], in: made.scene(2))
    #expect(made.system.words == ["handles url of event 6 for scene 2"])
  }

  @Test func `A link that came with the connection is known by its context and by its URL`() {
    let made = Handmade()
    made.connects(made.scene(1), ScenePayload(.url, id: 1))
    made.system.forgetNotes()
    let contexts = heard(UIOpenURLContext.self)
    made.app.handles(contexts)
    made.app.handles(contexts.map(\.url))
    #expect(made.system.words == Array(repeating: "handles url of event 1", count: 2))
  }

  @Test func `Names are enough where an app keeps no objects`() {
    let made = Handmade()
    made.connects(made.scene(1))
    let payloads = [
      ScenePayload(.shortcut, id: 2, content: .shortcut(ShortcutItem("compose"))),
      ScenePayload(.notification, id: 3, content: .notification(NotificationResponse("mail"))),
      ScenePayload(
        .activity, id: 4,
        content: .activity(UserActivity("com.example.draft", targetContentIdentifier: "note/7"))),
      ScenePayload(.share, id: 5),
    ]
    for payload in payloads { made.app.scene(made.scene(1), didReceive: payload) }
    made.system.forgetNotes()
    made.app.handles(identifiers: ["compose", "of the app's own", "mail", "note/7", "item-5"])
    made.app.handles(identifiers: ["compose", "compose"])
    #expect(
      made.system.words == [
        "handles shortcut of event 2", "handles notification of event 3",
        "handles activity of event 4", "handles share of event 5", "handles shortcut of event 2",
      ])
  }

  @Test func `Scenes and sessions have the identities of the history while they are there`() {
    let made = Handmade()
    let scene = made.scene(1)
    made.connects(scene)
    let object = made.app.scene(scene)
    #expect(object.flatMap { made.context.sceneID(of: $0) } == scene)
    #expect(object.flatMap { made.context.sessionID(of: $0.session) } == scene.session)
    made.system.connectedScenes = []
    made.receives(.disconnect, scene)
    made.receives(.disconnectNotice, scene)
    made.receives(.memoryWarning)
    #expect(object.flatMap { made.context.sceneID(of: $0) } == nil)
  }
}
