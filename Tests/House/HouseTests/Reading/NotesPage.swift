import Foundation
import TestSupport

/// A page of the life-cycle notes.
struct NotesPage: Sendable {
  /// The folder of the pages.
  static let folder = "Sources/Model/SceneLifecycle/SceneLifecycle.docc/LifecycleNotes"

  /// The name in links.
  let name: String
  /// The text.
  let text: String

  /// The lines.
  var lines: [String] { text.components("\n") }

  /// The headings below the title.
  var headings: [String] {
    lines.filter { $0.hasPrefix("## ") || $0.hasPrefix("### ") }
      .map { String($0.drop { $0 == "#" }.dropFirst()) }
  }

  /// What a link writes behind `#`: DocC puts a hyphen where a space is.
  var anchors: [String] { headings.map { $0.components(" ").joined(separator: "-") } }

  /// The lines below a heading, up to the next one.
  func section(_ heading: String) -> [String] {
    let rest = lines.drop { $0 != "## " + heading }.dropFirst()
    return Array(rest.prefix { !$0.hasPrefix("## ") })
  }

  /// Every page by name.
  static func all() throws -> [NotesPage] {
    let root = checkout.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
      .filter { $0.hasSuffix(".md") }.map {
        let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        return NotesPage(name: String($0.dropLast(3)), text: text)
      }
  }
}

/// A link in a comment or a page: `doc:PAGE` or `doc:PAGE#ANCHOR` in angle brackets.
struct NotesLink: Equatable {
  /// The name of the page.
  var page: String
  /// The heading, if the link names one.
  var anchor: String?

  /// The links of a text, but those that code puts together.
  static func all(in text: String) -> [NotesLink] {
    text.components("<doc:").dropFirst().compactMap { rest in
      guard let target = rest.split(separator: ">").first, !target.contains("\\(") else {
        return nil
      }
      let parts = target.components("#")
      return NotesLink(page: parts[0], anchor: parts.count > 1 ? parts[1] : nil)
    }
  }
}
