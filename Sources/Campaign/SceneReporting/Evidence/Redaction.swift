import SceneLifecycle

/// The redaction of a report, which hides an app's contents, or the places of a machine.
///
/// Identifiers, callbacks, scenes, seeds and tokens stay. Nothing tells how long a text was.
package struct Redaction: Hashable, Sendable {
  /// The mark in place of a hidden text.
  package static let mark = "‹redacted›"

  /// The checkout, with a slash behind it: paths below it stay, relative to it.
  private let checkout: String

  /// Creates a redaction.
  ///
  /// - Parameter checkout: The path of the checkout's folder.
  package init(checkout: String) {
    self.checkout = checkout.hasSuffix("/") ? checkout : checkout + "/"
  }

  /// Creates the redaction of a test: the checkout is what lies above its folder `Tests` or `Sources`.
  ///
  /// - Parameter file: The file that describes the test.
  package init(ofTestIn file: String) {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let position = folders.lastIndex { $0 == "Tests" || $0 == "Sources" } ?? folders.endIndex
    self.init(checkout: folders[..<position].joined(separator: "/"))
  }

  /// Returns a report without contents, without what the app's own laws note, and without paths.
  package func report(_ report: FailureReport) -> FailureReport {
    var redacted = report
    redacted.transcript = transcript(report.transcript)
    redacted.explanation = report.explanation.map(explanation)
    redacted.facts = facts(report.facts)
    return redacted
  }

  /// Returns facts about a failure without paths.
  package func facts(_ facts: ReportFacts) -> ReportFacts {
    var redacted = facts
    redacted.file = facts.file.map { path($0) }
    redacted.command = text(facts.command)
    redacted.others = facts.others.map {
      ReportFacts.Other($0.invariant, repeatedBy: text($0.command))
    }
    return redacted
  }

  /// Returns an explanation whose passing neighbour is redacted as the failing play is.
  package func explanation(_ explanation: FailureExplanation) -> FailureExplanation {
    var redacted = explanation
    if let neighbour = explanation.neighbour {
      redacted.neighbour?.transcript = transcript(neighbour.transcript)
    }
    return redacted
  }

  /// Returns a play without contents, without what the app's own laws note, and without paths.
  package func transcript(_ transcript: Transcript) -> Transcript {
    var redacted = transcript
    for index in transcript.answers.indices {
      let answer = transcript.answers[index]
      redacted.answers[index].text = without(answer.content, answer.text)
      if case .line = answer.printed { redacted.answers[index].printed = .line(Self.mark) }
    }
    for index in transcript.breaks.indices {
      let broken = transcript.breaks[index]
      redacted.breaks[index].sentence = text(without(broken.note, broken.sentence))
      if let method = broken.beginning?.method {
        redacted.breaks[index].beginning?.method?.file = path(method.file)
      }
    }
    return redacted
  }

  /// Returns a text with a mark in place of its end, if that is not empty.
  private func without(_ end: String, _ text: String) -> String {
    end.isEmpty || !text.hasSuffix(end) ? text : text.dropLast(end.count) + Self.mark
  }

  // MARK: - Paths

  /// Returns a path as a reader of the checkout knows it; a mark for one outside.
  package func path(_ path: String) -> String {
    if path.hasPrefix(checkout) { return String(path.dropFirst(checkout.count)) }
    return path.hasPrefix("/") ? Self.mark : path
  }

  /// Returns a text whose absolute paths are relative to the checkout, or left out.
  ///
  /// A path begins behind a space, a quote or a bracket, and ends where a quote closes, or before a space.
  package func text(_ text: String) -> String {
    var shown = ""
    var rest = text[...]
    var before: Character = " "
    while let character = rest.first {
      let begins = character == "/" && " \n\t('\"=".contains(before)
      guard begins, let next = rest.dropFirst().first, !next.isWhitespace, next != "/" else {
        shown.append(character)
        before = character
        rest.removeFirst()
        continue
      }
      let ends: [Character] =
        before == "'" || before == "\"" ? [before] : [" ", "\n", "\t", ")"]
      let path = rest.prefix { !ends.contains($0) }
      shown += self.path(String(path))
      before = path.last ?? before
      rest.removeFirst(path.count)
    }
    return shown
  }
}
