import SceneEngine
import SceneExploring
import SceneLifecycle

/// UIKit's engine up to a sight: then one callback comes that UIKit never delivers, and nothing else.
///
/// So the first history that breaks the monitor beside it is the shortest that shows the sight. The
/// callback comes in the walk that shows it: no state behind it is ever written.
struct SightingEngine: ExplorableEngine, Sendable {
  /// The callback that stands for the sight: only an app under test delivers it.
  static let sign = CallbackKind.action

  private var wrapped: UIKitEngine
  private let sight: Sight
  private var isShown = false

  init(_ wrapped: UIKitEngine, until sight: Sight) {
    self.wrapped = wrapped
    self.sight = sight
  }

  var scenes: Int { wrapped.scenes }
  var stateSize: StateSize { wrapped.stateSize }
  var isAtRest: Bool { !isShown && wrapped.isAtRest }
  var treatsSlotsAlike: Bool { wrapped.treatsSlotsAlike }
  var mayAsk: Bool { !isShown && wrapped.mayAsk }
  var plausible: EventSet { isShown ? .none : wrapped.plausible }

  func accepting(_ kind: EventKind) -> SceneSet { wrapped.accepting(kind) }

  mutating func reset() {
    wrapped.reset()
    isShown = false
  }

  mutating func become(_ other: SightingEngine) {
    wrapped.become(other.wrapped)
    isShown = other.isShown
  }

  mutating func begin(_ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource)
    throws(Refusal)
  {
    try wrapped.begin(event, number: number, &choiceSource)
    if case .event(event.kind) = sight { isShown = true }
    look(choiceSource)
  }

  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool {
    if isShown { return deliver(&callback) }
    let isDelivered = wrapped.next(&choiceSource, into: &callback)
    look(choiceSource)
    return isDelivered
  }

  mutating func step(_ choiceSource: inout ChoiceSource, into callback: inout Callback)
    -> EngineStep
  {
    if isShown { return deliver(&callback) ? .delivered : .rested }
    let step = wrapped.step(&choiceSource, into: &callback)
    look(choiceSource)
    return step
  }

  private mutating func look(_ choiceSource: ChoiceSource) {
    if case .choice(let kind) = sight, choiceSource.answersUnusually(kind) { isShown = true }
  }

  private func deliver(_ callback: inout Callback) -> Bool {
    callback = Callback(kind: Self.sign, cause: .launch, event: 0)
    return true
  }

  mutating func save(to words: inout StateWords, naming names: inout LiveNames) {
    wrapped.save(to: &words, naming: &names)
  }

  mutating func restore(from words: StateWords, naming names: inout LiveNames) {
    wrapped.restore(from: words, naming: &names)
    isShown = false
  }
}

/// Breaks where the sight is shown, and judges nothing else.
struct SightingMonitor: ExplorableMonitor {
  var stateSize: StateSize { StateSize(shared: 0, slot: 0) }
  var causeClasses: [EventKind] { EventKind.allCases.map { _ in .launch } }
  var violations: [Violation] { [] }

  mutating func reset() {}
  mutating func observe(_ callback: Callback) -> Bool { callback.kind != SightingEngine.sign }
  mutating func finish() -> Bool { true }
  func save(to words: inout StateWords, naming names: LiveNames) {}
  mutating func restore(from words: StateWords, naming names: LiveNames) {}
}
