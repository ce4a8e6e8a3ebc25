import SceneLifecycle

extension LaneReport {
  /// The drawing as one object: the lanes, and line by line what each shows.
  ///
  /// - Complexity: O(callbacks × lanes + answers).
  package var json: JSON {
    var state = LaneState()
    let slots = transcript.lanes
    let rows = transcript.laneLines.map { line -> JSON in
      switch line {
      case .event(let number):
        let (text, choices) = transcript.event(number)
        return .members([
          "event": .number(number), "text": .text(text),
          "choices": choices.isEmpty ? nil : .list(choices.map { .text($0.text) }),
        ])
      case .callback(let index):
        let callback = transcript.callbacks[index]
        state = LaneState(after: callback)
        return .members([
          "callback": .number(index + 1), "to": .text(transcript.who(at: index)),
          "text": .text(callback.shownDelivery),
          "app": state.application.map { .text($0.word) },
          "scenes": .list(slots.map { state.scene($0).map { .text($0.word) } ?? .null }),
        ])
      case .answer(let answer):
        return .members([
          "answer": .text(answer.text), "callback": .number(answer.index + 1),
          "printed": answer.printed == nil ? nil : .flag(true),
        ])
      case .broken(let broken, let index):
        return .members([
          "violation": .text(broken.violation.invariant),
          "kind": .text(broken.violation.kind.rawValue), "sentence": .text(broken.sentence),
          "callback": index.map { .number($0 + 1) },
        ])
      case .noticed(let broken, let index):
        return .members([
          "noticed": .text(broken.violation.invariant), "callback": index.map { .number($0 + 1) },
        ])
      }
    }
    return .members([
      "tool": .text(Product.title), "world": .text(transcript.world),
      "lanes": .list(slots.map { .number($0 + 1) }), "rows": .list(rows),
    ])
  }
}
