import Foundation
import SampleApps
import SceneFuzzing
import SceneLaws
import TestSupport
import Testing

/// The page about the patterns, held against the samples.
@Suite struct PatternPageTests {
  private static let page = "Sources/App/SceneFuzzing/SceneFuzzing.docc/Patterns.md"

  /// The cells of a pattern's row.
  private struct Row {
    let number: String
    let fault: String
    let count: String
    let law: String
    let sample: String
    let history: String
  }

  private static func text() throws -> String {
    try String(contentsOf: checkout.appendingPathComponent(page), encoding: .utf8)
  }

  /// The rows of the first table; one that has not six cells is none.
  private static func rows() throws -> [Row] {
    try text().split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6, cells[0].first == "P" else { return nil }
      return Row(
        number: cells[0], fault: cells[1], count: cells[2], law: cells[3], sample: cells[4],
        history: cells[5])
    }
  }

  /// The pattern's number and the app's name.
  private static func words(_ sample: Sample) -> [String] {
    sample.description.split(separator: " ").map(String.init)
  }

  private static func row(_ sample: Sample) throws -> Row {
    try #require(rows().first { $0.number == words(sample)[0] }, "\(sample) has no row")
  }

  @Test func `Each sample has one row, in the order of the patterns, and each row has a sample`()
    throws
  {
    let rows = try Self.rows()
    #expect(rows.map { "\($0.number) \($0.sample)" } == Sample.all.map(Self.title))
    #expect(rows.map(\.number) == (1...18).map { "P\($0)" })
  }

  /// The sample as its row shows it.
  private static func title(_ sample: Sample) -> String {
    let words = words(sample)
    return "\(words[0]) `\(words[1])`"
  }

  @Test(arguments: Sample.all)
  func `A row names the law that finds the bug, and links to it`(sample: Sample) throws {
    let cell = try Self.row(sample).law
    #expect(cell.contains("`\(sample.law)`"))
    let link =
      if let ready = ReadyLaw.all.first(where: { $0.id == sample.law }) {
        "``AppLaw/\(ready.name)``"
      } else if sample.isFoundByReadyMadeLaw {
        "``AppLaw/answers(_:with:_:within:id:)``"
      } else {
        "<doc:LawsOfYourOwn>"
      }
    #expect(cell.contains(link))
  }

  @Test(arguments: Sample.all)
  func `A row has the history that shows the bug, and its platform`(sample: Sample) throws {
    let parts = try Self.row(sample).history.split(separator: "`").map(String.init)
    let platform = parts.count == 3 && parts[1] == " on " ? parts[2] : "ipad-ios26"
    let events = try #require(parts.first).replacing(", ", with: "\n")
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n\(events)\n"
    #expect(try Scenario(parsing: text, file: Self.page) == sample.history)
  }

  @Test(arguments: Sample.all)
  func `A row's sample is a file that cites the pattern`(sample: Sample) throws {
    let words = Self.words(sample)
    let file = checkout.appendingPathComponent("Tests/Samples/SampleApps/\(words[1]).swift")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("/// \(words[0]): "))
  }

  @Test func `A row says in one sentence what is wrong, and the bugs add up to the total`() throws {
    let rows = try Self.rows()
    for row in rows {
      #expect(row.fault.hasSuffix(".") && row.fault.count { $0 == "." } == 1, "\(row.number)")
    }
    let counts = rows.compactMap { Int($0.count.prefix { $0.isNumber }) }
    #expect(counts.count == rows.count && counts.allSatisfy { $0 > 0 })
    #expect(try Self.text().contains("sort \(counts.reduce(0, +)) bugs"))
  }
}
