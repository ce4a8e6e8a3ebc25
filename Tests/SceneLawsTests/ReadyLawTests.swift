import Foundation
import SceneLaws
import TestSupport
import Testing

/// What a ready-made law says of itself.
@Suite struct ReadyLawTests {
  @Test func `The page about checking an app has the same table`() throws {
    let page = checkout.appendingPathComponent(
      "Sources/SceneFuzzing/SceneFuzzing.docc/CheckingAnApp.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ``AppLaw/") && !$0.contains("(_:") }
    let written = ReadyLaw.all.map { law in
      "| ''AppLaw/\(law.name)'' | '\(law.feature.rawValue)' | \(law.findings) | \(law.notes) |"
    }
    #expect(rows.map { String($0).replacing("`", with: "'") } == written)
  }

  @Test func `Each is told of once`() {
    #expect(ReadyLaw.all.count == 13)
    #expect(Set(ReadyLaw.all.map(\.id)).count == 13)
    #expect(Set(ReadyLaw.all.map(\.name)).count == 13)
  }
}
