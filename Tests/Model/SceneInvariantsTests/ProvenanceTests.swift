import Foundation
import SceneInvariants
import SceneLifecycle
import TestSupport
import Testing

/// What the invariants cite, held against the pages of the life-cycle notes.
struct ProvenanceTests {
  @Test func `every decision is a heading of its page, and every heading is a decision`() throws {
    let headings = try Self.headings("Decisions", level: "## ").filter { $0 != "Overview" }
    #expect(headings == Decision.allCases.map(\.rawValue))
    #expect(Decision.twoAggregates.link == "<doc:Decisions#Two-aggregates>")
  }

  @Test func `every row is a heading of its page, in order`() throws {
    for page in NotesRow.pages {
      let headings = try Self.headings(page.title, level: "### ")
      #expect(headings == page.numbers.map { "Row \($0)" })
    }
    #expect(NotesRow.pages.flatMap(\.numbers) == Array(1...78))
    #expect(NotesRow.link(31) == "<doc:RowsOnApplication#Row-31>")
  }

  @Test func `the catalogue links every row and every decision that an invariant cites`() {
    let page = Contract.catalogue()
    for row in Contract.all.flatMap(\.rows) { #expect(page.contains(NotesRow.link(row))) }
    for case .decision(let decision) in Contract.all.flatMap(\.sources) {
      #expect(page.contains(decision.link))
    }
  }

  private static func headings(_ page: String, level: String) throws -> [String] {
    let file = checkout.appendingPathComponent(
      "Sources/Model/SceneLifecycle/SceneLifecycle.docc/LifecycleNotes/\(page).md")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(level) }.map { String($0.dropFirst(level.count)) }
  }
}
