import SceneLifecycle
package import SceneSteps

/// A history as steps for a person, and what to see at the end of them.
package struct StepsReport: Hashable, Sendable {
  /// The play that is told.
  package var transcript: Transcript

  package init(_ transcript: Transcript) { self.transcript = transcript }

  /// The device, and where the first step begins.
  package var beginning: String {
    "Steps on \(transcript.scenario.platform.systemVersion), the app just installed and not running:"
  }

  /// Returns the steps by themselves, with the menus of a simulator and what breaks.
  package func text(_ style: Style = .plain) -> String {
    var lines = [style.cut(transcript.world, to: style.columns), ""]
    lines += stepLines(style, hasMenus: true)
    if let broken = transcript.breaks.first {
      lines += wrapped(broken.sentence, indent: "  ", columns: style.columns)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The steps up to the last break, or to the end of the history.
  package var lines: [StepLine] {
    let broken = transcript.breaks.compactMap { transcript.event(of: $0) }
    let scenario = transcript.scenario
    return HistorySteps(
      of: scenario, drained: transcript.drained, callbacks: transcript.callbacks,
      deliveries: transcript.deliveries
    ).lines(upTo: max(scenario.entries.count, broken.max() ?? 0), on: scenario.platform)
  }

  /// The sight where the history breaks; nil where nothing does.
  package var sight: String? {
    guard let broken = transcript.breaks.first else { return nil }
    let violation = broken.violation
    if let payload = broken.beginning?.payload {
      return "What to see: after the last step, nothing shows the \(payload)."
    }
    if broken.isNoticedLater {
      return "What to see: after the last step, \(violation.invariant) is broken."
    }
    guard let callback = violation.callback else {
      return "What to see: after the last step, \(violation.invariant) is broken."
    }
    if broken.isAtRest, Int(callback.event) <= transcript.scenario.entries.count {
      return "What to see: at rest after step \(callback.event), \(violation.invariant) is broken."
    }
    if broken.isAtRest {
      return "What to see: after the last step, \(violation.invariant) is broken."
    }
    let listener = transcript.listener(at: violation.index)
    return "What to see: at step \(callback.event), where \(listener) receives"
      + " \(callback.shownDelivery), \(violation.invariant) breaks."
  }

  /// The steps as a report has them behind the events, a line each where it can be helped.
  func stepLines(_ style: Style, hasMenus: Bool = false) -> [String] {
    let lines = lines
    if lines.isEmpty { return [] }
    let width = (lines.map(\.number.count).max() ?? 0) + 1
    let indent = String(repeating: " ", count: width + 3)
    var stepLines = ["  " + beginning]
    for line in lines {
      stepLines += Self.stepLine(line, width, indent, style)
      if hasMenus, let menu = line.menu { stepLines.append(indent + "Simulator: " + menu) }
      for decision in line.decisions {
        stepLines += wrapped(decision, indent: indent, columns: style.columns)
      }
    }
    let sight = sight.map { wrapped($0, indent: "  ", columns: style.columns) }
    return stepLines + (sight ?? [])
  }

  /// A step with its command beside it, or below where a line has no room.
  private static func stepLine(
    _ line: StepLine, _ width: Int, _ indent: String, _ style: Style
  ) -> [String] {
    var stepLines = wrapped(line.sentence, indent: indent, columns: style.columns)
    let number = "  " + (line.number + ".").leftPadded(to: width) + " "
    if let first = stepLines.first { stepLines[0] = number + first.dropFirst(indent.count) }
    guard let command = line.command, let last = stepLines.last else { return stepLines }
    if last.count + command.count + 3 > style.columns { return stepLines + [indent + command] }
    return stepLines.dropLast() + ["\(last)  \(command)"]
  }
}

extension StepsReport {
  /// The steps in one paragraph, for places that show no lines of their own.
  package var paragraph: String {
    let steps = lines.map { line in
      (["\(line.number). \(line.sentence)"] + line.decisions).joined(separator: " ")
    }
    if steps.isEmpty { return "" }
    return ([beginning] + steps + [sight].compactMap { $0 }).joined(separator: " ")
  }
}
