import SceneLifecycle

/// A play as JSON lines for other tools: one object for each event, choice, callback and violation.
///
/// Objects stand in the order of time: an event before the callbacks that answer it, a violation
/// after the callback at which it broke. A move reaches no object of the app; monitors observe it.
package struct PlayLines: Hashable, Sendable {
  /// The version of the format, in the first line; a new member does not change it.
  package static let version = 1

  /// The play that is written.
  package var transcript: Transcript

  package init(_ transcript: Transcript) { self.transcript = transcript }

  /// The lines, each with a line break.
  ///
  /// - Complexity: O(callbacks).
  package var text: String { collected(write) }

  /// Writes the lines one by one, each with a line break.
  ///
  /// - Complexity: O(callbacks).
  package func write(to take: (String) -> Void) {
    func put(_ object: JSON) { take(object.line + "\n") }
    put(header)
    var announced = 0
    var rest = transcript.answers.filter { $0.printed != nil }[...]
    for (index, callback) in transcript.callbacks.enumerated() {
      let number = min(Int(callback.event), transcript.eventCount)
      while announced < number {
        announced += 1
        event(announced).forEach { put($0) }
      }
      rest = rest.drop { $0.index < index }
      put(delivery(callback, index, rest.prefix { $0.index == index }.compactMap(\.printed)))
      transcript.breaks.filter { $0.violation.index == index }.map(violation).forEach { put($0) }
    }
    while announced < transcript.eventCount {
      announced += 1
      event(announced).forEach { put($0) }
    }
    transcript.breaks.filter { $0.violation.index >= transcript.callbacks.count }
      .map(violation).forEach { put($0) }
    put(end)
  }

  private var header: JSON {
    let scenario = transcript.scenario
    return .members([
      "type": .text("play"), "version": .number(Self.version), "tool": .text(Product.title),
      "platform": .text(scenario.platform.text), "scenes": .number(scenario.scenes),
      "quirks": .flag(scenario.quirks), "defect": scenario.defect.map { .text($0) },
    ])
  }

  private var end: JSON {
    .members([
      "type": .text("end"), "events": .number(transcript.eventCount),
      "callbacks": .number(transcript.callbacks.count),
      "violations": .number(transcript.breaks.count),
    ])
  }

  private func event(_ number: Int) -> [JSON] {
    let isDrain = number > transcript.scenario.entries.count
    let text =
      isDrain
      ? transcript.drained[number - transcript.scenario.entries.count - 1].text
      : transcript.event(number).text
    let line = JSON.members([
      "type": .text("event"), "event": .number(number), "text": .text(text),
      "drain": isDrain ? .flag(true) : nil,
    ])
    let choices = transcript.event(number).choices.map {
      JSON.members([
        "type": .text("choice"), "event": .number(number), "text": .text($0.text),
      ])
    }
    return [line] + choices
  }

  private func delivery(
    _ callback: Callback, _ index: Int, _ printed: [Transcript.AppAnswer.PrintedPart]
  ) -> JSON {
    let lines = printed.compactMap { if case .line(let line) = $0 { JSON.text(line) } else { nil } }
    let more = printed.compactMap { if case .rest(let count) = $0 { count } else { nil } }
    return .members([
      "type": .text("callback"),
      "callback": .number(index + 1), "event": .number(Int(callback.event)),
      "kind": .text(callback.kind.word), "cause": .text(callback.cause.word),
      "name": callback.kind.name.isEmpty ? nil : .text(callback.kind.name),
      "scene": callback.isOfScene ? .number(Int(callback.scene) + 1) : nil,
      "connection": callback.connection > 0 ? .number(Int(callback.connection)) : nil,
      "session": callback.session > 0 ? .number(Int(callback.session)) : nil,
      "process": .number(Int(callback.process)),
      "activationState": callback.activation == .none ? nil : .text(callback.activation.name),
      "applicationState": .text(callback.application.name),
      "payload": callback.payload > 0 ? .number(Int(callback.payload)) : nil,
      "opening": callback.payload > 0 ? callback.opening.map { .text($0.word) } : nil,
      "error": callback.errorName.map { .text($0) },
      "active": numbers(callback.active), "inactive": numbers(callback.inactive),
      "connected": numbers(callback.connected), "open": numbers(callback.open),
      "attached": numbers(callback.attached),
      "named": callback.named.isEmpty ? nil : numbers(callback.named),
      "printed": lines.isEmpty ? nil : .list(lines), "printedMore": more.first.map { .number($0) },
    ])
  }

  private func violation(_ broken: Transcript.Break) -> JSON {
    let violation = broken.violation
    return .members([
      "type": .text("violation"), "invariant": .text(violation.invariant),
      "kind": .text(violation.kind.rawValue), "sentence": .text(broken.sentence),
      "callback": violation.callback == nil ? nil : .number(violation.index + 1),
      "scene": violation.scene.map { .number($0 + 1) },
      "onset": violation.onset.map { .number($0 + 1) },
    ])
  }

  private func numbers(_ slots: SceneSet) -> JSON { .list(slots.map { .number($0 + 1) }) }
}
