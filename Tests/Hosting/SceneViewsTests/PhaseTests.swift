import SwiftUI
import Testing

/// What `scenePhase` says, and where it is read.
@MainActor
@Suite struct PhaseTests {
  private func app(_ played: ProgramPlay) -> [String] {
    played.log.filter { $0.hasPrefix("app") }
  }

  // F98
  @Test func `In a view, scenePhase is the phase of the scene that contains it`() throws {
    let played = try ProgramPlay(PhaseProgram.self, "launch 1, open 2, home")
    #expect(played.history.contains([["background"], ["active"]]))
  }

  // F99
  @Test func `In the App, scenePhase is active while any scene is`() throws {
    let played = try ProgramPlay(PhaseProgram.self, "launch 1, open 2, home")
    let background = played.log.firstIndex(of: "view background") ?? 0
    #expect(played.log[..<background].last { $0.hasPrefix("app") } == "app active")
  }

  // F100
  @Test func `In the App, scenePhase is inactive when no scene is active`() throws {
    let played = try ProgramPlay(PhaseProgram.self, "launch 1, open 2, home")
    #expect(app(played) == ["app inactive", "app active", "app inactive", "app background"])
  }

  // F101
  @Test func `In a scene of one's own, scenePhase sums up its scenes`() throws {
    let played = try ProgramPlay(GatheredProgram.self, on: "swiftui-iphone-ios17", "launch 1, home")
    #expect(played.log == ["inactive", "active", "inactive", "background"])
  }

  // F102
  @Test func `A scene in the background can become active again`() throws {
    let played = try ProgramPlay(
      PhaseProgram.self, on: "swiftui-iphone-ios17", "launch 1, home, open 1")
    #expect(played.history.contains([["background"]]))
    #expect(played.texts == [["active"]])
  }

  // F103
  @Test func `A change of phase updates the views that read it, and no other`() throws {
    let played = try ProgramPlay(
      PhaseReadersProgram.self, on: "swiftui-iphone-ios17", "launch 1, home, open 1")
    #expect(played.log.filter { $0 == "still" }.count == 1)
    #expect(
      played.log.filter { $0.hasPrefix("reader") } == [
        "reader inactive", "reader active", "reader inactive", "reader background",
        "reader inactive", "reader active",
      ])
  }

  // F104
  @Test func `onChange on a scene runs at the start with initial, and at each change`() throws {
    let played = try ProgramPlay(PhaseProgram.self, on: "swiftui-iphone-ios17", "launch 1")
    #expect(app(played) == ["app inactive", "app active"])
  }
}

/// A scene of the program's own.
private struct GatheredScene: SwiftUI.Scene {
  @Environment(\.scenePhase) private var phase

  var body: some SwiftUI.Scene {
    WindowGroup { Text("x") }
      .onChange(of: phase, initial: true) { ProgramLog.add("\($1)") }
  }
}

private struct GatheredProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { GatheredScene() }
}

private struct PhaseReaderView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = ProgramLog.add("reader \(phase)")
    Text("\(phase)")
  }
}

private struct StillView: View {
  var body: some View {
    let _ = ProgramLog.add("still")
    Text("still")
  }
}

private struct PhaseReadersProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup {
      PhaseReaderView()
      StillView()
    }
  }
}
