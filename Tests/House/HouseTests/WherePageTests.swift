import Foundation
import HouseReading
import TestSupport
import Testing

/// The page *Where a thing stands* names files and folders that are there.
@Suite struct WherePageTests {
  /// The files and folders in the second column of the page's tables, below `Sources`.
  private func paths() throws -> [String] {
    let page = try String(
      contentsOf: checkout.appendingPathComponent(
        "Sources/Campaign/ScenePipeline/ScenePipeline.docc/WhereThingsStand.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.hasSuffix(" |") }
    let cells = rows.compactMap { $0.dropLast(2).components(separatedBy: " | ").last }
    let words = cells.flatMap { $0.components(separatedBy: "`") }
    return words.filter { $0.contains("/") }
  }

  @Test func `Each file and folder that the page names is there`() throws {
    let paths = try paths()
    #expect(paths.count > 30)
    let sources = checkout.appendingPathComponent("Sources")
    let missing = paths.filter {
      !FileManager.default.fileExists(atPath: sources.appendingPathComponent($0).path)
    }
    #expect(missing == [])
  }
}
