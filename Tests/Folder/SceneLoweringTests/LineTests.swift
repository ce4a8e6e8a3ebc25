import SceneLowering
import Testing

/// Every copy has its original's lines.
@Suite struct LineTests {
  static let fixtures =
    CompileTests.sources.sorted { $0.key < $1.key }.map(\.value) + HostileTextTests.alone
    + (TokenEditTests.attributes + TokenEditTests.words + TokenEditTests.questions
    + TokenEditTests.previews).map(\.before)

  /// The lines that an edit or a condition may change.
  private func changed(_ source: LoweredSource) -> Set<Int> {
    Set(source.edits.flatMap { $0.line...$0.lastLine })
  }

  private func lines(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring($0).unicodeScalars
    }
  }

  @Test(arguments: [1, 2, 3])
  func `untouched lines are where they were, whatever is around them`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let marks = (0..<400).map { "let mark\($0) = \"\($0)\" // @objc\n" }
    let folder = (0..<40).map { number in
      var text = ""
      for mark in 0..<10 {
        text += Self.fixtures.filter(isClosed).randomElement(using: &numbers) ?? ""
        text += "\n" + marks[mark]
      }
      return SourceFile(path: "\(number).swift", text: text)
    }
    let lowered = SourceLowering(frontend: AccountFrontend()).lower(folder)
    #expect(lowered.errors.isEmpty)
    for (copy, original) in zip(lowered.sources, folder) {
      let before = lines(String(decoding: original.bytes, as: UTF8.self))
      let after = lines(copy.body)
      #expect(before.count == after.count)
      #expect(copy.text == "#sourceLocation(file: \"\(copy.path)\", line: 1)\n" + copy.body)
      let changed = changed(copy)
      for (number, (old, new)) in zip(before, after).enumerated()
      where !changed.contains(number + 1) {
        let isBlank = new.allSatisfy { $0 == " " }
        #expect(old.elementsEqual(new) || isBlank, "\(copy.path):\(number + 1)")
        if String(old).hasPrefix("let mark") { #expect(old.elementsEqual(new)) }
      }
    }
  }

  /// Whether what follows a text is not taken into it.
  private func isClosed(_ text: String) -> Bool { !text.contains("never closed") }

  @Test func `declarations that are not changed stay at their lines, as the compiler reads them`()
    throws
  {
    for (name, text) in CompileTests.sources.sorted(by: { $0.key < $1.key }) {
      let original = try compiled(text)
      // What is lowered already has nothing to lower.
      let again = try compiled(original.body)
      #expect(again.body == original.body, "\(name)")
      let before = declarationLines(original.declarations, text)
      let after = declarationLines(again.declarations, original.body)
      for (title, line) in before where after[title] != nil {
        #expect(after[title] == line, "\(name): \(title)")
      }
      #expect(name == "preview" || before.count <= after.count, "\(name)")
    }
  }

  /// The line of the first declaration of each kind and title.
  private func declarationLines(_ declarations: [SourceDeclaration], _ text: String) -> [String:
    Int]
  {
    let bytes = Array(text.utf8)
    var lines: [String: Int] = [:]
    for declaration in declarations {
      let line = bytes[..<declaration.start].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
      let id = declaration.kind + " " + declaration.title
      if lines[id] == nil { lines[id] = line }
    }
    return lines
  }
}
