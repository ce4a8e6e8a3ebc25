import SceneFuzzing
import SwiftUI
import Testing

/// When the work of a view begins: in the turn of its appearance, before the user's next event.
@MainActor
@Suite struct TaskTurnTests {
  @Test(arguments: ["launch 1, home", "launch 1, home, open 1, home"])
  func `The first part of a task runs behind the appearance, without a word of work`(
    events: String
  ) throws {
    let log = try ProgramPlay(WorkingProgram.self, on: "swiftui-iphone-ios17", events).log
    #expect(log.prefix(3) == ["appears", "task", "inactive"])
  }
}

private struct WorkingView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text("x")
      .task { ProgramLog.add("task") }
      .onAppear { ProgramLog.add("appears") }
      .onChange(of: phase) { _, phase in
        if phase == .inactive { ProgramLog.add("inactive") }
      }
  }
}

private struct WorkingProgram: SwiftUI.App {
  var body: some SwiftUI.Scene { WindowGroup { WorkingView() } }
}
