import SceneFuzzing
import SwiftUI
import Testing

/// Windows that the program's views open and close.
@MainActor
@Suite struct OpenWindowTests {
  private func played(
    _ events: String, on platform: String = "swiftui-ipad-ios18"
  ) throws -> ProgramPlay {
    try ProgramPlay(
      OfficeProgram.self, on: platform, events,
      tapping: ["new", "seven", "eight", "close", "closeNotes", "closeSeven", "sheet"])
  }

  private func windows(_ events: String) throws -> [String?] {
    try played(events).texts.map(\.first)
  }

  // F125
  @Test func `openWindow with the identifier of a group makes a new window each time`() throws {
    #expect(
      try windows("launch 1, do tap.new 1, do tap.new 1") == ["main true", "notes", "notes"])
  }

  // F126
  @Test func `openWindow with a value opens a window of the group for its type`() throws {
    #expect(try windows("launch 1, do tap.seven 1") == ["main true", "number 7"])
  }

  // F127
  @Test func `openWindow with a value brings the window that shows it to the front`() throws {
    let twice = try played("launch 1, do tap.seven 1, hide 2, do tap.seven 1")
    #expect(twice.texts.map(\.first) == ["main true", "number 7"])
    #expect(twice.history.contains { $0.last?.last == "background" })
    #expect(twice.texts.last?.last == "active")
    let other = "launch 1, do tap.seven 1, do tap.eight 1"
    #expect(try windows(other) == ["main true", "number 7", "number 8"])
  }

  // F128
  @Test func `The value of a window is restored with it`() throws {
    let opened = "launch 1, do tap.seven 1, home, "
    #expect(try windows(opened + "reclaim 2, open 2").contains("number 7"))
    #expect(try windows(opened + "crash, launch 2") == ["number 7"])
  }

  // F129
  @Test func `A group with a default value gives it to a window that was opened without one`()
    throws
  {
    let played = try ProgramPlay(DefaultProgram.self, "launch 1, open 2")
    #expect(played.texts == [["number 5"], ["number 5"]])
  }

  // F130
  @Test func `dismissWindow closes the window that it is called in, and no other`() throws {
    let opened = "launch 1, do tap.seven 1, do tap.eight 1, "
    #expect(try windows(opened + "do tap.close 2") == ["main true", "number 8"])
  }

  @Test func `dismissWindow in a sheet closes the window, and not the sheet alone`() throws {
    let opened = "launch 1, do tap.seven 1, do tap.sheet 2, "
    #expect(try windows(opened + "do tap.close 2") == ["main true"])
  }

  // F131
  @Test func `dismissWindow with an identifier closes all windows of the group`() throws {
    let opened = "launch 1, do tap.new 1, do tap.new 1, "
    #expect(try windows(opened + "do tap.closeNotes 1") == ["main true"])
  }

  // F132
  @Test func `dismissWindow with a value closes the window that shows it, and no other`() throws {
    let opened = "launch 1, do tap.seven 1, do tap.eight 1, "
    #expect(try windows(opened + "do tap.closeSeven 1") == ["main true", "number 8"])
  }

  // F190
  @Test func `An iPhone supports no further windows, and opens none`() throws {
    let played = try played("launch 1, do tap.new 1, do tap.seven 1", on: "swiftui-iphone-ios17")
    #expect(played.texts.map(\.first) == ["main false"])
  }
}

private struct OfficeButtons: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @State private var isShown = false

  var body: some View {
    Button("new") { openWindow(id: "notes") }
    Button("seven") { openWindow(value: 7) }
    Button("eight") { openWindow(value: 8) }
    Button("close") { dismissWindow() }
    Button("closeNotes") { dismissWindow(id: "notes") }
    Button("closeSeven") { dismissWindow(value: 7) }
    Button("sheet") { isShown = true }
      .sheet(isPresented: $isShown) { ClosingSheet() }
  }
}

private struct ClosingSheet: View {
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View { Button("close") { dismissWindow() } }
}

private struct MainOfficeView: View {
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    Text("main \(supportsMultipleWindows)")
    OfficeButtons()
  }
}

private struct NumberWindowView: View {
  let number: Int?
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("number \(number ?? 0)")
    OfficeButtons()
    Text("\(phase)")
  }
}

private struct OfficeProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup(id: "main") { MainOfficeView() }
    WindowGroup(id: "notes") { Text("notes") }
    WindowGroup(for: Int.self) { NumberWindowView(number: $0.wrappedValue) }
  }
}

private struct DefaultProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup(for: Int.self) { $number in
      Text("number \(number)")
    } defaultValue: {
      5
    }
  }
}
