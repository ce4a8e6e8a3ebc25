import BackgroundTasks
import SceneFuzzing
import SwiftUI
import Testing

/// Work that a program does in the background.
@MainActor
@Suite struct BackgroundWorkTests {
  private let work = String(repeating: ", work", count: 6)

  private func log(_ events: String) throws -> [String] {
    try ProgramPlay(NewsProgram.self, on: "swiftui-iphone-ios17", events).log
  }

  // F138
  @Test func `backgroundTask runs its action for a task with its identifier, and for no other`()
    throws
  {
    let log = try log("launch 1, home, backgroundTask" + work)
    #expect(log.contains("news begins"))
    #expect(!log.contains("weather begins"))
  }

  @Test func `The system starts the app for a task, and no window is there`() throws {
    let log = try log("launch 1, home, systemKill, backgroundTask" + work)
    #expect(log.contains("news begins"))
  }

  // F139
  @Test func `The task is complete when the action returns`() throws {
    let ended = "launch 1, home, backgroundTask" + work + ", tick 5" + work
    #expect(try log(ended) == ["news begins", "news ends"])
    let expiry = try ProgramPlay(
      NewsProgram.self, on: "swiftui-iphone-ios17", ended + ", backgroundTaskExpiry")
    let open = try ProgramPlay(
      NewsProgram.self, on: "swiftui-iphone-ios17",
      "launch 1, home, backgroundTask, backgroundTaskExpiry")
    // What is complete has no time that could run out.
    #expect(expiry.skipped.contains(ended.split(separator: ",").count))
    #expect(open.skipped == [])
  }

  // F140
  @Test func `The action's work is cancelled when its time runs out`() throws {
    let events = "launch 1, home, backgroundTask" + work + ", backgroundTaskExpiry" + work
    #expect(try log(events) == ["news begins", "news is cancelled"])
  }

  // F141
  @Test func `The action for downloads gets the identifier of the session`() throws {
    let log = try log("launch 1, home, urlSession" + work)
    #expect(log == ["downloads of com.example.session"])
  }

  @Test func `The first action that fits a session's identifier gets its downloads`() throws {
    let log = try ProgramPlay(
      DownloadsProgram.self, on: "swiftui-iphone-ios17", "launch 1, home, urlSession" + work
    ).log
    #expect(log == ["fits"])
  }
}

private struct NewsProgram: SwiftUI.App {
  init() { try? BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "news")) }

  var body: some SwiftUI.Scene {
    WindowGroup { Text("x") }
      .backgroundTask(.appRefresh("weather")) { await ProgramLog.add("weather begins") }
      .backgroundTask(.appRefresh("news")) {
        await ProgramLog.add("news begins")
        do {
          try await PlayedWorld.sleep(for: .seconds(4))
          await ProgramLog.add("news ends")
        } catch {
          await ProgramLog.add("news is cancelled")
        }
      }
      .backgroundTask(.urlSession) { await ProgramLog.add("downloads of \($0)") }
  }
}

private struct DownloadsProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup { Text("x") }
      .backgroundTask(.urlSession("other")) { await ProgramLog.add("other") }
      .backgroundTask(.urlSession(matching: { $0.hasSuffix(".none") })) { _ in
        await ProgramLog.add("none")
      }
      .backgroundTask(.urlSession("com.example.session")) { await ProgramLog.add("fits") }
  }
}
