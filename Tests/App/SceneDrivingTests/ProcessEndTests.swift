import SceneLifecycle
import SceneDriving
import SceneEngine
import SceneFuzzing
import Testing

/// A process ends once: the next one inherits nothing.
@Suite struct ProcessEndTests {
  /// Takes an observer for each scene and gives it back; a correct app.
  private struct Keeper: SceneApp {
    let context: AppContext
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      context.takes("observer", for: scene)
    }
    mutating func sceneDidDisconnect(_ scene: SceneID) {
      context.givesBack("observer", for: scene)
    }
    mutating func applicationDidEnterBackground() { _ = context.beginBackgroundTask() }
    mutating func backgroundTaskDidExpire(_ task: AppBackgroundTask) {
      context.endBackgroundTask(task)
    }
  }

  private func scenario(_ events: String) throws -> Scenario {
    let lines = events.replacing(", ", with: "\n")
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 2\n\n" + lines
    return try Scenario(parsing: text + "\n", file: "end.scene")
  }

  private static let histories = [
    "launch 1, kill, crash after 0, connectCar 2 after 0",
    "launch 1, crash after 0, connectCar 2 after 0",
    "launch 1, home, systemKill, connectCar 2 after 0",
  ]

  @Test(arguments: histories)
  func `An end is told before the next process begins, and a correct app passes`(
    events: String
  ) throws {
    let test = AppTest(laws: [.balancesLedgers]) { Keeper(context: $0) }
    let play = SceneFuzz.watch(try scenario(events), test)
    #expect(play.skipped == [] && play.failure == nil, "\(play.lanes)")
    var isRunning = false
    for callback in play.callbacks {
      switch callback.kind {
      case .main:
        #expect(!isRunning, "\(play.lanes)")
        isRunning = true
      case .processEnded: isRunning = false
      default: #expect(isRunning, "\(callback)")
      }
    }
    let processes = play.callbacks.map(\.process)
    #expect(processes == processes.sorted())
  }

  /// What an app with a fault in the engine's order sees of a history.
  private func kinds(
    _ events: String, planting fault: (inout UIKitEngine) -> Void
  ) throws -> [CallbackKind] {
    let scenario = try scenario(events)
    var engine = UIKitEngine(platform: scenario.platform, scenes: scenario.scenes)
    fault(&engine)
    var choices = ChoiceSource()
    choices.source = .written
    choices.open([])
    var kinds: [CallbackKind] = []
    var callback = SimulatedSystem.nothing
    for (number, entry) in scenario.entries.enumerated() {
      if entry.event.delay == Event.atRest {
        while engine.next(&choices, into: &callback) { kinds.append(callback.kind) }
      }
      try engine.begin(entry.event, number: UInt32(number + 1), &choices)
    }
    while engine.next(&choices, into: &callback) { kinds.append(callback.kind) }
    return kinds
  }

  @Test func `Without the order the end comes in the middle of the next process`() throws {
    let sound = try kinds(Self.histories[0]) { _ in }
    let end = try #require(sound.firstIndex(of: .processEnded))
    #expect(sound[(end + 1)...].first == .main)
    let planted = try kinds(Self.histories[0]) { engine in
      for item in engine.order.process.indices {
        engine.order.process[item] -= AgendaSet(.processEnded)
      }
    }
    let late = try #require(planted.firstIndex(of: .processEnded))
    #expect(planted[(late + 1)...].first != .main)
  }
}
