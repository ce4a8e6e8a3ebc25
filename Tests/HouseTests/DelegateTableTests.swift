import Foundation
import HouseReading
import TestSupport
import Testing

/// The table of what an app's delegates may use, held against the declarations.
@Suite struct DelegateTableTests {
  private func rows() throws -> [(symbol: String, state: String)] {
    let page = checkout.appendingPathComponent(
      "Sources/SceneHosting/SceneHosting.docc/RealDelegates.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, cells[0].hasPrefix("`") else { return nil }
      return (cells[0].trimmingCharacters(in: ["`"]), cells[1])
    }
  }

  @Test func `Each symbol of the table is declared, unless it is refused`() throws {
    let modules = ["SwiftUI", "UIKit", "UserNotifications", "BackgroundTasks", "os"]
    let words = try SourceFile.sources.get().filter { modules.contains($0.module) }
      .flatMap(\.code).flatMap { $0.split { !$0.isLetter && !$0.isNumber } }
    let declared = Set(words.map(String.init))
    let rows = try rows()
    #expect(rows.count > 50)
    for (symbol, state) in rows {
      let state = state.prefix { $0.isLetter }
      #expect(["works", "shape", "refused"].contains(String(state)), "\(symbol)")
      #expect(declared.contains(symbol) == (state != "refused"), "\(symbol)")
    }
  }
}
