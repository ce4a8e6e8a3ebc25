import SceneLifecycle
import Testing

/// Apps with an application delegate only.
@Suite struct ScenelessTests {
  static let start =
    "main, delegateInit, willFinishLaunching, didFinishLaunching"
  /// The calls of a process that starts where the last one saved state.
  static let restart =
    "main, delegateInit, willFinishLaunching, shouldRestoreState, didFinishLaunching"

  private static func legal(
    _ event: String, after history: String = "", _ calls: String
  ) -> EventCase {
    .legal(event, after: history, on: "sceneless-ios17", calls)
  }

  private static func illegal(
    _ event: String, after history: String = "", _ refusal: Refusal
  ) -> EventCase {
    .illegal(event, after: history, on: "sceneless-ios17", refusal)
  }

  static let life: [EventCase] = [
    legal("launch 1", "\(start), appActive"),
    legal("launch 1", after: "launch 1; home; systemKill", "\(restart), appActive"),
    legal("launch 1", after: "launch 1; lock; unlock; crash", "\(restart), appActive"),
    // Nothing was saved, or it was deleted: by the app's answer, by the user, by a crash at the launch.
    legal("launch 1", after: "launch 1; systemKill", "\(start), appActive"),
    legal(
      "launch 1", after: "launch 1; home: stateSaved = no; systemKill", "\(start), appActive"),
    legal("launch 1", after: "launch 1; home; kill", "\(start), appActive"),
    legal(
      "launch 1", after: "launch 1; home; systemKill; launch 1; crash after 1",
      "\(start), appActive"),
    illegal("launch 1", after: "launch 1", .alreadyRunning),
    legal("home", after: "launch 1", "appResign, appBackground, shouldSaveState"),
    legal("return", after: "launch 1; home", "appForeground, appActive"),
    legal("open 1", after: "launch 1; home", "appForeground, appActive"),
    illegal("open 1", after: "launch 1", .wrongState),
    illegal("open 2", after: "launch 1; home", .wrongState),
    legal("alert", after: "launch 1", "appResign"),
    legal("endInterruption", after: "launch 1; alert", "appActive"),
    legal("kill", after: "launch 1", "appResign, appBackground, processEnded"),
    legal(
      "kill: killTerminates = yes", after: "launch 1",
      "appResign, appBackground, terminate, processEnded"),
    legal("touch 1", after: "launch 1", "touch"),
    // The reason is that of all events of windows.
    illegal("touch 1", after: "launch 1; home", .notOnThisPlatform),
    legal("updateActivity 1", after: "launch 1", "appUpdateActivity"),
    legal("silentPush", "\(start), push"),
    legal("silentPush: backgroundCallback = yes", "\(start), push, appBackground"),
  ]

  static let payloads: [EventCase] = [
    legal("openURL 1", after: "launch 1", "appOpenURL"),
    // A link that the app opens itself takes the focus and gives it back.
    legal("openURL 1: ownLink = yes", after: "launch 1", "appResign, appOpenURL, appActive"),
    legal(
      "home", after: "launch 1; openURL 1: ownLink = yes",
      "appResign, appBackground, shouldSaveState"),
    legal("openURL 1", after: "launch 1; home", "appForeground, appOpenURL, appActive"),
    legal("openURL 1", "\(start), appOpenURL, appActive"),
    legal("openURL 1: launchAccepts = no", "\(start), appActive"),
    legal("shortcutItem 1: launchAccepts = no", "\(start), appActive"),
    legal("handoff 1", after: "launch 1", "appWillContinue, appContinue"),
    legal(
      "handoff 1: activityOutcome = fails", after: "launch 1", "appWillContinue, appFailActivity"),
    legal("shortcutItem 1", after: "launch 1", "appShortcut"),
    legal("cloudKitShare 1", after: "launch 1", "appAcceptShare"),
    legal(
      "notificationTap 1: pushAgain = yes", after: "launch 1", "notificationResponse, push"),
    illegal("openURL 1", after: "launch 1; lock", .wrongState),
  ]

  static let missing: [EventCase] = EventKind.allCases.filter {
    [.windows, .roles, .requests].contains($0.group)
      && ![.makeKey, .touch, .pressKey, .cover, .uncover, .closeCard, .registerAccessory].contains(
        $0)
  }.map { kind in
    illegal(kind.takesScene ? "\(kind.word) 1" : kind.word, after: "launch 1", .notOnThisPlatform)
  }

  static let refused: [EventCase] = [
    .legal("launch 1", on: "sceneless-ios27", "launchRefused"),
    .illegal("silentPush", on: "sceneless-ios27", .notRunning),
    .illegal("openURL 1", on: "sceneless-ios27", .notRunning),
    .legal("launch 1", on: "sceneless-ios27-sdk26", "\(start), appActive"),
    .legal("launch 1", on: "both-ios12", "\(start), appActive"),
  ]

  static let cases = life + payloads + missing + refused

  @Test(arguments: life)
  func `The application delegate receives what a scene delegate would`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: payloads)
  func `Payloads come between the foreground call and the activation`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: missing)
  func `There are no windows, roles or requests`(_ event: EventCase) throws { try event.check() }

  @Test(arguments: refused)
  func `An app built with the SDK of iOS 27 has to adopt scenes`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `The scene of an app without scenes may post notifications`() throws {
    let launch = "launch 1: sceneNotices = yes"
    for (platform, isPosted) in [("sceneless-ios13", true), ("sceneless-ios12", false)] {
      var history = try History(platform)
      let posted = try history.play("\(launch); home").filter {
        $0.kind.recipient == .sceneObserver
      }
      #expect(posted.map(\.kind) == (isPosted ? [.resignNotice, .backgroundNotice] : []))
      #expect(posted.allSatisfy { !$0.isOfScene }, "there is no scene to read")
      let again = try history.play("systemKill; launch 1")
      #expect(!again.contains { $0.kind.recipient == .sceneObserver }, "each process chooses")
    }
  }
}
