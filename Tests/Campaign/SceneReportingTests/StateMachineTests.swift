import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

@Suite struct `MachineState machines` {
  /// Five states with a change of each sort.
  static var example: StateMachine {
    var machine = StateMachine(
      title: "a \"scene\" & <more>",
      states: [
        .init("nothing"), .init("session"), .init("background", reads: "state .background"),
        .init("inactive", reads: "state .inactive"), .init("active"),
      ],
      changes: [])
    machine.states[2].delivered = CallbackSet(.background)
    machine.add(0, 1, delivered: .configuration)
    machine.add(0, 3, delivered: .willFinishLaunching, .didFinishLaunching)
    machine.add(1, 0, delivered: .discard)
    machine.add(1, 0, events: [.kill, .closeCard])
    machine.add(1, 2, moves: [.attachment])
    machine.add(2, 1, delivered: .disconnect)
    machine.add(2, 3, delivered: .foreground)
    machine.add(3, 1, delivered: .disconnect)
    machine.add(3, 2, delivered: .background)
    machine.changes[machine.changes.count - 1].optional = CallbackSet(.background)
    machine.add(3, 4, events: EventKind.allCases.filter { $0.group == .payloads } + [.open])
    for from in 2...4 {
      for to in 0...1 { machine.add(from, to, events: [.crash, .systemKill]) }
    }
    return machine
  }

  @Test func `a machine is written as text, as Graphviz and as Mermaid read it`() {
    let machine = Self.example
    #expect(Golden("machine.txt").difference(from: machine.text()) == nil)
    #expect(Golden("machine.dot").difference(from: machine.dot) == nil)
    let diagram = StateMachine.mermaid([machine, machine])
    #expect(Golden("machine.mmd").difference(from: diagram) == nil)
  }

  @Test func `a complete group of events is named as a group, and brackets mean not always`() {
    let words = Self.example.changes.map(\.words)
    #expect(words.contains(["open", "payloads"]))
    #expect(words.contains(["[sceneDidEnterBackground]"]))
    #expect(words.contains(["attachment"]))
  }
}

extension StateMachine {
  /// Adds a change that is told.
  fileprivate mutating func add(_ from: Int, _ to: Int, delivered: CallbackKind...) {
    changes.append(Transition(from: from, to: to, delivered: CallbackSet(of: delivered)))
  }

  /// Adds a change without a word.
  fileprivate mutating func add(
    _ from: Int, _ to: Int, events: [EventKind] = [], moves: [AgendaItem] = []
  ) {
    var change = Transition(from: from, to: to)
    change.events = EventSet(of: events)
    change.moves = moves
    changes.append(change)
  }
}
