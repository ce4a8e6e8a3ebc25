import Foundation
import SceneFuzzing
import TestSupport
import Testing
import XCTest

/// The article on checking an app, held against what its example does.
@Suite struct AppsExampleTests {
  private static let page = "Sources/App/SceneFuzzing/SceneFuzzing.docc/CheckingAnApp.md"

  /// What the example's test says, paragraph by paragraph: the line that counts, and the report.
  private static func blocksOfReport() throws -> [String] {
    let result = SceneFuzz.run(notes)
    let failure = try #require(result.failures.first)
    return (result.summary + "\n" + failure.report).components(separatedBy: "\n\n")
  }

  private static let rewrites = ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil

  @Test func `The article shows the example that is compiled and what it finds`() throws {
    let file = checkout.appendingPathComponent(Self.page)
    var article = try String(contentsOf: file, encoding: .utf8)
    let example = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("AppsExample.swift"), encoding: .utf8)
    let blocksOfReport = try Self.blocksOfReport().prefix(5).joined(separator: "\n\n") + "\n"
    var blocks = article.components(separatedBy: "```")
    try #require(blocks.count > 6)
    if Self.rewrites {
      blocks[1] = "swift\n" + example
      blocks[5] = "\n" + blocksOfReport
      article = blocks.joined(separator: "```")
      try Data(article.utf8).write(to: file)
    }
    #expect(blocks[1] == "swift\n" + example, "'make goldens' writes it anew")
    #expect(blocks[5] == "\n" + blocksOfReport, "'make goldens' writes it anew")
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
  }

  @Test func `The README shows the beginning of what the example's test says`() throws {
    let file = checkout.appendingPathComponent("README.md")
    var parts = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "<!-- SceneFuzz.expect(notes) -->\n```\n")
    try #require(parts.count == 2)
    let end = try #require(parts[1].range(of: "```"))
    let blocksOfReport = try Self.blocksOfReport().prefix(2).joined(separator: "\n\n") + "\n"
    if Self.rewrites {
      parts[1].replaceSubrange(..<end.lowerBound, with: blocksOfReport)
      let text = parts.joined(separator: "<!-- SceneFuzz.expect(notes) -->\n```\n")
      try Data(text.utf8).write(to: file)
    } else {
      #expect(parts[1][..<end.lowerBound] == blocksOfReport, "'make goldens' writes it anew")
    }
  }
}

/// The same call in XCTest.
final class AppsXCTests: XCTestCase {
  func testTheCallIsTheSameInXCTest() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)/A.swift")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    XCTAssertThrowsError(try SceneFuzz.check(notes, file: file.path)) { error in
      XCTAssertEqual((error as? AppFailure)?.law, "payload.handled-once")
    }
  }
}
