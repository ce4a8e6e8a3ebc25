import SceneFuzzing
import SwiftUI
import Testing

/// What Apple does not say of scenes: each answer that a test can choose does what it says.
@MainActor
@Suite struct ProgramChoiceTests {
  private func log(_ choice: WritableKeyPath<SwiftUIChoices, Bool>?, _ events: String) throws
    -> [String]
  {
    var choices = SwiftUIChoices.usual
    if let choice { choices[keyPath: choice] = true }
    return try ProgramPlay(
      DisappearingProgram.self, on: "swiftui-iphone-ios17", events, tapping: ["twice"],
      choices: choices, contents: [.url("first", "app://first")]
    ).log
  }

  @Test func `Views disappear when their scene disconnects, or nothing is called`() throws {
    let events = "launch 1, home, reclaim 1"
    #expect(try log(nil, events) == ["inner appears", "appears"])
    #expect(
      try log(\.disappearsAtDisconnection, events).suffix(1) == ["disappears"])
    #expect(try log(\.disappearsAtDisconnection, "launch 1, home") == ["inner appears", "appears"])
  }

  @Test func `The choices of a program reach its views`() throws {
    #expect(
      try log(\.outerAppearsFirst, "launch 1") == ["appears", "inner appears"])
    let link = "launch 1, openURL 1 with first"
    #expect(try log(nil, link).suffix(2) == ["inner link", "outer link"])
    #expect(try log(\.outerTakesLinksFirst, link).suffix(2) == ["outer link", "inner link"])
    #expect(try log(\.oneViewTakesLinks, link).suffix(2) == ["appears", "inner link"])
    let taps = "launch 1, do tap.twice 1"
    #expect(try log(nil, taps).last == "0>2")
    #expect(try log(\.eachWriteIsAChange, taps).suffix(2) == ["0>1", "1>2"])
  }

  private func started(
    _ choice: WritableKeyPath<SwiftUIChoices, Bool>?, _ events: String
  ) throws -> [String] {
    var choices = SwiftUIChoices.usual
    if let choice { choices[keyPath: choice] = true }
    return try ProgramPlay(
      TappedProgram.self, on: "swiftui-iphone-ios17", events, choices: choices,
      contents: events.contains("first") ? [.url("first", "app://first")] : []
    ) { TappedDelegate() }.log
  }

  @Test func `A tap that starts the app is told behind its first scene, or before`() throws {
    let tap = "notificationTap 1"
    #expect(
      try started(nil, tap).filter { $0 != "active" } == ["appears", "tap posted", "tap heard"])
    #expect(
      try started(\.answersComeFirst, tap).filter { $0 != "active" } == ["tap posted", "appears"])
    let warm = "launch 1, notificationTap 1"
    #expect(
      try started(\.answersComeFirst, warm).filter { $0 != "active" }
        == ["appears", "tap posted", "tap heard"])
    let again = "notificationTap 1, notificationTap 1"
    #expect(
      try started(\.answersComeFirst, again).filter { $0 != "active" }
        == ["tap posted", "appears", "tap posted", "tap heard"])
  }

  @Test func `A link that opens a window is told once it is shown, or before it is active`() throws
  {
    let link = "openURL 1 with first"
    #expect(try started(nil, link) == ["appears", "active", "link"])
    #expect(try started(\.linksComeBeforeActive, link) == ["appears", "link", "active"])
    let warm = "launch 1, openURL 1 with first"
    #expect(try started(\.linksComeBeforeActive, warm).prefix(3) == ["appears", "active", "link"])
  }
}

extension Notification.Name {
  fileprivate static let tapped = Notification.Name("tapped")
}

/// A delegate that posts a tap to the views.
private final class TappedDelegate: NSObject, UIApplicationDelegate,
  @preconcurrency UNUserNotificationCenterDelegate
{
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    ProgramLog.add("tap posted")
    NotificationCenter.default.post(name: .tapped, object: nil)
    completionHandler()
  }
}

private struct TappedView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("x")
      .onAppear { ProgramLog.add("appears") }
      .onReceive(NotificationCenter.default.publisher(for: .tapped)) { _ in
        ProgramLog.add("tap heard")
      }
      .onOpenURL { _ in ProgramLog.add("link") }
      .onChange(of: phase) { _, phase in if phase == .active { ProgramLog.add("active") } }
  }
}

private struct TappedProgram: SwiftUI.App {
  @UIApplicationDelegateAdaptor private var delegate: TappedDelegate

  var body: some SwiftUI.Scene { WindowGroup { TappedView() } }
}

private struct DisappearingView: View {
  @State private var number = 0

  var body: some View {
    VStack {
      Text("x")
        .onAppear { ProgramLog.add("inner appears") }
        .onOpenURL { _ in ProgramLog.add("inner link") }
      Button("twice") {
        number += 1
        number += 1
      }
      .onChange(of: number) { ProgramLog.add("\($0)>\($1)") }
    }
    .onAppear { ProgramLog.add("appears") }
    .onDisappear { ProgramLog.add("disappears") }
    .onOpenURL { _ in ProgramLog.add("outer link") }
  }
}

private struct DisappearingProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { DisappearingView() } }
}
