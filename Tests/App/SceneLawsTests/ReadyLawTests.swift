import Foundation
import SceneLaws
import SceneSeam
import TestSupport
import Testing

/// What a ready-made law says of itself.
@Suite struct ReadyLawTests {
  @Test func `The page about ready-made laws has the same table`() throws {
    let page = checkout.appendingPathComponent(
      "Sources/App/SceneFuzzing/SceneFuzzing.docc/ReadyMadeLaws.md")
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

  @Test func `An app's own law says more than each ready-made one, and a narrowed law most`() {
    let ready = AppLaw<Trial.Puppet>.all()
    let own = AppLaw<Trial.Puppet>.required("It connects.", id: "own", at: .connects)
    #expect(!ready.isEmpty && ready.allSatisfy { $0.rank < own.rank })
    let narrowed = ready.map { $0.about("camera") }
    #expect(narrowed.allSatisfy { $0.rank > own.rank })
  }
}
