import SceneEngine
import SceneLifecycle
import Testing

/// The transitions that all rules are made of: each plans from where the scenes will be.
@Suite struct TransitionsTests {
  /// An event, and which scenes are connected, in the foreground and active once it is over.
  struct Plan: Sendable, CustomTestStringConvertible {
    var event: String
    var history: String
    var connected: [Int]
    var foreground: [Int]
    var active: [Int]

    init(
      _ event: String, after history: String = "", _ connected: [Int], _ foreground: [Int],
      _ active: [Int]
    ) {
      (self.event, self.history) = (event, history)
      (self.connected, self.foreground, self.active) = (connected, foreground, active)
    }

    var testDescription: String { "\(history); \(event)" }
  }

  static let plans: [Plan] = [
    Plan("launch 1", [1], [1], [1]),
    Plan("open 2", after: "launch 1", [1, 2], [1, 2], [1, 2]),
    Plan("home", after: "launch 1; open 2", [1, 2], [], []),
    Plan("return", after: "launch 1; open 2; home", [1, 2], [1, 2], [1, 2]),
    Plan("controlCenter", after: "launch 1; open 2", [1, 2], [1, 2], []),
    Plan("endInterruption", after: "launch 1; open 2; alert", [1, 2], [1, 2], [1, 2]),
    Plan("focusAway 1", after: "launch 1; open 2", [1, 2], [1, 2], [2]),
    Plan("hide 2", after: "launch 1; open 2", [1, 2], [1], [1]),
    Plan("open 2", after: "launch 1; open 2; hide 2", [1, 2], [1, 2], [1, 2]),
    Plan("reclaim 2", after: "launch 1; open 2; hide 2", [1], [1], [1]),
    Plan("connectDisplay 3", after: "launch 1", [1, 3], [1, 3], [1]),
    Plan("silentPush: backgroundConnection = yes", [1], [], []),
    // Where the scenes will be counts, not where they are.
    Plan("home after 5", after: "launch 1", [1], [], []),
    Plan("home after 1", after: "launch 1; home; open 1", [1], [], []),
  ]

  @Test(arguments: plans)
  func `What an event plans is what is there once it is over`(_ plan: Plan) throws {
    var history = try History()
    try history.play("\(plan.history); \(plan.event)")
    let state = history.engine.state
    #expect(state.plannedConnected.map { $0 + 1 } == plan.connected)
    #expect(state.plannedForeground.map { $0 + 1 } == plan.foreground)
    #expect(state.plannedActive.map { $0 + 1 } == plan.active)
    #expect(state.connected == state.plannedConnected)
    #expect(state.active == state.plannedActive)
    #expect(state.active | state.inactive == state.plannedForeground)
  }

  @Test func `A plan is made when the event begins, and what can be read follows`() throws {
    var history = try History()
    let home = try history.arrive(at: "launch 1; home")
    try history.begin(home)
    #expect(history.engine.state.plannedForeground.isEmpty)
    #expect(history.engine.state.active == SceneSet(0))
    history.settle()
    #expect((history.engine.state.active | history.engine.state.inactive).isEmpty)
  }

  @Test func `A scene that is where it should be gets no callback for it`() throws {
    var history = try History()
    try history.play("launch 1; open 2; hide 2")
    let left = try history.play("home").filter { $0.isOfScene }
    #expect(!left.isEmpty && left.allSatisfy { $0.scene == 0 })
    let opened = try history.play("open 2").filter { $0.isOfScene }
    #expect(!opened.isEmpty && opened.allSatisfy { $0.scene == 1 })
    #expect(!opened.contains { $0.kind == .viewDidLoad }, "a view loads once")
  }

  @Test func `Sixty-four windows leave with one event`() throws {
    var history = try History("ipad-ios18", scenes: 64)
    try history.play("launch 1")
    for slot in 2...64 { try history.play("open \(slot)") }
    #expect(history.engine.state.active.count == 64)
    let left = try history.play("home")
    #expect(left.filter { $0.kind == .resign }.count == 64)
    #expect(left.filter { $0.kind == .background }.count == 64)
    #expect(left.filter { $0.kind == .appBackgroundNotice }.count == 1)
    #expect(Set(left.filter { $0.kind == .background }.map(\.application)).count == 2)
  }
}
