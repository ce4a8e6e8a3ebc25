import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// The pages of the life-cycle notes, held against what cites them.
///
/// DocC checks the links of pages and of declarations that it shows. These tests also see comments
/// of private declarations, and they take no build of the documentation.
@Suite struct NotesTests {
  let pages: [NotesPage]

  init() throws { pages = try NotesPage.all() }

  @Test func `Every link to a page of the notes names a heading that exists`() throws {
    let files = try Self.texts.get()
    let cited = files.flatMap { NotesLink.all(in: $0.text) }.filter { $0.anchor != nil }
    #expect(cited.count > 200)
    #expect(files.flatMap { broken($0) } == [])
  }

  @Test func `A broken link is found`() {
    let text = "See <doc:Decisions#Two-aggregates>, <doc:Decisions#Two> and <doc:Nowhere>."
    #expect(broken(("File.md", text)) == ["File.md: Decisions#Two"])
  }

  @Test func `Headings are plain, so that a link is the heading with hyphens`() {
    for page in pages {
      let odd = page.headings.filter { heading in
        !heading.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }
      }
      #expect(odd == [], "\(page.name)")
      #expect(Set(page.headings).count == page.headings.count, "\(page.name) repeats a heading")
    }
  }

  @Test func `A page is at most 400 lines long and is listed by the first one`() throws {
    #expect(pages.filter { $0.lines.count > Lengths.limit }.map(\.name) == [])
    let index = try #require(pages.first { $0.name == "LifecycleNotes" })
    let listed = NotesLink.all(in: index.section("Topics").joined(separator: "\n")).map(\.page)
    #expect(listed.sorted() == pages.map(\.name).filter { $0 != index.name })
  }

  @Test func `A module that cites the notes lists them, so that its archive gets them`() throws {
    let names = pages.map(\.name)
    for (path, text) in try Self.texts.get() {
      guard NotesLink.all(in: text).contains(where: { names.contains($0.page) }) else { continue }
      let (room, module) = (path.components("/")[1], path.components("/")[2])
      let landing = try String(
        contentsOf: checkout.appendingPathComponent(
          "Sources/\(room)/\(module)/\(module).docc/\(module).md"), encoding: .utf8)
      #expect(landing.contains("<doc:LifecycleNotes>"), "\(path)")
    }
  }

  @Test func `No comment cites the notes by a number alone`() throws {
    let files = try Self.texts.get().filter { !$0.path.hasPrefix(NotesPage.folder) }
    let found = files.flatMap { file in
      file.text.components("\n").filter {
        ($0.contains("notes") || $0.contains("ecision"))
          && $0.contains(/life-cycle notes, section|ecision \d+\.|rows? \d+ of the notes/)
      }.map { "\(file.path): \($0)" }
    }
    #expect(found == [])
  }

  @Test func `Every event has one row that says when it is legal, with a source`() throws {
    let page = try #require(pages.first { $0.name == "EventLegality" })
    for group in EventGroup.allCases {
      let rows = page.section(group.rawValue.capitalized).filter { $0.hasPrefix("| `") }
        .map { $0.components(" | ") }
      let words = EventKind.allCases.filter { $0.group == group }.map { "| `\($0.word)`" }
      #expect(rows.map { $0[0] }.sorted() == words.sorted(), "\(group)")
      #expect(rows.allSatisfy { $0.count == 3 && $0[1].count > 8 && $0[2].count > 6 }, "\(group)")
    }
  }

  @Test func `Every choice belongs to a freedom`() throws {
    let page = try #require(pages.first { $0.name == "Freedoms" })
    #expect(ChoiceKind.allCases.map(\.word).filter { !page.text.contains("`\($0)`") } == [])
  }

  @Test func `A log is cited as a recording, and prose as a report`() throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count > 40)
    var wrong: [String] = []
    for page in pages {
      let words = page.text.split { $0.isWhitespace || "();|".contains($0) }
      var mark: Substring = ""
      for word in words {
        if word.hasSuffix(":") { mark = word.dropLast() }
        let name = word.last == "," ? word.dropLast() : word
        guard let fixture = fixtures.first(where: { $0.name == name }) else { continue }
        if mark != (fixture.isProse ? "report" : "recording") {
          wrong.append("\(page.name): \(mark) \(name)")
        }
      }
    }
    #expect(wrong == [])
  }

  /// The recordings among the fixtures, without the number in front.
  private static func fixtures() throws -> [(name: String, isProse: Bool)] {
    let root = checkout.appendingPathComponent("Tests/Fixtures/traces")
    return try FileManager.default.contentsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".trace") }.map {
        let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        let name = $0.drop { $0 != "-" }.dropFirst().dropLast(".trace".count)
        return (String(name), text.contains("\n# kind: prose"))
      }
  }

  /// Where a text links a heading that a page of the notes does not have.
  private func broken(_ file: (path: String, text: String)) -> [String] {
    NotesLink.all(in: file.text).compactMap { link in
      guard let anchor = link.anchor, let page = pages.first(where: { $0.name == link.page }),
        !page.anchors.contains(anchor)
      else { return nil }
      return "\(file.path): \(link.page)#\(anchor)"
    }
  }

  /// Every Swift file and every page below `Sources`, read once.
  private static let texts = Result { try read() }

  private static func read() throws -> [(path: String, text: String)] {
    let root = checkout.appendingPathComponent("Sources")
    guard let walk = FileManager.default.enumerator(atPath: root.path) else { return [] }
    return try walk.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") }.sorted().map {
        let text = try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)
        return ("Sources/" + $0, text)
      }
  }
}
