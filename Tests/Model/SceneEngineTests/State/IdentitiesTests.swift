import SceneEngine
import SceneLifecycle
import Testing

/// Names that tell sessions, scene objects and processes apart.
@Suite struct IdentitiesTests {
  @Test func `A session keeps its identifier, and no other session ever gets it`() throws {
    var history = try History(scenes: 2)
    try history.play("launch 1; open 2; close 2; open 2; systemKill; launch 1; open 2")
    let connections = history.callbacks.filter { $0.kind == .connect }
    #expect(connections.map(\.scene) == [0, 1, 1, 0, 1])
    #expect(connections.map(\.session) == [1, 2, 3, 1, 3])
  }

  @Test func `Scene objects of a session are numbered`() throws {
    var history = try History(scenes: 2)
    try history.play("launch 1; crash; launch 1; home; reclaim 1; open 1; kill: killDiscards = no")
    try history.play("launch 1")
    let connections = history.callbacks.filter { $0.kind == .connect }
    #expect(connections.map(\.connection) == [1, 2, 3, 4])
    #expect(Set(connections.map(\.session)) == [1])
  }

  @Test func `A session that the app was never told of does not outlive the process`() throws {
    var history = try History(scenes: 2)
    // The crash comes before the configuration of the first window is asked for.
    try history.play("launch 1; crash after 2")
    let launch = try history.play("launch 1")
    #expect(launch.contains { $0.kind == .configuration })
    #expect(launch.first { $0.kind == .connect }?.session == 2)
  }

  @Test func `A reset forgets every name`() throws {
    var history = try History(scenes: 2)
    let first = try history.play("launch 1; home")
    var engine = history.engine
    engine.reset()
    var choices = ChoiceSource()
    var again: [Callback] = []
    for (number, event) in [Event(.launch, scene: 0), Event(.home)].enumerated() {
      try engine.begin(event, number: UInt32(number + 1), &choices)
      again = []
      while let callback = engine.next(&choices) { again.append(callback) }
    }
    #expect(again == first)
  }
}
