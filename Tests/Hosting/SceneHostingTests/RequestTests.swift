import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// What an app asks of the system, and which handler hears of a refusal.
@MainActor
@Suite struct RequestTests {
  @Test func `The handler of the request that is refused is called, and no other`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    let session = try #require(made.app.scene(made.scene(1))?.session)
    Heard.lines = []
    made.activates(session, "first")
    made.activates(nil, "second")
    made.activates(nil, "third")
    made.answers(1, refusing: false)
    made.answers(2, refusing: true)
    #expect(Heard.lines == ["second requestDenied"])
    made.answers(3, refusing: false)
    made.receives(.active, made.scene(1))
    #expect(Heard.lines == ["second requestDenied"])
  }

  @Test func `Where a device shows one window, a second one is refused for that reason`() {
    let made = Handmade()
    made.system.supportsMultipleScenes = false
    #expect(!made.app.application.supportsMultipleScenes)
    made.activates(nil, "window")
    made.answers(1, refusing: true)
    #expect(Heard.lines == ["window multipleScenesNotSupported"])
  }

  @Test func `What the history cannot do is forgotten with its handler`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    made.activatesKeeping(made.scene(1))
    made.system.answeredRequest = 1
    made.system.connectedScenes = []
    made.receives(.disconnect, made.scene(1))
    made.receives(.disconnectNotice, made.scene(1))
    made.receives(.memoryWarning)
    #expect(made.app.leaked == [])
  }

  @Test func `A request for a closed session fails, and asks for no new window`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    let session = try #require(made.app.scene(made.scene(1))?.session)
    made.system.connectedScenes = []
    made.receives(.disconnect, made.scene(1))
    made.receives(.disconnectNotice, made.scene(1))
    made.receives(.memoryWarning)
    made.app.didDiscard([made.scene(1).session])
    Heard.lines = []
    made.activates(session, "closed")
    #expect(Heard.lines == [] && made.system.requests == [])
    made.receives(.memoryWarning)
    #expect(Heard.lines == ["closed requestDenied"])
  }

  @Test func `The handler of a request that is granted keeps no scene`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    weak let kept = made.app.scene(made.scene(1))
    made.app.application.requestSceneSessionDestruction(
      try #require(kept).session, options: nil
    ) { [kept] _ in Heard.lines.append("\(kept == nil)") }
    made.system.answeredRequest = 1
    made.receives(.requestDestruction)
    made.system.connectedScenes = []
    made.receives(.disconnect, made.scene(1))
    made.receives(.disconnectNotice, made.scene(1))
    made.receives(.memoryWarning)
    #expect(made.app.leaked == [])
  }

  @Test func `An activity that the app hands on arrives as it was, cold and warm`() {
    let made = Handmade()
    let activity = NSUserActivity(activityType: "com.example.note")
    activity.title = "Note 7"
    activity.userInfo = ["day": Date(timeIntervalSinceReferenceDate: 0), "id": 7]
    activity.targetContentIdentifier = "note-7"
    for _ in 1...2 {
      made.app.application.requestSceneSessionActivation(
        nil, userActivity: activity, options: nil)
    }
    let content = UserActivity(
      "com.example.note", title: "Note 7", userInfo: ["id": 7], targetContentIdentifier: "note-7")
    #expect(made.system.requests.first == .activation(nil, handingOn: content))
    activity.title = "Another"
    made.system.answeredRequest = 1
    made.receives(.requestActivation)
    made.connects(made.scene(1), ScenePayload(handedOnBy: 1, content))
    made.system.answeredRequest = 2
    made.receives(.requestActivation)
    made.receives(.continueActivity, made.scene(1))
    made.app.scene(made.scene(1), didReceive: ScenePayload(handedOnBy: 2, content))
    let text = "com.example.note Note 7 2001-01-01 00:00:00 +0000 note-7"
    #expect(
      Heard.lines == [
        "configuration com.example.note", "cold \(text)",
        "connects 0 UIWindowSceneSessionRoleApplication", "warm \(text)",
      ])
  }

  @Test func `Activation conditions of a scene reach the system`() throws {
    let made = Handmade()
    made.connects(made.scene(1))
    let scene = try #require(made.app.scene(made.scene(1)))
    let conditions = UISceneActivationConditions()
    conditions.canActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
    scene.activationConditions = conditions
    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(
      format: "self == %@ OR self BEGINSWITH 'note'", "list")
    #expect(
      made.system.conditions == [
        ActivationConditions(can: .never),
        ActivationConditions(
          can: .never, prefers: .any([.equals("list"), .hasPrefix("note")])),
      ])
  }
}

extension Handmade {
  fileprivate func activates(_ session: UISceneSession?, _ name: String) {
    app.application.requestSceneSessionActivation(
      session, userActivity: nil, options: nil
    ) { error in
      let code = (error as? UISceneError)?.code
      Heard.lines.append("\(name) \(code.map { "\($0)" } ?? "unknown")")
    }
  }

  /// Asks for a window, with a handler that keeps a scene.
  fileprivate func activatesKeeping(_ id: SceneID) {
    let kept = app.scene(id)
    app.application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
      Heard.lines.append("\(kept == nil)")
    }
  }

  /// The system answers a request.
  fileprivate func answers(_ number: UInt32, refusing isRefused: Bool) {
    system.answeredRequest = number
    receives(.requestActivation)
    guard isRefused else { return }
    receives(.requestError)
    app.requestDidFail(nil)
  }
}
