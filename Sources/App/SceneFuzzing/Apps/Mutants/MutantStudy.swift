import SceneDriving
import SceneLifecycle
package import SceneMutants
import SceneReporting

/// How mutants of an app's handlers were looked for.
package struct MutantStudy: KillStudy {
  /// The word for a mutant.
  package static let mutant = "mutant"
  /// The word for a sentence.
  package static let sentence = "law"
  /// How many callbacks the mutant changed, and in how many cases the app did something else.
  package static let columns = [KillColumn("changed", width: 10), KillColumn("differs", width: 9)]

  /// The seed of the cases.
  package var seed: String
  /// How many cases each mutant was compared in.
  package var cases: UInt64
  /// How many cases were left out, because the app ends its process without a mutant.
  package var ended: Int
  /// The laws that the app breaks without any mutant: they kill none.
  package var broken: [String]
  /// The first case that the app did not play twice in the same way; nil when there is none.
  package var unsteady: UInt64?
  /// Where the engine contradicted itself, which ended a play early; nil when it did not.
  package var fault: String?

  /// The laws that the app breaks without a mutant, and those of every app.
  package var exempt: [String] { broken + AppEnd.EndLaw.allCases.map(\.rawValue) }

  /// Returns the meaning of a verdict, for readers who know no mutants.
  package static func meaning(of verdict: KillVerdict) -> String {
    switch verdict {
    case .killed: "a law broke that holds without the change"
    case .survived: "the app did something else, and no law minds"
    case .equivalent: "the app did nothing else that can be seen"
    case .notReached: "the changed handler was never called"
    }
  }

  /// The cases that were compared.
  package var remark: String {
    " (each a changed handler of the app), \(cases.counted("case")) of seed \(seed)"
  }

  /// Returns the reasons why verdicts may mean less than they say.
  package func notes(on rows: [KillRow<MutantEvidence>]) -> [String] {
    var lines: [String] = []
    if ended > 0 {
      lines.append(
        "left out, because the app ends its process without a mutant: "
          + UInt64(ended).counted("case"))
    }
    if !broken.isEmpty {
      lines.append(
        "broken without a mutant, so they kill none: " + broken.joined(separator: ", "))
    }
    if let fault { lines.append("the engine contradicted itself, report this: " + fault) }
    if let unsteady {
      lines.append(
        "the app did not play case \(unsteady) twice in the same way: verdicts may be chance")
    }
    return lines
  }

  /// In how many cases the app does something else.
  package func survivor(_ row: KillRow<MutantEvidence>) -> [String] {
    let soft = row.kills.map(\.sentence)
    let share = "\(row.evidence.different) of \(cases.counted("case"))"
    return [
      "The app does something else in \(share), and no law minds."
        + (soft.isEmpty ? "" : " Soft: " + soft.joined(separator: ", ") + ".")
    ]
  }

  /// A line a handler.
  package func mentions(_ rows: [KillRow<MutantEvidence>]) -> [String] {
    var lines: [String] = []
    var last: Substring?
    for row in rows {
      let handler = row.id.prefix { $0 != "-" }
      let change = row.id.dropFirst(handler.count + 1)
      if last == handler, let line = lines.indices.last {
        lines[line] += ", " + change
      } else {
        lines.append("\(handler): \(change)")
      }
      last = handler
    }
    return lines
  }

  /// The numbers of a mutant that was seen.
  package func cells(_ row: KillRow<MutantEvidence>) -> [String]? {
    guard row.verdict == .killed || row.verdict == .survived else { return nil }
    return [row.evidence.changed.grouped, "\(row.evidence.different)"]
  }
}
