import SceneEngine
import SceneLifecycle
import Testing

/// Apps whose scene manifest names no delegate class.
@Suite struct ManifestTests {
  private static let start =
    "main, delegateInit, willFinishLaunching, didFinishLaunching, 1 configuration"

  private static func legal(
    _ event: String, after history: String = "", _ calls: String,
    on platform: String = "manifest-ios27"
  ) -> EventCase {
    .legal(event, after: history, on: platform, calls)
  }

  static let cases: [EventCase] = [
    legal("launch 1", "\(start)"),
    legal("launch 1: resignsWhileAttaching = yes", "\(start), appResign"),
    legal(
      "launch 1: resignsWhileAttaching = yes", "\(start), 1 connect, appResign",
      on: "manifest-swiftui-ios27"),
    legal("launch 1", after: "launch 1; home; systemKill", "main, \(Self.launchMethods)"),
    legal("home", after: "launch 1", ""),
    legal("openURL 1", after: "launch 1", ""),
    legal("rotate 1", after: "launch 1", ""),
    legal(
      "kill: killDiscards = yes, killReports = yes", after: "launch 1", "discard, processEnded"),
    .whole(
      "lock", after: "launch 1", on: "manifest-ios27",
      "protectedDataUnavailable, protectedDataUnavailableNotice, 1 resignNotice, appResignNotice,"
        + " 1 backgroundNotice, appBackgroundNotice"),
  ]

  /// What SwiftUI's own scene delegate takes, and what it has no modifier for.
  static let ofSwiftUI: [EventCase] = [
    legal("launch 1", "\(start), 1 connect", on: "manifest-swiftui-ipad-ios27"),
    legal("home", after: "launch 1", "1 saveState", on: "manifest-swiftui-ios27"),
    legal("openURL 1", after: "launch 1", "1 openURL", on: "manifest-swiftui-ios27"),
    legal(
      "universalLink 1", after: "launch 1; home", "1 continueActivity",
      on: "manifest-swiftui-ios27"),
    legal(
      "handoff 1: activityOutcome = fails", after: "launch 1", "", on: "manifest-swiftui-ios27"),
    legal("shortcutItem 1", after: "launch 1", "", on: "manifest-swiftui-ios27"),
    legal("cloudKitShare 1", after: "launch 1", "", on: "manifest-swiftui-ios27"),
    legal(
      "notificationTap 1", after: "launch 1", "1 notificationResponse",
      on: "manifest-swiftui-ios27"),
    legal(
      "reclaim 1", after: "launch 1; home", "1 saveState, 1 disconnect",
      on: "manifest-swiftui-ipad-ios27"),
  ]

  @Test(arguments: ofSwiftUI)
  func `SwiftUI's own delegate takes connections, links and activities`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test func `A link that launches an app of SwiftUI's comes with the connection`() throws {
    var history = try History("manifest-swiftui-ios27")
    let callbacks = try history.play("openURL 1")
    let connection = try #require(callbacks.first { $0.kind == .connect })
    #expect(connection.detail == EventKind.openURL.rawValue && connection.payload != 0)
    #expect(!callbacks.contains { $0.kind == .openURL })
  }

  private static let launchMethods = "delegateInit, willFinishLaunching, didFinishLaunching"

  @Test(arguments: cases)
  func `Notifications are posted, and a scene delegate is not called`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: [
    "iphone-ios27", "ipad-ios27", "sceneless-ios27-sdk26", "manifest-swiftui-ios27",
  ])
  func `Only an app without a scene delegate may receive that it resigns while it attaches`(
    name: String
  ) throws {
    let platform = try #require(Platform.named(name))
    let engine = UIKitEngine(platform: platform, scenes: 1)
    let item = PendingItem(scope: 0, item: .resignWhileAttaching)
    #expect(engine.plans(item) == (name == "manifest-swiftui-ios27"))
    let isCalled = platform.hasSceneDelegate || !platform.usesScenes
    #expect(engine.plans(PendingItem(scope: 0, item: .active)) == isCalled)
  }
}
