import SceneFuzzing
import SceneSeam
import SwiftUI
import Testing

/// What views say they are about, and activities that go on.
@MainActor
@Suite struct UserActivityTests {
  private func log(
    _ events: String, _ contents: [AppContent] = [], on platform: String = "swiftui-ipad-ios18"
  ) throws -> [String] {
    try ProgramPlay(
      AdvertisingProgram.self, on: platform, events, tapping: ["look", "next", "none", "toggle"],
      contents: contents
    ).log
  }

  // F117
  @Test func `userActivity advertises for its scene an activity that its closure fills in`() throws
  {
    let log = try log("launch 1, open 2, do tap.next 2, do tap.look 1")
    #expect(log == ["page.type a 1 | page.type a 2"])
  }

  // F118
  @Test func `userActivity with isActive false advertises nothing`() throws {
    let without = "launch 1, do tap.none 1, do tap.look 1"
    #expect(try log(without + ", do tap.toggle 1, do tap.look 1") == ["open.type nil", "nothing"])
  }

  // F119
  @Test func `userActivity has its element while there is one, and nothing without`() throws {
    let events = "launch 1, do tap.toggle 1, do tap.look 1, do tap.next 1, do tap.look 1, "
    #expect(
      try log(events + "do tap.none 1, do tap.look 1")
        == ["page.type a 1", "page.type a 2", "nothing"])
  }

  // F191
  @Test func `An activity that starts the app reaches onContinueUserActivity with what is in it`()
    throws
  {
    let page = UserActivity("page.type", title: "a 9", userInfo: ["page": 9])
    let contents = [AppContent.activity("page", page)]
    #expect(
      try log("handoff 1 with page", contents, on: "swiftui-iphone-ios17") == ["continues a 9: 9"])
    #expect(
      try log("launch 1, handoff 1 with page", contents, on: "swiftui-iphone-ios17")
        == ["continues a 9: 9"])
  }

  @Test func `An activity of another type reaches no view`() throws {
    let contents = [AppContent.activity("other", UserActivity("other.type"))]
    #expect(try log("launch 1, handoff 1 with other", contents) == [])
  }
}

private struct AdvertisingView: View {
  @State private var page: Int? = 1
  @State private var isOpen = true

  var body: some View {
    Button("next") { page = page.map { $0 + 1 } }
    Button("none") { page = nil }
    Button("toggle") { isOpen.toggle() }
    Button("look") { look() }
    Text("open").userActivity("open.type", isActive: isOpen && page == nil) { _ in }
    Text("page")
      .userActivity("page.type", element: page) { page, activity in
        activity.title = "a \(page)"
      }
      .onContinueUserActivity("page.type") {
        ProgramLog.add("continues \($0.title ?? ""): \($0.userInfo?["page"] ?? "none")")
      }
  }

  private func look() {
    let scenes = UIApplication.shared.connectedScenes.sorted {
      $0.session.persistentIdentifier < $1.session.persistentIdentifier
    }
    let said = scenes.map { scene -> String in
      scene.userActivity.map { "\($0.activityType) \($0.title ?? "nil")" } ?? "nothing"
    }
    ProgramLog.add(said.joined(separator: " | "))
  }
}

private struct AdvertisingProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { AdvertisingView() } }
}
