package import SceneLifecycle

/// A play as reports show it: what was played, what the app received, what broke.
package struct Transcript: Hashable, Sendable {
  /// A violation with its sentence.
  package struct Break: Hashable, Sendable {
    /// Where and why.
    package var violation: Violation
    /// The invariant's sentence.
    package var sentence: String
    /// The advice if the app means to break it: the end of a sentence; nil where there is none.
    package var answer: String?
    /// The end of the sentence that the app's own code wrote; empty for none.
    package var note = ""
    /// Where it began, if it was noticed at rest; nil where it is shown at the callback at which it broke.
    package var beginning: BreakBeginning?
    /// Whether a law was asked at rest: the callback before that is not what broke it.
    package var isAtRest = false

    package init(_ violation: Violation, sentence: String, answer: String? = nil) {
      self.violation = violation
      self.sentence = sentence
      self.answer = answer
    }

    /// The identifier with how binding it is.
    package var title: String { "\(violation.invariant) (\(violation.kind.rawValue))" }
  }

  /// The scenario that was played: the events as numbered by the callbacks, from 1.
  package var scenario: Scenario
  /// Events of the fair drain, numbered after the scenario's.
  package var drained: [Event]
  /// The callbacks that the app received, in order.
  package var callbacks: [Callback] {
    didSet { sessionOrdinals = Self.ordinals(of: callbacks) }
  }
  /// For each callback, which of the sessions of its slot it is about.
  private(set) var sessionOrdinals: [Int]
  /// The breaks, in the order of the catalogue.
  package var breaks: [Break]
  /// The app's answers to the callbacks, in order; empty when no app was played.
  package var answers: [AppAnswer] = []
  /// How what each event brings comes to the app, by the event's number; empty where no test names it.
  package var deliveries: [DeliveryKind?] = []

  /// One answer of an app to a callback.
  package struct AppAnswer: Hashable, Sendable {
    /// Number of the callback, from 0.
    package var index: Int
    /// The answer, in a few words.
    package var text: String
    /// The end of the text that shows a content; empty for none.
    package var content: String
    /// The stub that was asked, by the name that the app writes; nil for any other answer.
    package var stub: String?
    /// The value that the stub gave; nil where it was asked, and for any other answer.
    package var stubValue: String?
    /// How it stands for what the app printed; nil for any other answer.
    package var printed: PrintedPart?

    package init(index: Int, text: String, showing content: String = "") {
      self.index = index
      self.text = text
      self.content = content
    }
  }

  /// Creates the transcript of a play.
  package init(
    of scenario: Scenario, drained: [Event] = [], callbacks: [Callback], breaks: [Break] = []
  ) {
    self.scenario = scenario
    self.drained = drained
    self.callbacks = callbacks
    sessionOrdinals = Self.ordinals(of: callbacks)
    self.breaks = breaks
  }

  /// Number of events, those of the drain included.
  package var eventCount: Int { scenario.entries.count + drained.count }

  /// The event with a number, as a line of notation, and the choices that were made from it.
  package func event(_ number: Int) -> (text: String, choices: [Choice]) {
    if number >= 1, number <= scenario.entries.count {
      let entry = scenario.entries[number - 1]
      return (scenario.text(of: entry.event), entry.choices)
    }
    let index = number - scenario.entries.count - 1
    guard drained.indices.contains(index) else {
      return ("an event that the play did not note", [])
    }
    return (drained[index].text + " (drain)", [])
  }

  /// The world in one line.
  package var world: String {
    var words = [scenario.platform.text, scenario.scenes.counted("scene")]
    if scenario.quirks { words.append("quirks") }
    if let defect = scenario.defect { words.append("defect \(defect)") }
    return words.joined(separator: ", ")
  }

  /// The quirks that UIKit was let choose, by name, each once.
  package var quirks: [String] {
    let chosen = scenario.entries.flatMap { $0.choices.map { $0.kind } }
    return ChoiceKind.allCases.filter { $0.isQuirk && chosen.contains($0) }.map { $0.word }
  }

  /// Sentences about when an obligation began, where that is known, and when it broke.
  func locations(of violation: Violation) -> [String] {
    let onset = violation.onset.flatMap { callbacks.indices.contains($0) ? $0 : nil }
    guard let callback = violation.callback else {
      let end = "Broke at the end, after the last callback."
      return onset.map { ["Began at " + location($0, callbacks[$0]), end] } ?? [end]
    }
    let end = location(violation.index, callback)
    guard let onset else { return ["Broke at " + end] }
    if onset == violation.index { return ["Began and broke at " + end] }
    return ["Began at " + location(onset, callbacks[onset]), "Broke at " + end]
  }

  private func location(_ index: Int, _ callback: Callback) -> String {
    let number = Int(callback.event)
    let listener = listener(at: index)
    return "callback \(UInt64(index + 1).grouped), event \(number)"
      + " '\(event(number).text)': \(listener) received \(callback.shownDelivery)."
  }
}

extension Callback {
  /// Whom it reached: a scene's number with that of its object, or `app`.
  package var who: String {
    switch kind.recipient {
    case .process where kind.isOfApp && isOfScene: return "\(Int(scene) + 1)"
    case .appObserver, .appPhase, .process: return "app"
    default:
      guard isOfScene else { return "app" }
      return connection > 1 ? "\(Int(scene) + 1).\(connection)" : "\(Int(scene) + 1)"
    }
  }

  /// The callback's name, with the sessions that it names and the payload that came with it.
  package var shownDelivery: String { ([shownName] + carried).joined(separator: " ") }

  /// The name of the callback, by Apple.
  package var shownName: String {
    let isPhase = kind.recipient == .phase || kind.recipient == .appPhase
    return (isPhase ? "scenePhase " : "") + (kind.name.isEmpty ? kind.word : kind.name)
  }

  /// The sessions that it names and what came with it, each in a few words.
  package var carried: [String] {
    (named.isEmpty ? [] : [named.numbers]) + (brings.map { ["(\($0))"] } ?? [])
  }
}
