import SceneConformance
import SceneLifecycle
import Testing

/// Recordings of SwiftUI's modifiers, all made for these tests and none of a device.
@Suite struct SwiftUINamesTests {
  private func read(_ lines: String, platform: String = "") throws -> Recording {
    let head = "# mode: swiftui\n# platform: \(platform)\n#\n"
    return try Recording(parsing: head + lines, file: "made.trace")
  }

  private func history(_ lines: String, platform: String = "") throws -> [String]? {
    let recording = try read(lines, platform: platform)
    let part = Conformance.check(recording, limit: 2_000_000, asStory: true)[0]
    guard case .explained(let how) = part.conclusion else { return nil }
    return how.history
  }

  private let cold = """
    APP didFinishLaunchingWithOptions
    A onAppear
    A onOpenURL
    PHASE active

    """

  @Test func `A link at a cold start is in the connection, and the modifier takes it`() throws {
    #expect(try read(cold).parts[0].lines.map(\.binding)[2] == .optional)
    #expect(try history(cold) != nil)
  }

  private let warm = """
    PHASE onChange active->inactive
    PHASE onChange inactive->background
    A onOpenURL
    PHASE onChange background->inactive
    PHASE onChange inactive->active

    """

  @Test func `A link to the running app is an event of its own`() throws {
    #expect(try read(warm).parts[0].lines.map(\.binding)[2] == .required)
    let history = try #require(try history(warm))
    #expect(history.contains { $0.contains("openURL") || $0.contains("universalLink") })
  }

  @Test func `A link to a running app without a scene delegate is explained as well`() throws {
    let calls =
      "APP didFinishLaunchingWithOptions\nAPP applicationWillResignActive\nPHASE active\n"
    let lines = calls + warm.replacing("A onOpenURL", with: "A onContinueUserActivity")
    let history = try #require(try history(lines, platform: "iOS 27"))
    #expect(history.contains { $0.contains("resignsWhileAttaching") || $0.contains("appResign") })
  }

  @Test func `A window that a link opens has it in its connection`() throws {
    let lines = "A onOpenURL\nPHASE inactive\nPHASE background\nB onOpenURL\nA onOpenURL\n"
    #expect(
      try read(lines).parts[0].lines.map(\.binding)
        == [.optional, .required, .required, .optional, .required])
  }

  @Test func `No link comes once the app has received its end`() throws {
    let end = "PHASE inactive\nPHASE background\nAPP applicationWillTerminate\n"
    #expect(try history(end) != nil)
    #expect(try history(end + "A onOpenURL\n") == nil)
  }

  @Test func `Each root view that appears has its line`() throws {
    let launch = "APP didFinishLaunchingWithOptions\nVC onAppear\nPHASE active\n"
    let leave = "PHASE inactive\nPHASE background\nVC onDisappear\n"
    #expect(try history(launch + leave) != nil)
    // A second line is another view's.
    #expect(try history(launch + "VC onAppear\n" + leave) != nil)
  }
}
