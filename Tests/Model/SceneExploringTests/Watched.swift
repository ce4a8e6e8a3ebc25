import SceneEngine
import SceneLifecycle

/// The engine with a note of every item that it delivered, moves as well.
struct Watched: ExplorableEngine {
  var engine: UIKitEngine
  /// Items of the process that were delivered.
  private(set) var ofProcess = AgendaSet.none
  /// Items of scenes that were delivered.
  private(set) var ofScenes = AgendaSet.none

  init(_ engine: UIKitEngine) { self.engine = engine }

  mutating func begin(
    _ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource
  ) throws(Refusal) {
    try engine.begin(event, number: number, &choiceSource)
  }

  mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
  {
    var (agendas, process) = (engine.state.agendas, engine.state.agenda)
    let step = engine.step(&choiceSource, into: &callback)
    let gone = process - engine.state.agenda
    ofProcess |= gone
    if gone.isEmpty {
      for slot in 0..<scenes {
        ofScenes |= agendas[slot] - engine.state.agendas[slot]
      }
    }
    return step
  }

  var scenes: Int { engine.scenes }
  var plausible: EventSet { engine.plausible }
  var stateSize: StateSize { engine.stateSize }
  var isAtRest: Bool { engine.isAtRest }
  mutating func reset() { engine.reset() }
  func accepting(_ kind: EventKind) -> SceneSet { engine.accepting(kind) }

  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool {
    engine.next(&choiceSource, into: &callback)
  }

  mutating func save(to words: inout StateWords, naming names: inout LiveNames) {
    engine.save(to: &words, naming: &names)
  }

  mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    engine.restore(from: words, naming: &names)
  }

  /// What was delivered stays: it is noted over all walks.
  mutating func become(_ other: Watched) { engine.become(other.engine) }
}

/// Judges nothing and remembers nothing.
struct Blind: ExplorableMonitor {
  mutating func reset() {}
  mutating func observe(_ callback: Callback) -> Bool { true }
  mutating func finish() -> Bool { true }
  var violations: [Violation] { [] }
  var stateSize: StateSize { StateSize(shared: 0, slot: 0) }
  var causeClasses: [EventKind] { EventKind.allCases.map { _ in .launch } }
  func save(to words: inout StateWords, naming names: LiveNames) {}
  mutating func restore(from words: StateWords, naming names: LiveNames) {}
}
