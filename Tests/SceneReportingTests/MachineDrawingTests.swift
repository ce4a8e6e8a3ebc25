import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

@Suite struct `Drawings of a state machine` {
  /// Five states with a change of each sort.
  static var example: StateMachine {
    var machine = StateMachine(
      title: "a \"scene\" & <more>",
      states: [
        .init("nothing"), .init("session"), .init("background", reads: "state .background"),
        .init("inactive", reads: "state .inactive"), .init("active"),
      ],
      changes: [])
    machine.states[2].told = CallbackSet(.background)
    machine.add(0, 1, told: .configuration)
    machine.add(0, 3, told: .willFinishLaunching, .didFinishLaunching)
    machine.add(1, 0, told: .discard)
    machine.add(1, 0, events: [.kill, .closeCard])
    machine.add(1, 2, moves: [.attachment])
    machine.add(2, 1, told: .disconnect)
    machine.add(2, 3, told: .foreground)
    machine.add(3, 1, told: .disconnect)
    machine.add(3, 2, told: .background)
    machine.changes[machine.changes.count - 1].optional = CallbackSet(.background)
    machine.add(3, 4, events: EventKind.allCases.filter { $0.group == .payloads } + [.open])
    for from in 2...4 {
      for to in 0...1 { machine.add(from, to, events: [.crash, .systemKill]) }
    }
    return machine
  }

  @Test func `a machine is told as text, as Graphviz reads it, and as a picture`() {
    let machine = Self.example
    #expect(Golden("machine.txt").difference(from: machine.text()) == nil)
    #expect(Golden("machine.dot").difference(from: machine.dot) == nil)
    let picture = MachineDrawing([machine, machine]).svg
    #expect(Golden("machine.svg").difference(from: picture) == nil)
  }

  @Test func `a complete group of events is named as a group, and brackets mean not always`() {
    let words = Self.example.changes.map(\.words)
    #expect(words.contains(["open", "payloads"]))
    #expect(words.contains(["[sceneDidEnterBackground]"]))
    #expect(words.contains(["attachment"]))
  }

  @Test func `alike changes share a line, and each change is in exactly one`() {
    let bundles = Self.example.bundles
    let crash = bundles.filter { $0.change.events.contains(.crash) }
    #expect(crash.map(\.sources) == [[2, 3, 4]])
    #expect(crash.map(\.targets) == [[0, 1]])
    #expect(bundles.contains { $0.sources == [2, 3] && $0.targets == [1] })
  }

  @Test(arguments: 0..<200)
  func `nothing lies on anything else, whatever the machine`(seed: Int) {
    let machine = seed == 0 ? Self.example : StateMachine.random(seed)
    let drawn = machine.bundles.flatMap { bundle in
      bundle.sources.flatMap { from in
        bundle.targets.map { to -> StateMachine.Change in
          var change = bundle.change
          (change.from, change.to) = (from, to)
          return change
        }
      }
    }
    #expect(Set(drawn) == Set(machine.changes))
    #expect(drawn.count == machine.changes.count)
    #expect(MachineLayout(machine).faults == [])
  }
}

extension StateMachine {
  /// Adds a change that is told.
  fileprivate mutating func add(_ from: Int, _ to: Int, told: CallbackKind...) {
    changes.append(Change(from: from, to: to, told: CallbackSet(of: told)))
  }

  /// Adds a change without a word.
  fileprivate mutating func add(
    _ from: Int, _ to: Int, events: [EventKind] = [], moves: [AgendaItem] = []
  ) {
    var change = Change(from: from, to: to)
    change.events = EventSet(of: events)
    change.moves = moves
    changes.append(change)
  }

  /// A machine of two to eight states with any changes.
  fileprivate static func random(_ seed: Int) -> StateMachine {
    var stream = RandomStream(key: UInt64(seed))
    let count = 2 + stream.below(7)
    let states = (0..<count).map { State("state \($0)", reads: stream.below(2) == 0 ? "" : "x") }
    var machine = StateMachine(title: "random", states: states, changes: [])
    let listed: [CallbackKind] = [.connect, .foreground, .willFinishLaunching, .discard]
    for from in 0..<count {
      for to in 0..<count where to != from {
        if stream.below(3) == 0 { machine.add(from, to, told: listed[stream.below(4)]) }
        if stream.below(3) == 0 {
          let kinds = EventKind.allCases.filter { _ in stream.below(12) == 0 }
          machine.add(from, to, events: kinds + [.crash])
        }
      }
      if stream.below(3) == 0 { machine.states[from].told = CallbackSet(.background, .resign) }
    }
    return machine
  }
}

extension MachineLayout {
  /// What lies on something else, or outside.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let words = lines.map { (what: "words \($0.words)", area: $0.area) }
    let things = words + boxes.enumerated().map { (what: "box \($0)", area: $1) }
    let whole = Area(x: 0, y: 0, width: width, height: height)
    for (place, thing) in things.enumerated() {
      for other in things[..<place] where thing.area.meets(other.area) {
        faults.append("\(thing.what) meets \(other.what)")
      }
      let isInside = thing.area.x >= 8 && thing.area.right <= whole.right - 8
      if !isInside || thing.area.y < 8 || thing.area.bottom > whole.bottom - 8 {
        faults.append("\(thing.what) lies outside")
      }
    }
    for (place, line) in lines.enumerated() {
      for piece in line.pieces.map(Self.area) {
        // A line may touch the box that it begins or ends at, and no more.
        faults += things.filter { $0.area.inset.meets(piece) }.map { "a line meets \($0.what)" }
        for other in lines[..<place] {
          faults += other.pieces.map(Self.area).filter { piece.runsAlong($0) }
            .map { _ in "the lines of \(line.words) and \(other.words) run along each other" }
        }
      }
    }
    return faults
  }

  private static func area(of piece: [Point]) -> Area {
    let xs = piece.map(\.x)
    let ys = piece.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Area(
      x: left, y: top, width: (xs.max() ?? 0) - left + 1, height: (ys.max() ?? 0) - top + 1)
  }
}

extension MachineLayout.Area {
  /// The area without its edge.
  fileprivate var inset: Self {
    Self(x: x + 1, y: y + 1, width: max(1, width - 2), height: max(1, height - 2))
  }

  /// Whether two lines share more than a crossing.
  fileprivate func runsAlong(_ other: Self) -> Bool {
    let across = min(right, other.right) - max(x, other.x)
    let down = min(bottom, other.bottom) - max(y, other.y)
    return across > 0 && down > 0 && max(across, down) > 1
  }
}
