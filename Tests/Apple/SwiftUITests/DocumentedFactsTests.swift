import Foundation
import Testing
import TestSupport

/// The page of documented facts agrees with the tests that play them.
@Suite struct DocumentedFactsTests {
  /// A fact of the page that has a test.
  private struct TestedFact: Hashable {
    let number: String
    let sentence: String
    let suite: String
  }

  private func facts() throws -> [TestedFact] {
    let page = checkout.appending(path: "Sources/Apple/SwiftUI/SwiftUI.docc/DocumentedFacts.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[0].wholeMatch(of: /F[0-9]+/) != nil,
        cells[3].hasSuffix("Tests`")
      else { return nil }
      return TestedFact(
        number: cells[0], sentence: cells[1],
        suite: cells[3].filter { $0 != "`" })
    }
  }

  /// The comments with numbers of facts in the tests' sources, with the suites in which they stand.
  private func comments() throws -> [(number: String, suite: String)] {
    try ["Apple/SwiftUITests", "Hosting/SceneViewsTests"].flatMap { folder in
      let url = checkout.appending(path: "Tests/" + folder)
      let files = try FileManager.default.contentsOfDirectory(
        at: url, includingPropertiesForKeys: nil)
      return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
        var suite = ""
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
          line -> (String, String)? in
          if let match = line.firstMatch(of: /@Suite.* struct (\w+)/) { suite = String(match.1) }
          guard let match = line.wholeMatch(of: /\s*\/\/ (F[0-9]+)/) else { return nil }
          return (String(match.1), suite)
        }
      }
    }
  }

  @Test func `Each fact of the page has one test, in the suite that the page names`() throws {
    let facts = try facts()
    let comments = try comments()
    #expect(Set(facts.map(\.number)).count == facts.count)
    #expect(Set(comments.map(\.number)).count == comments.count)
    for fact in facts {
      #expect(comments.filter { $0.number == fact.number }.map(\.suite) == [fact.suite])
    }
    #expect(Set(comments.map(\.number)) == Set(facts.map(\.number)))
  }

  @Test func `At least sixty facts with a test come from Apple`() throws {
    let facts = try facts().filter { !$0.sentence.hasSuffix("(report)") }
    #expect(facts.count >= 60)
  }
}
