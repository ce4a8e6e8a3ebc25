import Foundation
import SceneFuzzing
import SceneHosting
import TestSupport
import Testing

/// What the tutorial shows, held against the template's files and against what a check says.
@MainActor
@Suite struct TutorialTests {
  private static let page = checkout.appendingPathComponent(
    "Sources/Hosting/SceneHosting/SceneHosting.docc/FromTheTemplate.md")

  @Test func `The report and the kept history are those of a check`() throws {
    let scratch = try Scratch()
    let file = scratch.url.appendingPathComponent("NotesTests.swift").path
    let fileID = "NotesTests/NotesTests.swift"
    let failure = try #require(throws: AppFailure.self) {
      try SceneFuzz.check(TutorialStart.app, file: file, fileID: fileID)
    }
    try hold("report", "\(failure)".replacing(scratch.path + "/", with: "Tests/NotesTests/"))
    let kept = try #require(SceneFuzz.scenarios(of: "template", file: file).first)
    try hold("kept", try String(contentsOfFile: kept.path, encoding: .utf8))

    #expect(throws: AppFailure.self) { try SceneFuzz.replay(kept, TutorialStart.app) }
    try SceneFuzz.replay(kept, TutorialEnd.app)
    // The mended app is another description, so it has a folder of its own, with the same history.
    let mended = try Scratch()
    try FileManager.default.copyItem(
      at: scratch.url.appendingPathComponent("Scenes"),
      to: mended.url.appendingPathComponent("Scenes"))
    let mendedFile = mended.url.appendingPathComponent("NotesTests.swift").path
    let result = try SceneFuzz.check(TutorialEnd.app, file: mendedFile, fileID: fileID)
    try hold("summary", result.summary)
  }

  @Test(arguments: [
    ("bug", "TemplateApp/SceneDelegate.swift"), ("mended", "TemplateApp6/SceneDelegate.swift"),
    ("links", "TemplateApp/ViewController.swift"), ("links", "TemplateApp6/ViewController.swift"),
    ("app", "DelegateTests/TutorialStart.swift"), ("app", "DelegateTests/TutorialEnd.swift"),
  ])
  func `The code is that of the files`(block: String, file: String) throws {
    let folder = checkout.appendingPathComponent("Tests/Fixtures/Delegates")
    let source = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let shown = try lines(of: block, in: text()).lines.joined(separator: "\n")
    #expect(shown.count > 100)
    #expect(source.contains(shown), "\(file) has other code")
  }

  private func text() throws -> [String] {
    try String(contentsOf: Self.page, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// The lines of the fenced block behind `<!-- NAME -->`, and where they are.
  private func lines(
    of name: String, in page: [String]
  ) throws -> (lineRange: Range<Int>, lines: [String]) {
    let mark = try #require(page.firstIndex(of: "<!-- \(name) -->"))
    let end = try #require(page[(mark + 2)...].firstIndex(of: "```"))
    return (mark + 2..<end, Array(page[(mark + 2)..<end]))
  }

  /// Compares a block with what it has to show; `make goldens` writes it anew.
  private func hold(_ name: String, _ output: String) throws {
    var page = try text()
    let block = try lines(of: name, in: page)
    var shown = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while shown.last == "" { shown.removeLast() }
    if ProcessInfo.processInfo.environment["SCENEFUZZ_GOLDENS"] != nil {
      page.replaceSubrange(block.lineRange, with: shown)
      try Data(page.joined(separator: "\n").utf8).write(to: Self.page)
    } else {
      #expect(block.lines == shown, "'make goldens' writes it anew")
    }
  }
}
