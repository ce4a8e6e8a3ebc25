import SceneInvariants
import SceneLifecycle

extension Contract {
  /// The catalogue page: what each invariant says, how binding it is and where it comes from.
  ///
  /// - Returns: Markdown for the documentation; a test keeps the committed page equal to it.
  static func catalogue() -> String {
    var page = """
      # Catalogue

      What UIKit's life cycle promises, usually does, and is wrongly believed to do.

      @Comment { Generated from the invariants; `make goldens` writes it. }


      """
    for (title, invariants) in topics {
      page += "## \(title)\n\n"
      page += invariants.map(entry).joined(separator: "\n")
      page += "\n"
    }
    return String(page.dropLast())
  }

  private static func entry(_ invariant: Invariant) -> String {
    let rows = invariant.rows.map(NotesRow.link)
    let sources = (invariant.sources.map(\.text) + rows).joined(separator: "; ")
    var lines = [
      "### \(invariant.id)", "",
      "**\(invariant.kind.rawValue)**, \(invariant.platforms.name). \(invariant.sentence)", "",
      "- Exercised: \(invariant.exercised).",
      "- Source: \(sources).",
    ]
    if invariant.kind == .required { lines[4] = "- Reached: \(invariant.exercised)." }
    if let others = shadowed.first(where: { $0.invariant == invariant.id })?.others {
      lines.append("- What breaks it breaks, too: \(others.joined(separator: ", ")).")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let topics: [(title: String, invariants: [Invariant])] = [
    ("Launching", launch), ("Connecting and disconnecting", connections),
    ("Becoming active and leaving", activation), ("States inside callbacks", states),
    ("Sessions", sessions), ("Discard reports", discards), ("Payloads", payloads),
    ("Restoration", restoration), ("Notifications of the application", notices),
    ("Windows", windows), ("Requests", requests), ("Interruptions", interruptions),
    ("The process", process), ("Without scenes", sceneless), ("SwiftUI phases", phases),
    ("Required situations", required),
  ]
}
