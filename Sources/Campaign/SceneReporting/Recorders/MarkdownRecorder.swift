import SceneLifecycle

/// A run in Markdown, as the summary of a job: each failure, then what was exercised.
package struct MarkdownRecorder: Recorder {
  private var text = TextRecorder()
  private var failures: [String] = []
  private var conclusion = ""

  package init() {}

  /// Takes the next event.
  package mutating func record(_ event: RunEvent) {
    text.record(event)
    switch event {
    case .violated(_, .known): break
    case .violated(let failure, _):
      failures +=
        ["### " + Markdown.escaped(failure.invariant), ""] + Markdown.block(failure.plain) + [""]
      if let command = failure.keeping {
        failures += ["To keep it: \(Markdown.span(command)), with the fix.", ""]
      }
    case .ended(let end): conclusion = end.conclusion
    default: break
    }
  }

  /// The document.
  package var document: String {
    let head = ["## scenefuzz: " + Markdown.escaped(conclusion), ""]
    let exercised = [
      "<details><summary>What was exercised</summary>", "",
    ]
    let rest = Markdown.block(text.document) + ["", "</details>", ""]
    return (head + failures + exercised + rest).joined(separator: "\n")
  }
}
