import Foundation
import SceneDefects
import TestSupport
import Testing

/// The catalogue of defects: identifiers, sentences and the page of survivors.
@Suite struct `The defects` {
  @Test func `Identifiers and summaries of defects are well-formed`() {
    let ids = Defect.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for defect in Defect.all {
      #expect(defect.id.allSatisfy { $0.isLowercase || $0 == "-" || $0.isNumber })
      #expect(defect.summary.hasSuffix("."))
      #expect(defect.summary.count < 100)
    }
  }

  @Test func `The catalogue is large, and no identifier changes`() {
    #expect(Defect.all.count >= 250)
    #expect(Defect.written.count == 99)
    let text = Defect.all.map { "\($0.id): \($0.summary)" }.joined(separator: "\n") + "\n"
    #expect(Golden("defects.txt").difference(from: text) == nil)
  }

  @Test func `The documentation of survivors names defects`() throws {
    let file = checkout.appendingPathComponent(
      "Sources/Model/SceneDefects/SceneDefects.docc/PlantedDefects.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let parts = page.components(separatedBy: "\n### ")
    let survivors = try #require(parts.first { $0.hasPrefix("Survivors\n") })
    let rows = survivors.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let ids = rows.map { $0.dropFirst(3).prefix { $0 != "`" } }
    #expect(ids.count == 10)
    for id in ids { #expect(Defect.named(String(id)) != nil) }
  }
}
