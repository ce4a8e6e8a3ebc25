import SceneEngine
import SceneLifecycle
import SceneMachines
import SceneReporting
import Testing

/// The state machines that are drawn, held against plays and against an exploration of another kind.
@Suite struct MachineTests {
  /// A change of what can be read, by the names of the states.
  struct Change: Hashable {
    var from: String
    var to: String
  }

  static let platforms = ["ipad-ios27", "iphone-ios26", "swiftui-iphone-ios17", "sceneless-ios26"]

  static let subjects: [(String, MachineSubject)] = platforms.flatMap { name in
    MachineSubject.allCases.map { (name, $0) }
  }.filter { $0.1 == .application || !$0.0.hasPrefix("sceneless") }

  @Test(arguments: subjects)
  func `Every change that the rules can make is drawn, and no other`(
    name: String, subject: MachineSubject
  ) throws {
    let platform = try #require(Platform.named(name))
    let machine = StateMachine(of: subject, on: platform)
    let drawn = Set(machine.changes.map { machine.change($0.from, $0.to) })
    #expect(Wanderer(platform, scenes: 1, subject).explored() == drawn)
  }

  @Test(arguments: subjects, [1, 3])
  func `Plays do nothing that is not drawn`(
    subject: (String, MachineSubject), scenes: Int
  ) throws {
    let platform = try #require(Platform.named(subject.0))
    let machine = StateMachine(of: subject.1, on: platform)
    let drawn = Set(machine.changes.map { machine.change($0.from, $0.to) })
    var wanderer = Wanderer(platform, scenes: scenes, subject.1)
    for seed in 1...20 { wanderer.play(events: 150, seed: UInt64(seed)) }
    #expect(wanderer.changes.subtracting(drawn) == [])
    #expect(wanderer.changes.count * 3 > drawn.count * 2)
    for history in wanderer.histories {
      #expect(machine.strangers(in: history, isAlone: scenes == 1) == [])
    }
  }

  @Test(arguments: ["ipad-ios27", "sceneless-ios26"])
  func `Events that arrive between two callbacks make no other machine`(name: String) throws {
    let platform = try #require(Platform.named(name))
    let subject = MachineSubject.allCases.first { $0.exists(on: platform) } ?? .application
    #expect(
      StateMachine(of: subject, on: platform, arrivals: .all)
        == StateMachine(of: subject, on: platform))
  }

  @Test func `A state that nothing leads to is left out`() throws {
    let old = try #require(Platform.named("iphone-ios13"))
    let refused = try #require(Platform.named("sceneless-ios27"))
    let names = { (platform: Platform) in
      StateMachine(of: .application, on: platform).states.map(\.name)
    }
    #expect(!names(old).contains("prewarmed"))
    #expect(names(refused) == ["not running", "prewarmed"])
    #expect(names(.Named.newest.platform).count == 7)
  }
}

extension StateMachine {
  /// A change between two places.
  fileprivate func change(_ from: Int, _ to: Int) -> MachineTests.Change {
    MachineTests.Change(from: states[from].name, to: states[to].name)
  }

  /// The drawn changes between two states, told and silent.
  private func drawn(_ change: MachineTests.Change) -> [Transition] {
    changes.filter { self.change($0.from, $0.to) == change }
  }

  /// What a history shows and the machine does not, or the other way round.
  ///
  /// A callback that is drawn anywhere belongs to the change before it, to the one after it or to the
  /// state. With one session, a change that is drawn with callbacks comes with all that may not be
  /// left out; several sessions can speak for each other.
  fileprivate func strangers(in history: [Wanderer.Entry], isAlone: Bool) -> [String] {
    let elsewhere = states.reduce(CallbackSet.none) { $0 | $1.delivered }
    let listed = changes.reduce(elsewhere) { $0 | $1.delivered }
    var strangers: [String] = []
    var delivered = CallbackSet.none
    var last: MachineTests.Change?
    var before = CallbackSet.none
    for entry in history {
      guard case .changed(let next) = entry else {
        if case .delivered(let kind) = entry, listed.contains(kind) { delivered.insert(kind) }
        continue
      }
      let coming = drawn(next).reduce(CallbackSet.none) { $0 | $1.delivered }
      let passed = last.map { drawn($0).reduce(CallbackSet.none) { $0 | $1.delivered } } ?? .none
      let own = states.first { $0.name == next.from }?.delivered ?? .none
      // A process that ends leaves promises open.
      let isCut = drawn(next).contains(where: \.isSilent)
      if !isCut {
        strangers += (delivered - coming - passed - own).kinds.map { "\($0) before \(next)" }
        if isAlone, let last, drawn(last).allSatisfy({ !$0.isSilent }) {
          let must = drawn(last).reduce(CallbackSet.none) { $0 | ($1.delivered - $1.optional) }
          strangers += (must - elsewhere - before - delivered).kinds.map { "no \($0) at \(last)" }
        }
      }
      (last, before, delivered) = (next, delivered, .none)
    }
    return strangers
  }
}
