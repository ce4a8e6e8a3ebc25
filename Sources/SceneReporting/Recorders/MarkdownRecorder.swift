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
      failures += [
        "### \(failure.invariant)", "", "```", String(failure.text().dropLast()), "```", "",
      ]
      if let file = failure.file {
        failures += ["To keep it: `scenefuzz corpus add \(file)`, with the fix.", ""]
      }
    case .ended(let end): conclusion = end.conclusion
    default: break
    }
  }

  /// The document.
  package var document: String {
    let head = ["## scenefuzz: \(conclusion)", ""]
    let exercised = [
      "<details><summary>What was exercised</summary>", "", "```",
      String(text.document.dropLast()), "```", "", "</details>", "",
    ]
    return (head + failures + exercised).joined(separator: "\n")
  }
}
