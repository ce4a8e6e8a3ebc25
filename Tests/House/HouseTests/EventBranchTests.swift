import Foundation
import HouseReading
import TestSupport
import Testing

/// The page *Adding an event* names each file that a new event or callback may concern.
@Suite struct EventBranchTests {
  /// The files in the tables of the page, by their paths below `Sources`.
  private func listed() throws -> [String] {
    let page = try String(
      contentsOf: checkout.appendingPathComponent(
        "Sources/Model/SceneEngine/SceneEngine.docc/AddingAnEvent.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let words = rows.flatMap { ($0.split(separator: "|").first ?? "").split(separator: "`") }
    return words.filter { $0.hasSuffix(".swift") }.map { word in
      String(word.hasPrefix("Sources/") ? word.dropFirst(8) : word)
    }
  }

  @Test func `Each file that names events or callbacks by hand is in the page's tables`() throws {
    let found = try SourceFile.sources.get().filter(EventBranches.isIn)
      .map { String($0.path.dropFirst(8)) }
    #expect(found.count > 40)
    let listed = try listed()
    #expect(found.filter { !listed.contains($0) } == [], "these are not in the page")
  }

  @Test func `Each file in the page's tables is there, once`() throws {
    let listed = try listed()
    let paths = try Set(SourceFile.sources.get().map { String($0.path.dropFirst(8)) })
    #expect(listed.filter { !paths.contains($0) } == [])
    #expect(listed.sorted() == Set(listed).sorted())
  }

  private func isFound(_ text: String) -> Bool {
    EventBranches.isIn(SourceFile(path: "Sources/Room/A/B.swift", text: text))
  }

  @Test func `A switch over events or callbacks that ends with default is found`() {
    #expect(isFound("switch kind {\ncase .home: 1\ncase .lock,\n  .unlock:\n  2\ndefault: 3\n}"))
    #expect(isFound("  switch name {\n  case .connect where isNew: 1\n  default: 3\n  }"))
    #expect(isFound("let kinds: EventSet = [\n  .home, .kill,\n  .lock,\n]"))
  }

  @Test func `A switch over something else, or one without default, is not found`() {
    #expect(!isFound("switch state {\ncase .active, .inactive: 1\ndefault: 3\n}"))
    #expect(!isFound("switch kind {\ncase .home, .kill: 1\n}\nswitch 1 {\ndefault: 3\n}"))
    #expect(!isFound("switch kind {\ncase .tick, .work: 1\ndefault: 3\n}"))
    #expect(!isFound("[.home, .kill]\n[.action, .tick, .work]"))
    #expect(!isFound("// switch kind {\n// case .home: 1\n// default: 3"))
  }
}
