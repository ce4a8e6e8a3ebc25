import Foundation
import SceneSources
import TestSupport
import Testing

/// Where the sources of a package are looked for.
struct SourceFoldersTests {
  @Test(arguments: [
    ("#sourceLocation(file: \"../App/A.swift\", line: 1)\nimport UIKit\nclass A {}\n", 2),
    ("// Made.\n#sourceLocation(file: \"A.swift\", line: 1)\nclass A {}\n", 1),
    ("// Own.\nclass A {}\n#sourceLocation(file: \"B.y\", line: 7)\n", 2),
    ("#sourceLocation(file: \"A.swift\", line: 1)", 1), ("", 1),
  ])
  func `The lines of a copy are those of its source`(text: String, line: Int) throws {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("A.swift")
    try Data(text.utf8).write(to: file)
    let read = try #require(SourceFolders.texts([file.path]).first?.text)
    let words = SwiftWords.all(in: read)
    #expect(words.first { $0.text == "class" }?.line ?? 1 == line)
  }

  @Test func `The Swift files below folders come sorted and once`() throws {
    let scratch = try Scratch()
    for name in ["Sources/B", "Sources/A", ".build"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for name in ["Package.swift", "Sources/B/b.swift", "Sources/A/a.swift", "Sources/A/a.md"] {
      try Data("x".utf8).write(to: scratch.url.appendingPathComponent(name))
    }
    try Data("x".utf8).write(to: scratch.url.appendingPathComponent(".build/c.swift"))
    let sources = scratch.url.appendingPathComponent("Sources")
    let files = SourceFolders.files(
      below: [sources.path, sources.appendingPathComponent("A").path])
    #expect(files.map { ($0 as NSString).lastPathComponent } == ["a.swift", "b.swift"])
    #expect(SourceFolders.texts(files).map(\.text) == ["x", "x"])
    let line = SourceFolders.line(above: sources.appendingPathComponent("A"))
    #expect(line.last?.lastPathComponent == scratch.url.lastPathComponent && line.count == 3)
  }

  @Test func `A module's folder is found however deep it lies, the shallowest alone`() throws {
    let scratch = try Scratch()
    for name in ["Sources/Room/Deep/A", "Sources/Room/B", "Sources/Other/Deep/B", "Tests/B", "C"] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data().write(to: scratch.url.appendingPathComponent("Sources/README.md"))
    let root = scratch.url.path
    let found = { (module: String) in
      SourceFolders.folders(of: module, in: root).map { String($0.dropFirst(root.count + 1)) }
    }
    #expect(found("A") == ["Sources/Room/Deep/A"])
    #expect(found("B") == ["Sources/Room/B", "Tests/B"])
    #expect(found("C") == ["C"] && found("D") == [])
  }

  @Test func `What is between parentheses is one name`() {
    #expect(
      SourceFolders.words(in: "App.(unknown context at $1.2).View") == [
        "App", "(unknown context at $1.2)", "View",
      ])
  }
}
