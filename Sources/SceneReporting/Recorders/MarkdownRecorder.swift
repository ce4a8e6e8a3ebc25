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
      failures += ["### \(failure.invariant)", ""] + Self.block(failure.plain) + [""]
      if let command = failure.keeping {
        failures += ["To keep it: \(Self.span(command)), with the fix.", ""]
      }
    case .ended(let end): conclusion = end.conclusion
    default: break
    }
  }

  /// The document.
  package var document: String {
    let head = ["## scenefuzz: \(conclusion)", ""]
    let exercised = [
      "<details><summary>What was exercised</summary>", "",
    ]
    let rest = Self.block(text.document) + ["", "</details>", ""]
    return (head + failures + exercised + rest).joined(separator: "\n")
  }

  /// Lines that are shown as they are, between fences that do not stand in them.
  private static func block(_ text: String) -> [String] {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return [fence, String(text.shownLines.dropLast()), fence]
  }

  /// Text that is shown as it is, in a line.
  private static func span(_ text: String) -> String {
    let mark = String(repeating: "`", count: longestRun(in: text) + 1)
    return mark.count == 1 ? mark + text + mark : mark + " " + text + " " + mark
  }

  /// The most backticks in a row.
  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
