import SceneLifecycle
import Testing

/// What the app can read inside a callback.
@Suite struct ReadingTests {
  /// One callback and the states that it reads.
  struct Reading: Sendable, CustomTestStringConvertible {
    var kind: CallbackKind
    var history: String
    var scene: ActivationState
    var application: ApplicationState

    init(
      _ kind: CallbackKind, in history: String, _ scene: ActivationState,
      _ application: ApplicationState
    ) {
      self.kind = kind
      self.history = history
      self.scene = scene
      self.application = application
    }

    var testDescription: String { "\(kind.word) in \(history)" }
  }

  static let readings: [Reading] = [
    Reading(.didFinishLaunching, in: "launch 1", .none, .background),
    Reading(.configuration, in: "launch 1", .none, .background),
    Reading(.connect, in: "launch 1", .unattached, .background),
    Reading(.foreground, in: "launch 1", .background, .background),
    Reading(
      .foreground, in: "launch 1: firstForegroundState = unattached", .unattached, .background),
    Reading(
      .foreground, in: "launch 1: firstForegroundState = foregroundInactive", .foregroundInactive,
      .inactive),
    Reading(.active, in: "launch 1", .foregroundActive, .active),
    Reading(.active, in: "launch 1; alert; endInterruption", .foregroundActive, .active),
    Reading(.resign, in: "launch 1; alert", .foregroundActive, .active),
    Reading(.resignNotice, in: "launch 1; alert", .foregroundActive, .active),
    Reading(.background, in: "launch 1; home", .background, .background),
    Reading(.saveState, in: "launch 1; home", .background, .background),
    Reading(.background, in: "launch 1; open 2; hide 2", .background, .active),
    Reading(.foreground, in: "launch 1; home; open 1", .background, .background),
    Reading(.disconnect, in: "launch 1; open 2; close 2", .unattached, .active),
    Reading(.openURL, in: "launch 1; home; openURL 1", .foregroundInactive, .inactive),
    Reading(.touch, in: "launch 1; touch 1", .foregroundActive, .active),
  ]

  @Test(arguments: readings)
  func `A callback reads the state of its scene and of the application`(
    _ reading: Reading
  ) throws {
    var history = try History()
    let callback = try #require(
      try history.play(reading.history).last { $0.kind == reading.kind })
    #expect(callback.activation == reading.scene)
    #expect(callback.application == reading.application)
  }

  @Test func `A scene object is there from its connection to its disconnection`() throws {
    var history = try History()
    try history.play("launch 1; open 2; hide 2; reclaim 2; home")
    let ofSecond = SceneSet(1)
    for callback in history.callbacks {
      #expect(callback.attached == callback.connected)
      #expect((callback.active & callback.inactive).isEmpty)
      #expect(((callback.active | callback.inactive) - callback.connected).isEmpty)
      if callback.kind == .connect {
        #expect(callback.connected.contains(Int(callback.scene)))
      }
      if callback.kind == .disconnect { #expect((callback.connected & ofSecond).isEmpty) }
      if callback.kind == .configuration {
        #expect(!callback.connected.contains(Int(callback.scene)))
      }
    }
    #expect(history.callbacks.count > 40)
  }

  @Test func `A session is open until it is reported as discarded`() throws {
    var history = try History()
    let closing = try history.play("launch 1; open 2; close 2")
    #expect(closing.first?.open == .first(2))
    let report = try #require(closing.last)
    #expect(report.kind == .discard && report.named == SceneSet(1) && report.open == SceneSet(0))
    let launch = try history.play("systemKill; closeCard 1; launch 3")
    #expect(launch.first { $0.kind == .didFinishLaunching }?.open == SceneSet.none)
    #expect(launch.first { $0.kind == .discard }?.named == SceneSet(0))
  }

  @Test func `A callback names the event that it answers`() throws {
    var history = try History()
    let delivered = try history.play("launch 1; open 2; alert; home")
    let pairs = delivered.map { "\($0.cause.word) \($0.event)" }
    #expect(pairs.last == "home 4")
    #expect(history.callbacks.first?.event == 1)
    let alerts = history.callbacks.filter { $0.cause == .alert }
    #expect(!alerts.isEmpty && alerts.allSatisfy { $0.event == 3 })
  }

  @Test(arguments: [("ipad-ios14", 2), ("ipad-ios15", 2)])
  func
    `A key window is one of the app before the SDK of iOS 15, and one of each scene from then on`(
      platform: String, scene: Int
    ) throws
  {
    var history = try History(platform)
    let keys = try history.play("launch 1; open \(scene)").filter { $0.kind == .keyWindow }
    #expect(keys.map(\.named) == [platform == "ipad-ios14" ? SceneSet(1) : .first(2)])
  }

  @Test func `An app without scenes reads no scene at all`() throws {
    var history = try History("sceneless-ios17")
    try history.play("launch 1; home; return; kill")
    #expect(history.callbacks.count > 12)
    for callback in history.callbacks {
      #expect(!callback.isOfScene && callback.activation == .none)
      #expect((callback.connected | callback.open | callback.active).isEmpty)
    }
  }
}
