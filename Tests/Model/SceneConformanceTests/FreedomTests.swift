import SceneConformance
import SceneLifecycle
import Testing

/// What a log may show although no event of the world brings it so.
@Suite struct FreedomTests {
  private func verdict(
    _ lines: String, mode: String = "scene", platform: String = ""
  ) throws -> String {
    let head =
      "# mode: \(mode)\n# platform: \(platform)\n# instrumented: sceneDidDisconnect\n#\n"
    let recording = try Recording(parsing: head + lines, file: "a.trace")
    let parts = Conformance.check(recording, limit: 2_000_000)
    let words = parts.map { part in
      switch part.conclusion {
      case .explained: "explained"
      case .refuted: "refuted"
      case .undecided: "undecided"
      }
    }
    return words.joined(separator: ", ")
  }

  private let push = "VC viewWillDisappear\nVC viewDidDisappear\n"
  private let pop = "VC viewWillAppear\nVC viewDidAppear\n"

  @Test func `a root view controller is covered and shown again while its window stays`() throws {
    let lines = "A sceneDidBecomeActive\n" + push + pop + "A sceneWillResignActive\n"
    #expect(try verdict(lines) == "explained")
    let bare = "APP applicationDidBecomeActive\n" + push + pop + "APP applicationWillResignActive\n"
    #expect(try verdict(bare, mode: "sceneless") == "explained")
    // It goes on in the background, and a transition may be cancelled.
    let cancelled = "VC viewWillDisappear\n" + pop
    #expect(try verdict("A sceneDidEnterBackground\n" + cancelled) == "explained")
  }

  @Test func `a view that is shown does not appear again, nor does a covered one disappear`() throws
  {
    let start =
      "A willConnectTo\nVC viewDidLoad\nA sceneWillEnterForeground\n" + pop
      + "A sceneDidBecomeActive\n"
    #expect(try verdict(start + push + pop) == "explained")
    #expect(try verdict(start + pop + push) == "refuted")
    #expect(try verdict(start + "VC viewDidDisappear\nVC viewWillDisappear\n") == "refuted")
  }

  @Test func `a line between the launch methods is one of the same process`() throws {
    let lines = """
      APP willFinishLaunchingWithOptions
      APP shouldRestoreApplicationState
      APP didFinishLaunchingWithOptions
      APP applicationDidBecomeActive
      """
    #expect(try verdict(lines, mode: "sceneless") == "explained")
    let swapped = """
      APP didFinishLaunchingWithOptions
      APP willFinishLaunchingWithOptions
      APP applicationDidBecomeActive
      """
    #expect(try verdict(swapped, mode: "sceneless") == "refuted")
  }

  private let phases = """
    A sceneWillEnterForeground
    PHASE active
    A sceneDidBecomeActive
    PHASE inactive
    A sceneWillResignActive
    PHASE background
    A sceneDidEnterBackground
    PHASE inactive
    A sceneWillEnterForeground
    PHASE active
    A sceneDidBecomeActive

    """

  @Test func `a phase may come before the delegate's call`() throws {
    let launch = "APP willFinishLaunchingWithOptions\nAPP didFinishLaunchingWithOptions\n"
    #expect(try verdict(launch + phases, mode: "swiftui") == "explained")
    // It comes with its own step, not before.
    let early = "PHASE active\nA sceneWillEnterForeground\nA sceneDidBecomeActive\n"
    #expect(try verdict(launch + early, mode: "swiftui") == "refuted")
  }

  @Test func `a short inactive phase may be left out, and none comes again`() throws {
    let short = "PHASE active\nPHASE background\nPHASE active"
    #expect(try verdict(short, mode: "swiftui") == "explained")
    let active =
      "APP didFinishLaunchingWithOptions\nA sceneWillEnterForeground\nA sceneDidBecomeActive\n"
    // Once for the scene and once for the app.
    let twice = active + "PHASE active\nPHASE active\n"
    #expect(try verdict(twice, mode: "swiftui") == "explained")
    #expect(try verdict(twice + "PHASE active\n", mode: "swiftui") != "explained")
  }

  @Test func `the application may read inactive in a scene's activation up to iOS 15`() throws {
    let lines =
      "NSCENE didActivateNotification app=inactive\nNSCENE willDeactivateNotification app=active"
    let recording = try Recording(
      parsing: "# mode: scene\n# platform: iOS 13-15\n#\n" + lines, file: "a.trace")
    guard case .explained(let how) = Conformance.check(recording, asStory: true)[0].conclusion
    else {
      Issue.record("\(Conformance.check(recording))")
      return
    }
    // Neither a car nor a display is needed for it.
    #expect(!how.history.contains { $0.contains("Car") || $0.contains("Display") })
  }

  @Test func `a Mac is compared with a Mac`() throws {
    let locked = """
      A sceneDidBecomeActive
      A sceneWillResignActive
      A sceneDidEnterBackground
      APP protectedDataWillBecomeUnavailable
      """
    #expect(try verdict(locked, platform: "iOS 17") == "explained")
    #expect(try verdict(locked, platform: "Mac Catalyst (macOS 14)") == "refuted")
    #expect(
      try verdict(locked, platform: "iPhone driven through iPhone Mirroring on a Mac")
        == "explained")
  }
}
