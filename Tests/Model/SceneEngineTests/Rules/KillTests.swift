import SceneEngine
import SceneLifecycle
import Testing

/// The user swipes the app away: the shapes that devices show.
@Suite struct KillTests {
  static let shapes: [EventCase] = [
    .legal("kill", after: "launch 1", "1 resign, 1 disconnect, processEnded"),
    .legal(
      "kill: killShape = backgroundDisconnect", after: "launch 1",
      "1 resign, 1 background, 1 saveState, 1 disconnect, processEnded"),
    .legal(
      "kill: killShape = backgroundOnly", after: "launch 1",
      "1 resign, 1 background, 1 saveState, processEnded"),
    .legal(
      "kill: killShape = disconnectOnly", after: "launch 1", "1 disconnect, processEnded"),
    // A new object appears, never becomes active, and leaves again.
    .legal(
      "kill: ghost = yes", after: "launch 1",
      "1 resign, 1 disconnect, 1 windowSet, 1 connect, 1 foreground, 1 background, processEnded"),
    // A scene in the background only disconnects.
    .legal("kill", after: "launch 1; home", "1 disconnect, processEnded"),
    .legal(
      "kill", after: "launch 1; open 2",
      "1 resign, 1 disconnect, 2 resign, 2 disconnect, processEnded"),
  ]

  static let endings: [EventCase] = [
    .legal(
      "kill: killReports = yes", after: "launch 1",
      "1 resign, 1 disconnect, discard, processEnded"),
    .legal(
      "kill: killTerminates = yes", after: "launch 1",
      "1 resign, 1 disconnect, terminate, processEnded"),
    .legal(
      "kill: killReports = yes, killTerminates = yes", after: "launch 1",
      "1 resign, 1 disconnect, discard, terminate, processEnded"),
    .legal("kill", after: "launch 1; home; suspend", "processEnded"),
    .illegal("kill", .notRunning),
    .illegal("kill", after: "prewarm", .notRunning),
    .illegal("kill", after: "launch 1; lock", .wrongState),
    .illegal("kill after 1", after: "launch 1", .pending),
    .illegal("kill after 1", after: "launch 1; kill", .pending),
  ]

  static let afterwards: [EventCase] = [
    // The sessions are gone, and the next launch reports them.
    .legal(
      "launch 2", after: "launch 1; kill",
      "\(CoreTests.start), discard, \(CoreTests.second)"),
    .legal(
      "launch 2", after: "launch 1; kill: killReports = yes",
      "\(CoreTests.start), \(CoreTests.second)"),
    .illegal("launch 1", after: "launch 1; kill", .wrongState),
    // Unless the kill leaves them, without the state that was saved.
    .legal(
      "launch 1", after: "launch 1; home; suspend; kill: killDiscards = no",
      "\(CoreTests.start), 1 windowSet, 1 connect, 1 foreground, 1 active"),
    // A phone may connect the new session without asking for its configuration.
    .legal(
      "silentPush: backgroundConnection = yes", after: "launch 1; systemKill", on: "iphone-ios17",
      "\(CoreTests.start), push, 1 windowSet, 1 connect"),
    // The system does not wake an app that the user ended.
  ]

  static let cases = shapes + endings + afterwards

  @Test(arguments: shapes)
  func `A killed app's scenes end in one of the recorded shapes`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: endings)
  func `The report comes before the termination, and that before the end`(
    _ event: EventCase
  ) throws {
    try event.check()
  }

  @Test(arguments: afterwards)
  func `A kill discards sessions and saved state`(_ event: EventCase) throws {
    try event.check()
  }

  @Test func `Every shape of a kill is shown`() throws {
    var shapes: [String] = []
    var choices = ChoiceSource(source: .path)
    repeat {
      choices.rewind()
      var engine = try launched()
      try engine.begin(Event(.kill), number: 2, &choices)
      var usual = ChoiceSource()
      var delivered: [CallbackKind] = []
      while let callback = engine.next(&usual) { delivered.append(callback.kind) }
      let shown: [CallbackKind] = [
        .resign, .background, .disconnect, .discard, .terminate, .foreground,
      ]
      shapes.append(delivered.filter(shown.contains).map(\.word).joined(separator: " "))
    } while choices.advancePath()
    for shape in [
      "resign disconnect terminate", "resign disconnect discard",
      "resign disconnect discard terminate", "resign background disconnect",
      "resign disconnect", "resign background terminate", "disconnect discard terminate",
      "resign disconnect foreground background",
    ] {
      #expect(shapes.contains(shape), "\(shape)")
    }
    // What a kill never shows: an app that is called after its end, or comes back for good.
    #expect(!shapes.contains { $0.contains("terminate ") || $0.hasSuffix("foreground") })
  }

  private func launched() throws -> UIKitEngine {
    var history = try History("iphone-ios17", scenes: 2)
    try history.play("launch 1")
    return history.engine
  }
}
