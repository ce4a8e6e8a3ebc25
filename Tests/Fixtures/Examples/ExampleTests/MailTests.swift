import SceneFuzzing
import Testing

@testable import Mail

/// What the mail app promises, what the world brings to it, and its planted bug.
@Suite struct MailTests {
  static let contents: [AppContent] = [
    .url("message", "postbox://message/7"),
    .url("letter", "mailto:ana@example.com"),
    .activity("draft", UserActivity(Mailbox.handoff, userInfo: ["to": "ben@example.com"])),
    .shortcut("compose", ShortcutItem("example.postbox.compose", title: "New letter")),
    .notification("arrived", NotificationResponse("mail-8", userInfo: ["message": "8"])),
    .notification(
      "reply",
      NotificationResponse(
        "mail-8", actionIdentifier: "reply", userText: "Thank you", userInfo: ["message": "8"])),
    .push("new", ["message": "9"]),
  ]
  static let support = AppSupport(
    roles: [.windowApplication], payloads: [.url, .activity, .shortcut, .notification],
    features: [.payloads, .sessionData, .restoration, .protectedData])

  private var laws: [AppLaw<Mailbox>] {
    let isSaved: AppCondition<Mailbox> = eachScene { app, scene in app.isSaved(scene) }
    return AppLaw.all(for: Self.support) + [
      AppLaw("A window shows the message or the letter that is asked for.", id: "mail.shows") {
        AppHappening.receives().leads(
          to: eachPayload { app, scene, payload in
            Mailbox.screen(for: payload.content) == app.screen(in: scene)
          }, within: .rest, unless: .disconnects)
      },
      AppLaw("A letter is saved when its window leaves.", id: "mail.saved") {
        AppHappening.entersBackground.leads(to: isSaved, within: .rest, unless: .disconnects)
      },
      AppLaw("A window that is gone marks nothing.", id: "mail.marked") {
        AppHappening.disconnects.leads(
          to: eachScene { app, scene in app.selections[scene] == nil }, within: .rest)
      },
      AppLaw("Who has an account stays signed in.", id: "mail.signed-in") {
        theApp { $0.isSignedOut }.never()
      },
      .required(
        "An answer waits for the server.", id: "mail.answered",
        when: theApp { $0.outbox == ["Thank you"] }),
    ]
  }

  private func test(hasBug: Bool) -> AppTest<Mailbox> {
    AppTest(
      "mail",
      actions: [
        AppAction("compose") { $0.compose(in: $1) }, AppAction("type") { $0.type("a", in: $1) },
        // What SwiftUI's scene storage brings back, and what changes in it.
        AppAction("mark") { $0.select("9", in: $1) },
      ], contents: Self.contents,
      device: { try? $0.keychain.write("token", "secret", isProtected: true) }, laws: laws,
      supports: Self.support
    ) { Mailbox($0, hasBug: hasBug) }
  }

  @Test func `Mail keeps its promises`() {
    let result = SceneFuzz.run(test(hasBug: false))
    #expect(result.holds, "\(result.report)")
  }

  @Test func `The push that signs out is found: the device is locked when it comes`() throws {
    let result = SceneFuzz.run(test(hasBug: true))
    let found = try #require(result.failures.first)
    #expect(found.law == "secret.not-absent")
    #expect(found.report.contains("mail.signed-in"))
    #expect(["lock", "reboot"].contains(found.scenario.entries[0].event.kind.word))
    #expect(found.scenario.text.hasSuffix("\nsilentPush\n") && found.scenario.entries.count == 2)
  }
}
