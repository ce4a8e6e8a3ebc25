import SceneFuzzing
import Testing

@testable import VideoCall

/// What the video-call app promises, what the world brings to it, and its planted bug.
@Suite struct VideoCallTests {
  static let contents: [AppContent] = [
    .url("daily", "huddle://room/daily"),
    .url("silent", "huddle://room/daily?camera=off"),
    .universalLink("standup", "https://huddle.example/r/standup"),
    .activity("moved", UserActivity(CallCenter.handoff, userInfo: ["room": "standup"])),
    .shortcut("start", ShortcutItem("example.huddle.start", title: "Start a call")),
    .notification("invited", NotificationResponse("call-1", userInfo: ["room": "review"])),
    .notification(
      "declined",
      NotificationResponse("call-1", actionIdentifier: "decline", userInfo: ["room": "review"])),
  ]
  static let support = AppSupport(
    roles: [.windowApplication], payloads: [.url, .activity, .shortcut, .notification],
    features: [.payloads, .resources])

  private var laws: [AppLaw<CallCenter>] {
    let wantsWhatItFilms: AppCondition<CallCenter> = eachScene { app, scene in
      guard let call = app.call, call.scene == scene else { return true }
      return call.wantsCamera || !call.isFilming
    }
    let isFilming: AppCondition<CallCenter> = eachScene { app, scene in
      app.call?.scene == scene && app.call?.isFilming == true
    }
    return AppLaw.all(for: Self.support) + [
      AppLaw("A window joins the room that an invitation names.", id: "call.joins") {
        AppHappening.receives().leads(
          to: eachPayload { app, scene, payload in
            guard let invitation = CallCenter.invitation(payload.content) else { return true }
            // The answer to a notification may come once more when the user has left already.
            if app.left == invitation.room { return true }
            return app.call?.room == invitation.room && app.call?.scene == scene
          }, within: .rest, unless: .disconnects)
      },
      AppLaw("A camera that is switched off stays off.", id: "call.camera-off") {
        wantsWhatItFilms.always()
      },
      AppLaw("The camera rests in the background.", id: "call.private") {
        isFilming.never(while: .isInBackground, .atRest)
      },
      .required(
        "A call goes on in the background.", id: "call.background",
        when: theApp { $0.call != nil } && .appIsInBackground),
    ]
  }

  private func test(hasBug: Bool) -> AppTest<CallCenter> {
    AppTest(
      "video-call",
      actions: [
        AppAction("camera", if: { $0.call != nil }) { $0.toggleCamera() },
        AppAction("leave", if: { $0.call != nil }) { $0.hangUp() },
      ], contents: Self.contents, laws: laws, supports: Self.support
    ) { CallCenter($0, hasBug: hasBug) }
  }

  @Test func `A call keeps its promises`() {
    let result = SceneFuzz.run(test(hasBug: false))
    #expect(result.holds, "\(result.report)")
  }

  @Test func `The camera that comes back is found, with the shortest link that shows it`() throws {
    let shortest = ([1, 2, 3, 4] as [UInt64]).compactMap { seed in
      let result = SceneFuzz.run(test(hasBug: true), seed: seed)
      #expect(result.failures.map(\.law) == ["call.camera-off"])
      return result.failures.first
    }
    let found = try #require(shortest.min { $0.scenario.entries.count < $1.scenario.entries.count })
    #expect(found.scenario.text.contains("\nopenURL 1 with silent\n"))
    #expect(found.scenario.entries.count == 1)
  }
}
