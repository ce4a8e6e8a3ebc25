package import SceneLifecycle

/// One line of steps: a step, or equal ones that follow each other.
package struct StepLine: Hashable, Sendable {
  /// The numbers of its events, from 1.
  package var events: ClosedRange<Int>
  /// The step as a sentence with its period.
  package var sentence: String
  /// The command that does it in a simulator; nil where there is none.
  package var command: String?
  /// Where the simulator's or Xcode's menu has it; nil where none has.
  package var menu: String?
  /// The decisions beside the event, each a sentence that says who decides.
  package var decisions: [String]

  /// The number of the step, or those of the first and the last one.
  package var number: String {
    events.count == 1 ? "\(events.lowerBound)" : "\(events.lowerBound)-\(events.upperBound)"
  }

  fileprivate init(_ step: HistoryStep, upTo last: Int, on platform: Platform) {
    events = step.event...last
    let times = last == step.event ? "" : " (\(last - step.event + 1) times)"
    sentence = step.sentence + times + "."
    command = step.command
    menu = step.menu
    decisions = step.decisions.map { decision in
      switch decision.actor {
      case .person: "You decide: \(decision.sentence)."
      case .app: "The app decides: \(decision.sentence)."
      case .system: "Only \(platform.systemName) decides: \(decision.sentence)."
      }
    }
  }
}

extension HistorySteps {
  /// The lines of the steps, equal ones that follow each other in one.
  ///
  /// - Parameters:
  ///   - last: The number of the last event that is of interest.
  ///   - platform: The device, whose system decides.
  package func lines(upTo last: Int, on platform: Platform) -> [StepLine] {
    var lines: [StepLine] = []
    var first: HistoryStep?
    for (index, step) in steps.prefix(last).enumerated() {
      let begins = first.map { $0.isAlike(step) ? $0 : step } ?? step
      first = begins
      let next = index + 1 < min(last, steps.count) ? steps[index + 1] : nil
      if let next, next.isAlike(begins) { continue }
      lines.append(StepLine(begins, upTo: step.event, on: platform))
    }
    return lines
  }
}
