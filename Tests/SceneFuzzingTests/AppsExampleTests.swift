import Foundation
import SceneFuzzing
import TestSupport
import Testing
import XCTest

/// The article on checking an app, held against what its example does.
@Suite struct AppsExampleTests {
  private static let page = "Sources/SceneFuzzing/SceneFuzzing.docc/CheckingAnApp.md"

  @Test func `The article shows the example that is compiled and what it finds`() throws {
    let file = checkout.appendingPathComponent(Self.page)
    var article = try String(contentsOf: file, encoding: .utf8)
    let example = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("AppsExample.swift"), encoding: .utf8)
    let report = try #require(SceneFuzz.run(notes).failures.first).report
    let told = report.components(separatedBy: "\n\n").prefix(4).joined(separator: "\n\n") + "\n"
    var blocks = article.components(separatedBy: "```")
    try #require(blocks.count > 6)
    if ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil {
      blocks[1] = "swift\n" + example
      blocks[5] = "\n" + told
      article = blocks.joined(separator: "```")
      try Data(article.utf8).write(to: file)
    }
    #expect(blocks[1] == "swift\n" + example, "'make goldens' writes it anew")
    #expect(blocks[5] == "\n" + told, "'make goldens' writes it anew")
    #expect(example.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
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
