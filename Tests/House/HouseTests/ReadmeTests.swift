import Foundation
import TestSupport
import Testing

/// What `README.md` and the pages with marked blocks show, held against what the command prints.
@Suite struct ReadmeTests {
  static let file = checkout.appendingPathComponent("README.md")

  @Test(arguments: ["README.md", "Sources/App/SceneFuzzing/SceneFuzzing.docc/StateMachines.md"])
  func `Every output that a document shows is what the command prints`(path: String) throws {
    let file = checkout.appendingPathComponent(path)
    var document = Excerpts(try String(contentsOf: file, encoding: .utf8))
    #expect(document.all.count > 1)
    let rewrites = ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil
    let folder = Scratch()
    for number in document.all.indices {
      let excerpt = document.all[number]
      let output = try Tool(excerpt.program).run(excerpt.arguments, in: folder).output
      let expected = Excerpts.cut(String(decoding: output, as: UTF8.self), for: excerpt)
      #expect(!expected.isEmpty, "\(excerpt.arguments) prints no '\(excerpt.start)'")
      if rewrites {
        document.replace(excerpt, by: expected)
      } else {
        #expect(document.shown(excerpt) == expected, "'make goldens' writes it anew")
      }
    }
    if rewrites { try Data(document.text.utf8).write(to: file) }
  }

  @Test func `The README is two screens long and names targets that exist`() throws {
    let readme = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(readme.components("\n").count <= 160)
    let makefile = try String(
      contentsOf: checkout.appendingPathComponent("Makefile"), encoding: .utf8)
    let targets = readme.components("\n").filter { $0.hasPrefix("make ") }
      .compactMap { $0.components(" ").dropFirst().first }
    #expect(targets.contains("fuzz") && targets.contains("test"))
    #expect(targets.filter { !makefile.contains("\n\($0): ") } == [])
  }

  @Test func `A marked block is found, cut and replaced`() {
    let document =
      "a\n<!-- scenefuzz list --x | from: b -->\n```\nb\nc\n```\n<!-- note -->\n```\n```"
    var excerpts = Excerpts(document)
    let found = excerpts.all
    #expect(found == [.init(arguments: ["list", "--x"], start: "b", lines: 3..<5)])
    #expect(excerpts.text == document)
    #expect(excerpts.shown(found[0]) == ["b", "c"])
    #expect(Excerpts.cut("a\nb\nd\n", for: found[0]) == ["b", "d"])
    #expect(Excerpts.cut("a\n", for: found[0]) == [])
    let part = Excerpts("<!-- scenefuzz run | from: b | to: c -->\n```\nb\n```").all
    #expect(Excerpts.cut("a\nb\ncd\ne\n", for: part[0]) == ["b", "cd"])
    excerpts.replace(found[0], by: ["d"])
    #expect(excerpts.text == document.replacing("b\nc\n", with: "d\n"))
  }
}
