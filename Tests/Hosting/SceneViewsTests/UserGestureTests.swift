import SceneFuzzing
import SceneHosting
import SceneViews
import SwiftUI
import Testing

/// What the user can do beside tapping buttons, as actions of a campaign.
@MainActor
@Suite struct UserGestureTests {
  private let labels = ["show", "lock", "Swipe down", "Second"]

  private func played(_ events: String) throws -> ProgramPlay {
    try ProgramPlay(
      GestureProgram.self, on: "swiftui-iphone-ios17", events, tapping: labels)
  }

  @Test func `A sheet is swiped down, and the history notes it`() throws {
    let played = try played("launch 1, do tap.show 1, do tap.Swipedown 1")
    #expect(played.log == ["dismissed"])
    #expect(played.skipped == [])
    #expect(played.lanes.contains("calls tap (Swipe down)"))
  }

  @Test func `A sheet that forbids it cannot be swiped down, and none can where none is shown`()
    throws
  {
    #expect(try played("launch 1, do tap.show 1, do tap.lock 1, do tap.Swipedown 1").skipped == [3])
    #expect(try played("launch 1, do tap.Swipedown 1").skipped == [1])
  }

  @Test func `A tab is selected, and not behind a sheet`() throws {
    #expect(try played("launch 1, do tap.Second 1").texts.map { $0.contains("two") } == [true])
    #expect(try played("launch 1, do tap.show 1, do tap.Second 1").skipped == [2])
  }

  @Test func `Everything that is shown has tabs and sheets`() {
    var seen: Set<String> = []
    let test = AppTest(
      "gestures", actions: .everythingShown(),
      platforms: ["swiftui-iphone-ios17"].compactMap(Platform.named), usesTasks: true
    ) {
      HostedApp(
        GestureProgram.self, context: $0,
        noting: { app in for scene in app.scenes { seen.formUnion(app.texts(in: scene)) } })
    }
    ProgramLog.clear()
    _ = SceneFuzz.run(test, cases: 40)
    #expect(seen.contains("two"))
    #expect(ProgramLog.lines.contains("dismissed"))
  }
}

private struct GestureView: View {
  @State private var isShown = false
  @State private var isLocked = false

  var body: some View {
    TabView {
      Button("show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { ProgramLog.add("dismissed") }) {
          Button("lock") { isLocked = true }.interactiveDismissDisabled(isLocked)
        }
        .tabItem { Text("First") }
      Text("two").tabItem { Text("Second") }
    }
  }
}

private struct GestureProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { GestureView() } }
}
