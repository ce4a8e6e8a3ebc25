import SceneFuzzing
import SceneHosting
import SceneViews
import SwiftUI
import Testing

/// What the programs of these tests note, over all processes of a test.
@MainActor
enum Noted {
  static var lines: [String] = []

  static func add(_ line: String) { lines.append(line) }
}

/// A program with two kinds of windows, whose views note what they are asked.
private struct DeskApp: App {
  var body: some Scene {
    WindowGroup { DeskView() }
    WindowGroup(for: Int.self) { $number in
      Text("number \(number ?? 0)").onAppear { Noted.lines.append("shows \(number ?? 0)") }
    }
  }
}

private struct DeskView: View {
  @Environment(\.openWindow) private var openWindow
  @SceneStorage("draft") private var draft = ""
  @AppStorage("count") private var count = 0

  var body: some View {
    Text("\(draft) \(count)")
    Button("Open") { openWindow(value: 7) }
    Button("Write") {
      draft += "x"
      count += 1
    }
  }
}

/// A program with work in the background.
private struct RefreshApp: App {
  var body: some Scene {
    WindowGroup { EmptyView() }
      .backgroundTask(.appRefresh("news")) { await Noted.add("refreshes") }
      .backgroundTask(.urlSession) { _ in await Noted.add("downloads") }
  }
}

/// Programs of SwiftUI's, played by the host.
@MainActor
@Suite struct ProgramTests {
  private func play<Program: App>(
    _ type: Program.Type, _ events: String, on platform: String = "swiftui-ipad-ios18",
    noting: ((HostedApp<ProgramDelegate<Program>>) -> Void)? = nil
  ) throws -> String {
    Noted.lines = []
    let actions: [AppAction<HostedApp<ProgramDelegate<Program>>>] =
      AppAction.everythingShown(limit: 4) + [.tap("Open"), .tap("Write")]
    let test = AppTest("program", actions: actions, usesTasks: true) {
      HostedApp(type, context: $0, noting: noting)
    }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 3\n\n" + events
    return SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).lanes
  }

  private func texts(_ events: String) throws -> [[String]] {
    var texts: [[String]] = []
    _ = try play(DeskApp.self, events + "memoryWarning\n") { app in
      texts = app.scenes.map { app.texts(in: $0).filter { !["Open", "Write"].contains($0) } }
    }
    return texts
  }

  @Test func `A button is tapped by its position and by its label`() throws {
    #expect(try texts("launch 1\ndo tap.2 1\n") == [["x 1"]])
    #expect(try texts("launch 1\ndo tap.Write 1\ndo tap.Write 1\n") == [["xx 2"]])
  }

  @Test func `What a scene stores is its own, and what the app stores is shared`() throws {
    #expect(try texts("launch 1\nopen 2\ndo tap.Write 1\n") == [["x 1"], [" 1"]])
  }

  @Test func `A scene's storage comes back with its session in another process`() throws {
    let written = "launch 1\ndo tap.Write 1\nhome\n"
    #expect(try texts(written + "reclaim 1\nopen 1\n") == [["x 1"]])
    #expect(try texts(written + "crash\nlaunch 1\n") == [["x 1"]])
  }

  @Test func `Lanes say which view is called, and by what`() throws {
    let lanes = try play(DeskApp.self, "launch 1\ndo tap.Open 1\n")
    #expect(lanes.contains("calls tap (Open)"), "\(lanes)")
    #expect(lanes.contains("calls onAppear (Text)"), "\(lanes)")
  }

  @Test func `A window that is asked for by a value shows it`() throws {
    #expect(try texts("launch 1\ndo tap.Open 1\n").last == ["number 7"])
    #expect(Noted.lines == ["shows 7"])
  }

  @Test func `Work in the background is the scene's`() throws {
    _ = try play(RefreshApp.self, "launch 1\nhome\nurlSession\n")
    #expect(Noted.lines == ["downloads"])
  }
}
