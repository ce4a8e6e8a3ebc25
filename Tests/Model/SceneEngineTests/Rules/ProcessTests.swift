import SceneLifecycle
import Testing

/// What happens to the process, and what the system tells it as a whole.
@Suite struct ProcessTests {
  static let starting: [EventCase] = [
    .legal("prewarm", ""),
    .illegal("prewarm", after: "launch 1", .alreadyRunning),
    .illegal("prewarm", after: "prewarm", .alreadyRunning),
    .illegal("prewarm", on: "ipad-ios14", .wrongState),
    .legal("suspend", after: "launch 1; home", ""),
    .illegal("suspend", after: "launch 1", .wrongState),
    .illegal("suspend after 1", after: "launch 1; home", .wrongState),
    .illegal("suspend", after: "launch 1; home; suspend", .suspended),
    .illegal("suspend", after: "launch 1; close 1", on: "mac-ios27", .notOnThisPlatform),
    .illegal("prewarm", on: "mac-ios27", .wrongState),
    .illegal("suspend", .notRunning),
  ]

  /// A background mode keeps the process from being suspended, and from nothing else.
  static let modes: [EventCase] = [
    .legal("beginBackgroundMode", after: "launch 1", ""),
    .legal("beginBackgroundMode", after: "silentPush", ""),
    .illegal("beginBackgroundMode", after: "launch 1; beginBackgroundMode", .wrongState),
    .illegal("beginBackgroundMode", .notRunning),
    .illegal("beginBackgroundMode", after: "launch 1; home; suspend", .suspended),
    .illegal("beginBackgroundMode", after: "launch 1", on: "mac-ios27", .notOnThisPlatform),
    .illegal("beginBackgroundMode after 1", after: "launch 1", .wrongState),
    .illegal("suspend", after: "launch 1; beginBackgroundMode; home", .wrongState),
    .legal("endBackgroundMode", after: "launch 1; beginBackgroundMode; home", ""),
    .illegal("endBackgroundMode", after: "launch 1", .wrongState),
    .illegal("endBackgroundMode", .notRunning),
    .legal("suspend", after: "launch 1; beginBackgroundMode; home; endBackgroundMode", ""),
    .legal("systemKill", after: "launch 1; beginBackgroundMode; home", "processEnded"),
    .legal("suspend", after: "launch 1; beginBackgroundMode; crash; launch 1; home", ""),
  ]

  @Test(arguments: modes)
  func `A process is not suspended while a background mode lasts`(_ event: EventCase) throws {
    try event.check()
  }

  static let ending: [EventCase] = [
    .legal("crash", after: "launch 1", "processEnded"),
    .legal("crash after 1", after: "launch 1; home", "processEnded"),
    .illegal("crash", .notRunning),
    .illegal("crash", after: "prewarm", .notRunning),
    .illegal("crash", after: "launch 1; home; suspend", .suspended),
    .legal("overrun after 3", after: "launch 1", "processEnded"),
    .illegal("overrun", after: "launch 1", .wrongState),
    .illegal("overrun", .notRunning),
    .legal("systemKill", after: "launch 1", "processEnded"),
    .legal("systemKill", after: "launch 1; home; suspend", "processEnded"),
    .legal("systemKill", after: "prewarm", ""),
    .illegal("systemKill", .notRunning),
    .legal("systemTerminate", after: "launch 1; home", "terminate, processEnded"),
    .legal(
      "systemTerminate: terminationHeard = no", after: "launch 1; home", "processEnded"),
    .illegal("systemTerminate", after: "launch 1", .wrongState),
    .illegal("systemTerminate", after: "launch 1; home; suspend", .suspended),
    .illegal("systemTerminate", .notRunning),
    .legal("reboot", after: "launch 1", "processEnded"),
    .legal("reboot after 3", after: "launch 1", "processEnded"),
    .legal("reboot", after: "launch 1; kill", ""),
    .illegal("reboot", after: "reboot", .notRunning),
    // A force quit counts no more once the device has restarted.
    .legal("silentPush", after: "launch 1; kill; reboot", "\(CoreTests.start), discard, push"),
  ]

  /// What waits for a suspended process: the net change, told once.
  static let queued: [EventCase] = [
    .legal(
      "return", after: "launch 1; home; suspend; timeChange; timeChange",
      "timeChange, 1 foreground, 1 active"),
    .legal("silentPush", after: "launch 1; home; suspend; timeChange", "timeChange, push"),
    .legal(
      "silentPush", after: "launch 1; home; suspend; lock", "protectedDataUnavailable, push"),
    .legal(
      "unlock", after: "launch 1; home; suspend; lock; silentPush", "protectedDataAvailable"),
    .legal("return", after: "launch 1; home; suspend; lock; unlock", "1 foreground, 1 active"),
    .legal("silentPush", after: "launch 1; lock; suspend", "push"),
    .legal(
      "unlock", after: "launch 1; lock; suspend",
      "protectedDataAvailable, 1 foreground, 1 active"),
    .legal("unlock", after: "launch 1; home; lock; suspend", ""),
    .legal(
      "silentPush", after: "launch 1; home; lock; suspend; unlock", "protectedDataAvailable, push"),
    .legal("rotate 1", after: "launch 1; home; suspend", ""),
    .legal(
      "return", after: "launch 1; home; suspend; rotate 1; changeTraits 1; rotate 1",
      "1 foreground, 1 active, 1 geometry"),
    .legal("silentPush", after: "launch 1; home; suspend; rotate 1", "push, 1 geometry"),
    .legal(
      "silentPush", after: "launch 1; home; suspend; rotate 1; systemKill",
      "\(CoreTests.start), push"),
  ]

  @Test(arguments: queued)
  func `What a suspended process missed is told once when it runs again`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  /// Each event that wakes the process, with its callback.
  static let wakes = [
    ("silentPush", "push"), ("backgroundFetch", "fetch"), ("backgroundTask", "backgroundTask"),
    ("urlSession", "urlSession"), ("locationUpdate", "locationUpdate"),
    ("notificationAction", "notificationAction"), ("appIntent", "appIntent"),
  ]

  static let waking: [EventCase] = wakes.flatMap { word, callback -> [EventCase] in
    [
      .legal(word, after: "launch 1", callback),
      .legal(word, after: "launch 1; home; suspend", callback),
      .legal(word, "\(CoreTests.start), \(callback)"),
      .legal(
        "\(word): backgroundConnection = yes", after: "launch 1; systemKill",
        "\(CoreTests.start), \(callback), 1 windowSet, 1 connect"),
      .legal(
        "\(word): backgroundConnection = yes, backgroundCallback = yes",
        after: "launch 1; systemKill",
        "\(CoreTests.start), \(callback), 1 windowSet, 1 connect, 1 background"),
      .illegal("\(word) after 1", after: "launch 1; systemKill; launch 1", .pending),
      .illegal("\(word) after 1", after: "launch 1; kill", .pending),
    ]
  }

  /// What the system does for an app that the user ended.
  static let forceQuit: [EventCase] =
    wakes.filter { relaunching.contains($0.0) == false }.flatMap { word, callback in
      [
        .illegal(word, after: "launch 1; kill", .notRunning),
        .illegal(word, after: "launch 1; kill; prewarm", .notRunning),
        .legal(word, after: "launch 1; kill; launch 2; home; suspend", callback),
        .legal(word, after: "launch 1; kill; launch 2; crash", "\(CoreTests.start), \(callback)"),
      ]
    }
    + relaunching.map { word in
      .legal(word, after: "launch 1; kill", "\(CoreTests.start), discard, \(word)")
    }
  private static let relaunching = ["backgroundTask", "locationUpdate", "appIntent"]

  static let delivering: [EventCase] = [
    .illegal("appIntent", on: "iphone-ios15", .notOnThisPlatform),
    .legal("registerForPush", after: "launch 1", "registered"),
    .legal(
      "registerForPush: registration = fails", after: "launch 1", "registrationFailed"),
    .illegal("registerForPush", .notRunning),
    .illegal("registerForPush after 1", after: "launch 1", .wrongState),
    .legal("backgroundTaskExpiry", after: "launch 1; home", "backgroundTaskExpired"),
    .legal("backgroundTaskExpiry", after: "launch 1; lock", "backgroundTaskExpired"),
    .legal(
      "backgroundTaskExpiry", after: "launch 1; open 2; hide 1; requestDestruction 2",
      "backgroundTaskExpired"),
    .illegal(
      "backgroundTaskExpiry", after: "launch 1; home; backgroundTaskExpiry; lock", .wrongState),
    .illegal("backgroundTaskExpiry", after: "launch 1", .wrongState),
    .illegal("backgroundTaskExpiry after 0", after: "launch 1; home", .pending),
    .illegal(
      "backgroundTaskExpiry", after: "launch 1; home; backgroundTaskExpiry", .wrongState),
    .whole(
      "memoryWarning", after: "launch 1", "memoryWarning, memoryNotice, viewMemoryWarning"),
    .illegal("memoryWarning", after: "launch 1; home; suspend", .suspended),
    .illegal("memoryWarning", .notRunning),
    .whole("timeChange", after: "launch 1", "timeChangeNotice, timeChange"),
    // A suspended process receives it when it runs again.
    .legal("timeChange", after: "launch 1; home; suspend", ""),
    .legal(
      "open 1", after: "launch 1; home; suspend; timeChange",
      "timeChange, 1 foreground, 1 active"),
    .illegal("timeChange", .notRunning),
    .whole("screenshot", after: "launch 1", "screenshotNotice"),
    .illegal("screenshot", after: "launch 1; home", .wrongState),
    .illegal("screenshot", .notRunning),
    .legal("foregroundPush", after: "launch 1", "willPresent"),
    .legal("foregroundPush", after: "launch 1; alert", "willPresent"),
    .illegal("foregroundPush", after: "launch 1; home", .wrongState),
    .illegal("foregroundPush after 3", after: "launch 1; home; return", .wrongState),
    .illegal("foregroundPush", .notRunning),
  ]

  static let cases = starting + modes + ending + queued + waking + forceQuit + delivering

  @Test(arguments: starting)
  func `Prewarming and suspending deliver nothing`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: ending)
  func `A process ends between any two callbacks, mostly without a word`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: waking)
  func `The system wakes the app in the background`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: forceQuit)
  func `An app that the user ended is relaunched for few things`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `A window that connected in the background may become key when it is opened`() throws {
    for (answer, isKey) in [("", true), (": keyWhenOpened = no", false)] {
      var history = try History()
      try history.play("silentPush: backgroundConnection = yes")
      let opened = try history.play("open 1\(answer)")
      #expect(opened.contains { $0.kind == .keyWindow } == isKey)
      let again = try history.play("home; open 1")
      #expect(!again.contains { $0.kind == .keyWindow })
    }
  }

  @Test(arguments: delivering)
  func `The system tells the process as a whole`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `Every process has a number of its own`() throws {
    var history = try History()
    let first = try history.play("launch 1")
    let second = try history.play("crash; launch 1")
    #expect(Set(first.map(\.process)) == [1])
    #expect(Set(second.map(\.process)) == [2])
  }
}
