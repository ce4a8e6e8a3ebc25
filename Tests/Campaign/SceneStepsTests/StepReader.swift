import SceneLifecycle
import SceneSteps

/// Reads steps back to the events and answers that they tell, by what the tables can say.
///
/// It writes every event that there is into the words of the situation, and looks for the sentence among
/// them: two events with the same words are two readings, and the reader says so.
struct StepReader {
  /// What stands where a sentence has no reading, or more than one.
  struct Misreading: Error, CustomStringConvertible {
    let description: String
  }

  /// Names and header of the history; its entries are not looked at.
  let header: Scenario
  private let decisions: [String: [Choice]]
  private let items: [String: [PendingItem]]

  init(_ scenario: Scenario) {
    header = scenario
    decisions = Self.decisions
    items = Self.items
  }

  /// Returns the event and the choices of a step.
  ///
  /// - Parameters:
  ///   - step: The sentence and what was decided besides.
  ///   - situation: What the user saw before it, as the events read so far leave it.
  func entry(_ step: HistoryStep, in situation: Situation) throws -> Scenario.Entry {
    let delay = try delay(of: step)
    let readings = candidates(delay).filter {
      sentence(of: $0, step.event, situation) == step.sentence
    }
    guard readings.count == 1, let event = readings.first else {
      throw Misreading(
        description: "'\(step.sentence)' is read as \(readings.map { header.text(of: $0) })")
    }
    return Scenario.Entry(event, choices: try step.decisions.map(choice))
  }

  // MARK: Events

  private func sentence(of event: Event, _ number: Int, _ situation: Situation) -> String {
    // The step of an event of the history, whatever its number: those of the drain have another beginning.
    var scenario = header
    scenario.entries = Array(repeating: Scenario.Entry(event), count: number)
    return HistorySteps.step(number, Scenario.Entry(event), of: scenario, in: situation).sentence
  }

  private func delay(of step: HistoryStep) throws -> UInt16 {
    if step.sentence.contains("together with step \(step.event - 1): ") { return 0 }
    guard let match = step.sentence.firstMatch(of: #/after callback (\d+) of step \d+: /#) else {
      return Event.atRest
    }
    guard let delay = UInt16(match.1) else { throw Misreading(description: step.sentence) }
    return delay
  }

  private func candidates(_ delay: UInt16) -> [Event] {
    EventKind.allCases.flatMap { kind -> [Event] in
      let slots = kind.takesScene ? Array(0..<header.scenes).map(Int?.some) : [nil]
      return slots.flatMap { slot in
        (0...header.names.contents.count).map { number in
          var event = Event(kind, scene: slot, delay: delay)
          event.number = UInt8(number)
          return event
        }
      }
    }
  }

  // MARK: Answers

  private func choice(_ decision: HistoryStep.StepDecision) throws -> Choice {
    if let match = decision.sentence.firstMatch(of: #/^number (\d+) of the windows/#),
      let number = Int(match.1)
    {
      return Choice(.requestTarget, answer: number - 1)
    }
    let parts = decision.sentence.split(separator: " before ").map(String.init)
    let known = decisions[decision.sentence] ?? []
    if known.count == 1, let choice = known.first { return choice }
    if known.isEmpty, parts.count == 2, let chosen = items[parts[0]], let usual = items[parts[1]],
      chosen.count == 1, usual.count == 1
    {
      return Choice(chosen: chosen[0], before: usual[0])
    }
    throw Misreading(description: "'\(decision.sentence)' is read as \(known.map(\.text))")
  }

  /// Every answer that has a name, by its words.
  private static let decisions: [String: [Choice]] = {
    var all: [String: [Choice]] = [:]
    for kind in ChoiceKind.allCases {
      for answer in kind.answers.indices {
        let choice = Choice(kind, answer: answer)
        all[choice.decision.sentence, default: []].append(choice)
      }
    }
    return all
  }()

  /// Everything that can be pending, by its words.
  private static let items: [String: [PendingItem]] = {
    var all: [String: [PendingItem]] = [:]
    for item in AgendaItem.allCases {
      for scope in item.isOfScene ? Array(0..<64) : [PendingItem.process] {
        let pending = PendingItem(scope: scope, item: item)
        all[pending.words, default: []].append(pending)
      }
    }
    return all
  }()
}
