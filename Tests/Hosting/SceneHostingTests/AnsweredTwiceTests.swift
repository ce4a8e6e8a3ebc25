import SceneFuzzing
import SceneHosting
import SceneSpies
import Testing
import UIKit

/// Takes answers to notifications: a tap, and the action of the same notification.
private final class InboxAppDelegate: UIResponder, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  private let times: Int
  private(set) var opened: [String] = []

  init(_ times: Int) {
    self.times = times
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    // What is of another category is not for the inbox.
    let category = response.notification.request.content.categoryIdentifier
    for _ in 0..<(category == "MAIL" ? times : 0) {
      opened.append(response.notification.request.identifier)
      StubCall.note("Inbox.open(_:)", [response.notification.request.identifier])
    }
    completionHandler()
  }
}

private final class InboxSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// Two answers to one notification are two, whether laws ask for both or for one.
@MainActor
@Suite struct AnsweredTwiceTests {
  private func broken(_ events: String, times: Int, inHalves: Bool = false) throws -> String? {
    let test = AppTest<HostedApp<InboxAppDelegate>>(
      "inbox",
      contents: [
        .notification("mail", NotificationResponse("mail-7", categoryIdentifier: "MAIL"))
      ],
      laws: inHalves
        ? [.handlesPayloadsOnce] : [.handlesPayloadsOnce, .handsPayloadsOnOnce()]
    ) { context in
      HostedApp(
        manifest: SceneManifest { InboxSceneDelegate() }, context: context,
        delegate: { InboxAppDelegate(times) },
        noting: { app in
          MainActor.assumeIsolated {
            let opened = app.delegate.opened
            let half = inHalves ? opened.count / 2 : 0
            if inHalves { app.handles(identifiers: Array(opened.prefix(half))) }
            app.handles(identifiers: Array(opened.dropFirst(half)))
          }
        })
    }
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n" + events
    let scenario = try Scenario(parsing: text, file: "test.scene")
    #expect(SceneFuzz.watch(scenario, test).skipped == [])
    return SceneFuzz.play(scenario, test)?.law
  }

  @Test(arguments: [
    "notificationTap 1\nnotificationAction\n", "notificationAction\nnotificationTap 1\n",
    "notificationTap 1\nnotificationTap 1\n",
  ])
  func `An app that handles each answer once is right`(events: String) throws {
    #expect(try broken(events, times: 1) == nil)
  }

  @Test func `An app that handles an answer twice is found`() throws {
    #expect(try broken("notificationTap 1\n", times: 2) != nil)
    #expect(try broken("notificationTap 1\nnotificationAction\n", times: 2) != nil)
  }

  @Test func `What is noted in two halves of one look adds up`() throws {
    #expect(try broken("notificationTap 1\n", times: 2, inHalves: true) != nil)
    let twice = "notificationTap 1\nnotificationTap 1\n"
    #expect(try broken(twice, times: 1, inHalves: true) == nil)
  }
}
