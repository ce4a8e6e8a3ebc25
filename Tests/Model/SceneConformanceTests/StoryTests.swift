import SceneConformance
import SceneLifecycle
import Testing

/// The histories that `conform --explain` tells, as a person would.
@Suite struct StoryTests {
  /// What a recording of one part is explained by: the world, the events and the unusual answers.
  private func story(_ lines: String, mode: String, platform: String = "") throws -> [String] {
    let head = "# mode: \(mode)\n# platform: \(platform)\n#\n"
    let recording = try Recording(parsing: head + lines, file: "a.trace")
    let part = try #require(Conformance.check(recording, asStory: true).first)
    guard case .explained(let how) = part.conclusion else {
      Issue.record("\(part.line?.number ?? 0): \(part.conclusion)")
      return []
    }
    let history = how.history.filter { !$0.hasPrefix("  ") || $0.contains(" = ") }
    return [how.platform.text] + history
  }

  private let launch = """
    APP didFinishLaunchingWithOptions
    APP configurationForConnecting
    A willConnectTo
    A sceneWillEnterForeground
    A sceneDidBecomeActive

    """
  private let leaving = "A sceneWillResignActive\nA sceneDidEnterBackground\n"
  private let coming = "A sceneWillEnterForeground\nA sceneDidBecomeActive\n"

  @Test func `a cold launch is a launch`() throws {
    #expect(try story(launch, mode: "scene") == ["iphone-ios17", "launch 1"])
  }

  @Test func `a view that loads twice in one window is the app's own doing`() throws {
    let twice = launch.replacing(
      "A willConnectTo\n", with: "A willConnectTo\nVC viewDidLoad\nVC viewDidLoad\n")
    #expect(
      try story(twice, mode: "scene") == [
        "iphone-ios17", "launch 1", "(the app makes another root view controller of 1)",
      ])
    let once = launch.replacing("A willConnectTo\n", with: "A willConnectTo\nVC viewDidLoad\n")
    #expect(try story(once, mode: "scene") == ["iphone-ios17", "launch 1"])
  }

  @Test func `home and back are home and return`() throws {
    #expect(try story(leaving, mode: "scene") == ["iphone-ios17", "home"])
    #expect(try story(coming, mode: "scene") == ["iphone-ios17", "return"])
    let all = launch + leaving + coming
    #expect(try story(all, mode: "scene") == ["iphone-ios17", "launch 1", "home", "return"])
  }

  @Test func `a callback that is instrumented and missing tells against an event`() throws {
    let shown = "# instrumented: performActionForShortcutItem, openURLContexts\n"
    let recording = try Recording(
      parsing: "# mode: scene\n\(shown)#\n" + launch + leaving + coming, file: "a.trace")
    let part = try #require(Conformance.check(recording, asStory: true).first)
    guard case .explained(let how) = part.conclusion else {
      Issue.record("\(part.conclusion)")
      return
    }
    #expect(how.history.filter { !$0.hasPrefix(" ") } == ["launch 1", "home", "return"])
  }

  @Test func `a scene that leaves for good is killed`() throws {
    #expect(try story("A sceneDidDisconnect", mode: "scene") == ["iphone-ios17", "kill"])
    let end = launch + leaving + "A sceneDidDisconnect\n"
    #expect(try story(end, mode: "scene") == ["iphone-ios17", "launch 1", "home", "kill"])
  }

  @Test func `Control Center comes and goes`() throws {
    let lines = "A sceneWillResignActive\nA sceneDidBecomeActive\n"
    #expect(
      try story(lines, mode: "scene") == ["iphone-ios17", "controlCenter", "endInterruption"])
    #expect(
      try story(launch + "A sceneWillResignActive\n", mode: "scene") == [
        "iphone-ios17", "launch 1", "controlCenter",
      ])
  }

  @Test(arguments: [("iPhone 15, iOS 17", "iphone"), ("iPad Air, iPadOS 17", "ipad")])
  func `SwiftUI's phases tell an interruption as one, on the device of the header`(
    _ platform: String, _ family: String
  ) throws {
    let changes = "PHASE active->inactive\nPHASE inactive->active\n"
    let once = ["controlCenter", "endInterruption"]
    for count in 1...3 {
      let lines = String(repeating: changes, count: count)
      let found = try story(lines, mode: "swiftui", platform: platform)
      #expect(found == ["swiftui-\(family)-ios17"] + Array(repeating: once, count: count).joined())
    }
    let values = "PHASE active\nPHASE inactive\nPHASE active\n"
    #expect(try story(values, mode: "swiftui", platform: platform).suffix(2) == once)
  }

  @Test func `two phases that come back are a return`() throws {
    let lines = "PHASE inactive\nPHASE active\n"
    #expect(try story(lines, mode: "swiftui") == ["swiftui-iphone-ios17", "return"])
  }

  @Test func `an event of a window that no line shows is odd`() throws {
    let lines = """
      NAPP willResignActiveNotification
      NAPP didBecomeActiveNotification
      NAPP willResignActiveNotification
      NAPP didBecomeActiveNotification
      """
    let once = ["controlCenter", "endInterruption"]
    for (platform, world) in [("iPhone", "iphone-ios17"), ("iPad", "ipad-ios17")] {
      #expect(try story(lines, mode: "scene", platform: platform) == [world] + once + once)
    }
  }

  @Test func `a link opens the app, cold and warm`() throws {
    let cold = """
      APP didFinishLaunchingWithOptions
      APP openURL
      APP applicationDidBecomeActive
      """
    #expect(try story(cold, mode: "sceneless") == ["sceneless-ios17", "openURL 1"])
    let early = "A sceneWillEnterForeground\nA openURLContexts\nA sceneDidBecomeActive\n"
    #expect(try story(early, mode: "scene") == ["iphone-ios17", "openURL 1"])
    let late = coming + "A openURLContexts\n"
    #expect(try story(late, mode: "scene") == ["iphone-ios17", "openURL 1"])
  }

  @Test func `the root view of a killed app without scenes goes before its end`() throws {
    let end = """
      APP applicationDidEnterBackground
      VC viewWillDisappear
      VC viewDidDisappear
      APP applicationWillTerminate
      """
    let kill = ["kill", "    disappearance = yes", "    killTerminates = yes"]
    let found = try story(end, mode: "sceneless", platform: "iPhone")
    #expect(found.suffix(3).sorted() == kill.sorted())
  }

  @Test func `an app without scenes opens a link of its own`() throws {
    let lines = """
      APP applicationDidBecomeActive
      APP applicationWillResignActive
      APP openURL
      APP applicationDidBecomeActive
      """
    let found = try story(lines, mode: "sceneless", platform: "iPhone")
    #expect(found.suffix(2) == ["openURL 1", "    ownLink = yes"])
    #expect(!found.contains("controlCenter"))
  }

  @Test func `a window that closes beside another holds it for a moment`() throws {
    let second = """
      APP configurationForConnecting
      B willConnectTo
      B sceneWillEnterForeground
      B sceneDidBecomeActive

      """
    let closed = """
      A sceneWillResignActive
      B sceneWillResignActive
      A sceneDidBecomeActive
      B sceneDidEnterBackground
      B sceneDidDisconnect
      """
    let found = try story(launch + second + closed, mode: "scene", platform: "iPadOS 18")
    let events = found.filter { !$0.hasPrefix("  ") }
    #expect(events == ["ipad-ios18", "launch 1", "open 2", "close 2"])
    #expect(found.contains("    remainingWindows = interrupted"))
  }

  @Test func `a second window is opened`() throws {
    let second = """
      APP configurationForConnecting
      B willConnectTo
      B sceneWillEnterForeground
      B sceneDidBecomeActive
      """
    #expect(
      try story(launch + second, mode: "scene", platform: "iPadOS 18") == [
        "ipad-ios18", "launch 1", "open 2",
      ])
  }

  @Test(arguments: [
    ("visionOS 1", "vision-1"), ("iPadOS 26 simulator, windowed apps", "ipad-ios26"),
    ("iOS 13.0, Xcode 11.0", "iphone-ios13"), ("iOS 19", "iphone-ios18"), ("iOS", "iphone-ios17"),
  ])
  func `the world is the one nearest to the device that the header names`(
    _ platform: String, _ world: String
  ) throws {
    #expect(try story(launch + leaving, mode: "scene", platform: platform).first == world)
  }

  @Test func `an app without scenes is told on the system that is named, and a headset has phases`()
    throws
  {
    let warm = "APP applicationDidBecomeActive\n"
    for (platform, world) in [("iOS 8", "sceneless-ios12"), ("iOS 15.2", "sceneless-ios15")] {
      #expect(try story(warm, mode: "sceneless", platform: platform).first == world)
    }
    let phases = "PHASE active->inactive\nPHASE inactive->background\n"
    let headset = try story(phases, mode: "swiftui", platform: "visionOS 2")
    #expect(headset.first?.hasPrefix("vision ") == true && headset.last == "home", "\(headset)")
  }

  @Test func `AirPlay connects a display`() throws {
    let second = "A sceneWillResignActive\nAPP configurationForConnecting\nE willConnectTo\n"
    #expect(
      try story(launch + second, mode: "scene", platform: "iOS 26, iPhone") == [
        "iphone-ios26", "launch 1", "controlCenter", "connectDisplay 2",
      ])
  }

  @Test func `the car comes first and then a window`() throws {
    let lines = """
      APP didFinishLaunchingWithOptions
      C willConnectTo
      A willConnectTo
      """
    #expect(
      try story(lines, mode: "scene", platform: "iOS 26, CarPlay") == [
        "iphone-ios26", "connectCar 1", "open 2",
      ])
  }

  @Test func `the lone scene C of a recording with CarPlay is the car's`() throws {
    let shown = "C sceneWillEnterForeground\nC sceneDidBecomeActive\n"
    let hidden = "C sceneWillResignActive\nC sceneDidEnterBackground\n"
    #expect(
      try story(shown + hidden + shown, mode: "scene", platform: "iOS 17+, CarPlay") == [
        "iphone-ios17", "showCar 1", "hideCar 1", "showCar 1",
      ])
    #expect(
      try story(hidden, mode: "scene", platform: "iOS 17+, CarPlay") == [
        "iphone-ios17", "hideCar 1",
      ])
    let plain = try story(hidden, mode: "scene", platform: "iOS 17+, iPhone")
    #expect(plain == ["iphone-ios17", "home"])
  }

  @Test func `the header says which scene is a car, a display or a window`() throws {
    let second = """
      APP configurationForConnecting
      B willConnectTo
      B sceneWillEnterForeground
      B sceneDidBecomeActive
      """
    let car = try story(
      launch + second, mode: "scene", platform: "iOS 26\n# scenes: A window, B car")
    #expect(car == ["iphone-ios26", "launch 1", "connectCar 2"])
    #expect(try story(leaving, mode: "scene", platform: "\n# scenes: A car").last == "hideCar 1")
    let display = "APP configurationForConnecting\nB willConnectTo\n"
    #expect(
      try story(launch + display, mode: "scene", platform: "iOS 26\n# scenes: B display") == [
        "iphone-ios26", "launch 1", "connectDisplay 2",
      ])
    let window = leaving.replacing("A ", with: "C ")
    let platform = "iOS 26, CarPlay\n# scenes: C window"
    #expect(try story(window, mode: "scene", platform: platform).last == "home")
  }

  @Test func `a window of a Mac is minimised`() throws {
    let update = "A windowSceneDidUpdateCoordinateSpace\n"
    #expect(
      try story(
        leaving + update + update + coming, mode: "scene", platform: "Mac Catalyst (macOS 14)")
        == ["mac-ios27", "home", "changeTraits 1", "changeTraits 1", "return"])
  }

  @Test func `a history has the recorded lines, and marks what the model adds`() throws {
    let head = "# mode: swiftui\n# platform: iPhone\n# instrumented: active\n#\n"
    let lines = "VC onAppear\nPHASE active->inactive\nPHASE inactive->background\n"
    let recording = try Recording(parsing: head + lines, file: "a.trace")
    let part = try #require(Conformance.check(recording, asStory: true).first)
    guard case .explained(let how) = part.conclusion else {
      Issue.record("\(part.conclusion)")
      return
    }
    #expect(
      how.history == [
        "home", "  (onAppear is none of these callbacks)", "  1 PHASE active->inactive",
        "  1 PHASE inactive->background",
      ])
    let view = "# mode: scene\n#\nVC viewDidAppear(_:)\nA sceneDidBecomeActive\n"
    let views = Conformance.check(try Recording(parsing: view, file: "a.trace"), asStory: true)
    guard case .explained(let shown) = try #require(views.first).conclusion else { return }
    #expect(shown.history.contains { $0.hasSuffix(" viewDidAppear(_:)") })
    let added = shown.history.filter { $0.contains("viewWillAppear") }
    #expect(added.allSatisfy { $0.hasSuffix(" (not recorded)") })
  }

  @Test func `SwiftUI reports the phases of a launch, and of home and back`() throws {
    let lines = """
      APP didFinishLaunchingWithOptions
      PHASE active
      PHASE inactive
      PHASE background
      PHASE inactive
      PHASE active
      """
    #expect(
      try story(lines, mode: "swiftui") == ["swiftui-iphone-ios17", "launch 1", "home", "return"])
  }
}
