import SceneEngine
import SceneLifecycle
import Testing

/// Which callbacks have to come before which, and which may come in either order.
@Suite struct OrderTests {
  /// Two callbacks of one scene, or of the process, in one history.
  struct Pair: Sendable, CustomTestStringConvertible {
    var first: CallbackKind
    var second: CallbackKind
    var history: String
    var platform = "ipad-ios17"

    init(
      _ first: CallbackKind, _ second: CallbackKind, in history: String,
      on platform: String = "ipad-ios17"
    ) {
      self.first = first
      self.second = second
      self.history = history
      self.platform = platform
    }

    var testDescription: String { "\(first.word) and \(second.word) in \(history)" }

    /// How often the first came before the second, and after it, in shuffled deliveries.
    func counts() throws -> (before: Int, after: Int) {
      var counts = (before: 0, after: 0)
      for key in 0..<150 as Range<UInt64> {
        let delivered = try Shuffled(key: key).deliver(history, on: platform)
        let start = try #require(delivered.firstIndex { $0.kind == first })
        let end = try #require(delivered.firstIndex { $0.kind == second })
        if start < end { counts.before += 1 } else { counts.after += 1 }
      }
      return counts
    }
  }

  static let fixed: [Pair] = [
    // Launching
    Pair(.main, .delegateInit, in: "launch 1"),
    Pair(.delegateInit, .willFinishLaunching, in: "launch 1"),
    Pair(.willFinishLaunching, .didFinishLaunching, in: "launch 1"),
    Pair(.didFinishLaunching, .configuration, in: "launch 1"),
    Pair(.didFinishLaunching, .launchNotice, in: "launch 1"),
    // Connecting
    Pair(.configuration, .connect, in: "launch 1"),
    Pair(.windowSet, .connect, in: "launch 1"),
    Pair(.windowSet, .viewDidLoad, in: "launch 1"),
    Pair(.viewDidLoad, .viewWillAppear, in: "launch 1"),
    Pair(.viewWillAppear, .viewDidAppear, in: "launch 1"),
    Pair(.connect, .keyWindow, in: "launch 1"),
    Pair(.connect, .viewDidLoad, in: "launch 1"),
    // In code the app makes its window in the call.
    Pair(.connect, .viewDidLoad, in: "launch 1", on: "iphone-ios17-code"),
    Pair(.connect, .viewWillAppear, in: "launch 1", on: "iphone-ios17-code"),
    Pair(.connect, .keyWindow, in: "launch 1", on: "iphone-ios17-code"),
    // Coming to the foreground
    Pair(.connect, .foreground, in: "launch 1"),
    Pair(.connectNotice, .foreground, in: "launch 1"),
    Pair(.foreground, .active, in: "launch 1"),
    Pair(.foregroundNotice, .active, in: "launch 1"),
    Pair(.appForegroundNotice, .appActiveNotice, in: "launch 1"),
    Pair(.active, .phaseActive, in: "launch 1", on: "swiftui-iphone-ios18"),
    Pair(.foreground, .phaseInactive, in: "launch 1; home; return", on: "swiftui-ipad-ios16"),
    Pair(.phaseInactive, .phaseBackground, in: "launch 1; home", on: "swiftui-ipad-ios15"),
    // Payloads
    Pair(.willContinue, .continueActivity, in: "launch 1; home; handoff 1"),
    Pair(.connect, .restore, in: "launch 1; home; systemKill; launch 1"),
    // Leaving
    Pair(.resign, .background, in: "launch 1; home"),
    Pair(.resignNotice, .backgroundNotice, in: "launch 1; home"),
    Pair(.appResignNotice, .appBackgroundNotice, in: "launch 1; home"),
    Pair(.background, .saveState, in: "launch 1; home"),
    Pair(.resign, .disconnect, in: "launch 1; open 2; close 2"),
    Pair(.disconnect, .discard, in: "launch 1; open 2; close 2"),
    // Ending
    Pair(.terminate, .processEnded, in: "launch 1; kill: killTerminates = yes"),
    Pair(.disconnect, .terminate, in: "launch 1; kill: killTerminates = yes"),
    Pair(.terminate, .terminateNotice, in: "launch 1; kill: killTerminates = yes"),
    Pair(.timeChangeNotice, .timeChange, in: "launch 1; timeChange"),
  ]

  static let free: [Pair] = [
    Pair(.connect, .connectNotice, in: "launch 1"),
    Pair(.foreground, .foregroundNotice, in: "launch 1"),
    Pair(.foreground, .appForegroundNotice, in: "launch 1"),
    Pair(.active, .activeNotice, in: "launch 1"),
    Pair(.active, .appActiveNotice, in: "launch 1"),
    Pair(.active, .viewDidAppear, in: "launch 1"),
    Pair(.launchNotice, .connect, in: "launch 1"),
    Pair(.resign, .resignNotice, in: "launch 1; home"),
    Pair(.resign, .appResignNotice, in: "launch 1; home"),
    Pair(.background, .backgroundNotice, in: "launch 1; home"),
    Pair(.disconnect, .disconnectNotice, in: "launch 1; open 2; close 2"),
    Pair(.memoryWarning, .memoryNotice, in: "launch 1; memoryWarning"),
    // Up to iOS 15 SwiftUI's phase may come first.
    Pair(.active, .phaseActive, in: "launch 1", on: "swiftui-iphone-ios15"),
    Pair(.foreground, .phaseInactive, in: "launch 1; home; return", on: "swiftui-ipad-ios14"),
    Pair(.background, .phaseBackground, in: "launch 1; home", on: "swiftui-ipad-ios15"),
  ]

  @Test(arguments: fixed) func `One comes before the other, always`(_ pair: Pair) throws {
    let counts = try pair.counts()
    #expect(counts.before == 150 && counts.after == 0)
  }

  @Test(arguments: free) func `Either may come first`(_ pair: Pair) throws {
    let counts = try pair.counts()
    #expect(counts.before > 0 && counts.after > 0)
  }

  @Test func `Without freedom, the usual order is played`() throws {
    var history = try History()
    let usual = try history.play("launch 1; open 2; home")
    #expect(
      usual.everything
        == "1 resign, 1 resignNotice, 1 background, 1 backgroundNotice, 1 saveState, 2 resign, "
        + "2 resignNotice, appResignNotice, 2 background, 2 backgroundNotice, "
        + "appBackgroundNotice, 2 saveState")
  }

  @Test func `No scene is told anything before the launch is over`() throws {
    for key in 0..<50 as Range<UInt64> {
      let delivered = try Shuffled(key: key).deliver("launch 1", on: "ipad-ios17")
      let end = try #require(delivered.firstIndex { $0.kind == .didFinishLaunching })
      #expect(!delivered[..<end].contains { $0.isOfScene })
    }
  }

  /// What is reported of a window that resigns for a moment while another opens, where the report of its
  /// resigning is to come as late as it may.
  private func interrupted(_ late: String) throws -> [Callback] {
    var history = try History("swiftui-ipad-ios17", scenes: 2)
    try history.play("launch 1")
    return try history.play(
      "open 2: otherWindows = interrupted, 1 deactivation before 1 \(late),"
        + " 1 reactivation before 1 \(late)")
  }

  @Test func `A scene that was interrupted for a moment reports its phases in turn`() throws {
    let phases = CallbackSet(.phaseActive, .phaseInactive)
    let reports = try interrupted("phaseResigned").filter {
      $0.scene == 0 && phases.contains($0.kind)
    }
    #expect(reports.map(\.kind) == [.phaseInactive, .phaseActive])
  }

  @Test func `So does the application, whose phase its scene carries`() throws {
    let phases = CallbackSet(.appPhaseActive, .appPhaseInactive)
    let reports = try interrupted("appPhaseResigned").filter { phases.contains($0.kind) }
    #expect(reports.map(\.kind) == [.appPhaseInactive, .appPhaseActive])
  }

  @Test func `Without scenes a touch that is pending is told before the app resigns`() throws {
    let world = try #require(Platform.named("sceneless-ios17"))
    for key in 0..<50 as Range<UInt64> {
      var engine = UIKitEngine(platform: world, scenes: 1)
      var usual = ChoiceSource()
      try engine.begin(Event(.launch, scene: 0), number: 1, &usual)
      while engine.next(&usual) != nil {}
      try engine.begin(Event(.touch, scene: 0), number: 2, &usual)
      try engine.begin(Event(.home), number: 3, &usual)
      var drawn = ChoiceSource(source: .seeded)
      drawn.seed(RandomStream(key: RandomStream.key(seed: key, index: 0, domain: 1)))
      drawn.reorderRate = .max
      var delivered: [CallbackKind] = []
      while let callback = engine.next(&drawn) { delivered.append(callback.kind) }
      #expect(delivered.first == .touch && delivered.count > 3, "\(delivered.map(\.word))")
    }
  }
}
