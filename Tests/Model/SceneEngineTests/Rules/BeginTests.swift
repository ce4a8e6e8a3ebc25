import SceneEngine
import SceneLifecycle
import Testing

/// How an event begins: it waits for what has to come before it, and for nothing else.
@Suite struct BeginTests {
  /// An event, and after how many callbacks of the last event before it may begin.
  struct Wait: Sendable, CustomTestStringConvertible {
    var event: String
    var callbacks: Int
    var history: String

    init(_ event: String, after callbacks: Int, of history: String) {
      (self.event, self.callbacks, self.history) = (event, callbacks, history)
    }

    var testDescription: String { "\(event) after \(callbacks) of \(history)" }

    /// The history up to the event, which has arrived and not begun.
    func arrival(after count: Int) throws -> (History, Event) {
      var history = try History()
      let event = try history.arrive(at: "\(self.history); \(event) after \(count)")
      return (history, event)
    }
  }

  /// The second window is idle, the first one has a resignation pending.
  private static let focus = "launch 1; open 2; focusAway 1"

  static let waits: [Wait] = [
    // What ends the process waits for nothing.
    Wait("crash", after: 1, of: "launch 1"),
    Wait("systemKill", after: 1, of: "launch 1"),
    // For the process alone.
    Wait("memoryWarning", after: 5, of: "launch 1"),
    Wait("memoryWarning", after: 1, of: focus),
    Wait("screenshot", after: 3, of: "launch 1; memoryWarning"),
    // For every scene.
    Wait("return", after: 7, of: "launch 1; home"),
    Wait("endInterruption", after: 4, of: "launch 1; controlCenter"),
    // For the event's own scene.
    Wait("close 2", after: 1, of: focus),
    Wait("close 1", after: 3, of: focus),
    Wait("open 2", after: 5, of: "launch 1; open 2; hide 2"),
    // For every window, up to what usually comes before a resignation.
    Wait("home", after: 1, of: "launch 1; open 2"),
    Wait("home", after: 3, of: focus),
    Wait("lock", after: 4, of: "launch 1; controlCenter"),
    // For the process and a scene, or all of them.
    Wait("requestDestruction 2", after: 1, of: focus),
    Wait("requestDestruction 1", after: 3, of: focus),
    Wait("requestDestruction 1", after: 3, of: "launch 1; memoryWarning"),
    Wait("kill", after: 5, of: "launch 1"),
    Wait("kill", after: 4, of: "launch 1; controlCenter"),
    // For everything.
    Wait("requestNewWindow 3", after: 3, of: "launch 1; memoryWarning"),
  ]

  @Test(arguments: waits)
  func `An event begins as soon as what it waits for is delivered`(_ wait: Wait) throws {
    var (history, event) = try wait.arrival(after: wait.callbacks)
    try history.begin(event)
    #expect(!history.engine.state.isAtRest || wait.event == "systemKill")
  }

  @Test(arguments: waits.filter { $0.callbacks > 1 })
  func `An event does not begin before, and its refusal changes nothing`(_ wait: Wait) throws {
    for count in 1..<wait.callbacks {
      var (history, event) = try wait.arrival(after: count)
      let before = history.engine.state
      #expect(throws: Refusal.pending, "after \(count)") { try history.begin(event) }
      #expect(history.engine.state == before)
    }
  }

  @Test func `An event that begins delivers nothing yet, and its callbacks carry its number`()
    throws
  {
    var history = try History()
    try history.play("launch 1")
    let launch = history.callbacks
    let event = try history.arrive(at: "home")
    try history.begin(event)
    #expect(history.callbacks == launch)
    history.settle()
    let home = history.callbacks.dropFirst(launch.count)
    #expect(launch.allSatisfy { $0.event == 1 && $0.cause == .launch })
    #expect(home.count == 7 && home.allSatisfy { $0.event == 2 && $0.cause == .home })
  }

  @Test func `A crash may come between any two callbacks`() throws {
    for count in 0..<19 {
      var history = try History("iphone-ios17", scenes: 2)
      let launch = try history.arrive(at: "launch 1")
      try history.begin(launch)
      history.settle(for: UInt16(count))
      #expect(history.callbacks.count == count)
      #expect(try history.play("crash after 0").map(\.kind) == [.processEnded])
      #expect(history.engine.state.connected.isEmpty)
    }
  }
}
