package import SceneLifecycle

/// A history as numbered steps for a person, with what was decided besides each.
package struct HistorySteps: Hashable, Sendable {
  /// One step for each event, those of the drain behind the others.
  package private(set) var steps: [HistoryStep] = []
  /// The number of the history's own events; further steps are the drain's.
  package let ownCount: Int

  /// Puts a history into words.
  ///
  /// - Parameters:
  ///   - scenario: What was played.
  ///   - drained: Events of the fair drain, numbered behind the scenario's.
  ///   - callbacks: What the app received, in order.
  ///   - app: How the steps call the app.
  ///   - deliveries: How what each event brings comes, by the event's number; empty where nothing is known.
  ///
  /// - Complexity: O(events × choices + callbacks).
  package init(
    of scenario: Scenario, drained: [Event], callbacks: [Callback], app: String = "the app",
    deliveries: [DeliveryKind?] = []
  ) {
    ownCount = scenario.entries.count
    var situation = Situation(scenario.platform, scenes: scenario.scenes, app: app)
    var rest = callbacks[...]
    for (index, entry) in (scenario.entries + drained.map { Scenario.Entry($0) }).enumerated() {
      let number = index + 1
      while let callback = rest.first, callback.event < UInt32(number) {
        situation.note(callback)
        rest.removeFirst()
      }
      let delivery = deliveries.indices.contains(number) ? deliveries[number] : nil
      steps.append(Self.step(number, entry, of: scenario, in: situation, by: delivery))
      situation.note(entry)
    }
  }

  /// The step of an event in its situation.
  ///
  /// - Parameters:
  ///   - number: The number of the event, from 1.
  ///   - entry: The event with its choices.
  ///   - scenario: The history that names actions and contents, and counts windows.
  ///   - situation: What its user sees before it.
  ///   - delivery: How what it brings comes; nil where its kind says so.
  package static func step(
    _ number: Int, _ entry: Scenario.Entry, of scenario: Scenario, in situation: Situation,
    by delivery: DeliveryKind? = nil
  ) -> HistoryStep {
    let event = entry.event
    let words = SituatedEvent(
      situation: situation, event: event, action: scenario.actionName(event), delivery: delivery
    ).words
    var sentence = words.sentence
    if let content = scenario.contentName(event) { sentence += " with content '\(content)'" }
    switch words.actor {
    case .person, .app: break
    case .system: sentence += " (only \(situation.platform.systemName) decides)"
    }
    if event.delay != Event.atRest {
      let moment = event.delay == 0 ? "together with" : "after callback \(event.delay) of"
      sentence = "Too fast for a hand, \(moment) step \(number - 1): " + sentence.lowered
    }
    if number == 1 { sentence = "On \(situation.platform.deviceName), " + sentence.lowered }
    if number > scenario.entries.count { sentence = "In the end, in any case: " + sentence.lowered }
    var step = HistoryStep(
      event: number, sentence: sentence, actor: words.actor, command: words.command,
      menu: words.menu)
    step.decisions = entry.choices.map(\.decision)
    return step
  }
}

extension String {
  /// The text as the middle of a sentence: no step begins with a name that has a capital.
  var lowered: String { prefix(1).lowercased() + dropFirst() }
}

extension Platform {
  /// The name of its system.
  package var systemName: String {
    switch family {
    case .iphone: "iOS"
    case .ipad: "iPadOS"
    case .vision: "visionOS"
    case .mac: "macOS"
    }
  }

  /// Its version, by the name of the system.
  package var systemVersion: String {
    switch family {
    case .iphone, .ipad: "\(systemName) \(system)"
    // Its versions 1 and 2 came with the frameworks of iOS 17 and 18.
    case .vision: "\(systemName) \(system < 26 ? system - 16 : system)"
    case .mac: "\(systemName) \(system < 26 ? system - 3 : system)"
    }
  }

  /// The device as a sentence names it.
  package var deviceName: String {
    switch family {
    case .iphone: supportsMultipleWindows ? "an iPhone with several windows" : "an iPhone"
    case .ipad: "an iPad"
    case .vision: "a Vision Pro"
    case .mac: "a Mac"
    }
  }
}
