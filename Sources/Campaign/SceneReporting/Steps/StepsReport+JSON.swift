import SceneLifecycle
package import SceneSteps

extension StepsReport {
  /// The steps as one object for other tools.
  package var json: JSON {
    .members([
      "tool": .text(Product.title), "world": .text(transcript.world),
      "beginning": .text(beginning), "steps": .list(lines.map(\.json)),
      "sight": sight.map { .text($0) },
    ])
  }
}

extension StepLine {
  /// The step as a value for other tools; members without a value are left out.
  package var json: JSON {
    .members([
      "step": .text(number), "text": .text(sentence), "command": command.map { .text($0) },
      "menu": menu.map { .text($0) },
      "decisions": decisions.isEmpty ? nil : .list(decisions.map { .text($0) }),
    ])
  }
}
