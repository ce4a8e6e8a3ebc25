import Foundation
import SceneLifecycle
import SceneReporting
import SceneTesting
import TestSupport
import Testing

/// A package beside an app says when the app has changed since its copies were made.
struct CopiesTests {
  /// A package whose copies are of one source, and the path of its test.
  private func package(_ scratch: Scratch) throws -> String {
    let source = URL(fileURLWithPath: scratch.path + "/Notes.swift")
    try Data("let notes = 1\n".utf8).write(to: source)
    var digest = MadeDigest(
      app: "../Notes", target: nil, module: "Notes",
      sources: [SourceDigest(path: "../Notes.swift", bytes: Array("let notes = 1\n".utf8))])
    digest.tool = Product.version
    digest.made = [SourceDigest(path: "Made/Real/Notes.swift", bytes: "let notes = 1\n".utf8)]
    let folder = scratch.path + "/LifecycleTests"
    try FileManager.default.createDirectory(
      atPath: folder + "/Made/Real", withIntermediateDirectories: true)
    try Data("let notes = 1\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/Made/Real/Notes.swift"))
    try digest.text.write(
      toFile: folder + "/" + MadeDigest.fileName, atomically: true, encoding: .utf8)
    return folder + "/Tests/NotesTests/NotesTests.swift"
  }

  /// Expects one issue with some words.
  private func expectIssue(_ words: String, _ test: String, or others: String? = nil) {
    withKnownIssue {
      SceneFuzz.expectCurrentCopies(filePath: test)
    } matching: { issue in
      issue.comments.contains { comment in
        [words, others].compactMap(\.self).contains { comment.rawValue.contains($0) }
      }
    }
  }

  @Test func `Copies of sources as they are pass`() throws {
    let scratch = try Scratch()
    SceneFuzz.expectCurrentCopies(filePath: try package(scratch))
  }

  @Test func `A source that has changed is named, with what to do`() throws {
    let scratch = try Scratch()
    let test = try package(scratch)
    try Data("let notes = 2\n".utf8).write(to: URL(fileURLWithPath: scratch.path + "/Notes.swift"))
    expectIssue(
      "../Notes.swift has changed since the copies were made:"
        + " write scenefuzz init --update && swift test", test)
  }

  @Test func `A source that is gone, and a digest that names nothing, are named`() throws {
    let scratch = try Scratch()
    let test = try package(scratch)
    try FileManager.default.removeItem(atPath: scratch.path + "/Notes.swift")
    expectIssue("../Notes.swift is not there any more", test)
    try Data("# empty\n".utf8).write(
      to: URL(fileURLWithPath: scratch.path + "/LifecycleTests/" + MadeDigest.fileName))
    expectIssue("is not there or names no app", test)
  }

  @Test func `A copy that was edited, one that is gone and one that was never made are named`()
    throws
  {
    let scratch = try Scratch()
    let test = try package(scratch)
    let real = scratch.path + "/LifecycleTests/Made/Real"
    try Data("let notes = 2\n".utf8).write(to: URL(fileURLWithPath: real + "/Notes.swift"))
    expectIssue("Made/Real/Notes.swift is not as it was made", test)
    try FileManager.default.moveItem(atPath: real + "/Notes.swift", toPath: real + "/Old.swift")
    expectIssue("Made/Real/Notes.swift is not there", test, or: "Old.swift is none of the copies")
    try FileManager.default.copyItem(atPath: real + "/Old.swift", toPath: real + "/Notes.swift")
    try Data("let notes = 1\n".utf8).write(to: URL(fileURLWithPath: real + "/Notes.swift"))
    expectIssue("Made/Real/Old.swift is none of the copies that were made", test)
  }

  /// Lines that a merge, an editor or another version takes out of a digest, with the words of the issue.
  @Test(arguments: [
    ("source ", "its last line does not fit"), ("made ", "its last line does not fit"),
    ("tool ", "its last line does not fit"), ("end ", "its last line is not there"),
  ])
  func `A digest that has lost a line is not believed`(line: String, words: String) throws {
    let scratch = try Scratch()
    let test = try package(scratch)
    let file = scratch.path + "/LifecycleTests/" + MadeDigest.fileName
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let left = lines.filter { !$0.hasPrefix(line) }
    try (left.joined(separator: "\n") + "\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    #expect(left.count == lines.count - 1)
    expectIssue(words, test)
  }

  @Test func `A line that this version does not know, and copies of another version, are named`()
    throws
  {
    let scratch = try Scratch()
    let test = try package(scratch)
    let file = scratch.path + "/LifecycleTests/" + MadeDigest.fileName
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try ("<<<<<<< ours\n" + text).write(toFile: file, atomically: true, encoding: .utf8)
    expectIssue("line 1 is none that this version of the tool writes", test)
    var digest = try #require(MadeDigest(text))
    digest.tool = "0.0.1"
    try digest.text.write(toFile: file, atomically: true, encoding: .utf8)
    expectIssue("the copies are of version 0.0.1, this is \(Product.version)", test)
  }

  @Test(arguments: ["New.swift", "Notes 2.xcdatamodel", "X.m", "a.json", "A.colorset", "Contests"])
  func `A file that is new in a folder is a change, and what no build compiles is none`(
    new: String
  ) throws {
    let scratch = try Scratch()
    let test = try package(scratch)
    let file = scratch.path + "/LifecycleTests/" + MadeDigest.fileName
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path)
    var digest = try #require(MadeDigest(String(contentsOfFile: file, encoding: .utf8)))
    let made = digest.made
    digest = MadeDigest(
      app: "../Notes", target: nil, module: "Notes",
      sources: [SourceDigest(folder: "..", names: names)])
    digest.tool = Product.version
    digest.made = made
    #expect(digest.text.contains(" ../\n"))
    try digest.text.write(toFile: file, atomically: true, encoding: .utf8)
    for name in ["a.png", ".hidden.swift", "Pods", "NotesTests", "README.md"] {
      try Data().write(to: URL(fileURLWithPath: scratch.path + "/" + name))
    }
    SceneFuzz.expectCurrentCopies(filePath: test)
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/" + new))
    expectIssue("../ has other files than when the copies were made", test)
  }

  @Test func `A pipe in the place of a source is no source, and holds nothing up`() throws {
    let scratch = try Scratch()
    let test = try package(scratch)
    try FileManager.default.removeItem(atPath: scratch.path + "/Notes.swift")
    #expect(mkfifo(scratch.path + "/Notes.swift", 0o600) == 0)
    expectIssue("../Notes.swift is not there any more", test)
  }

  @Test(arguments: [
    "A b.swift", "a\nsource 0 b.swift", "a\r\n.swift", "\u{301}.swift", "\\n.swift", "\r", " ",
  ])
  func `A digest is read as it was written`(name: String) throws {
    var digest = MadeDigest(
      app: "../My App" + name, target: "My Target" + name, module: "My_App",
      sources: [
        SourceDigest(path: name, bytes: [1, 2]),
        SourceDigest(folder: "../My App/" + name, names: ["A.swift"]),
      ])
    digest.made = [SourceDigest(path: "Made/" + name, bytes: [3])]
    digest.unseen = [
      BlindSpot(.leftOut, name + "\tx", note: "a\t" + name), BlindSpot(.standIn, name),
    ]
    let again = try #require(MadeDigest(digest.text))
    #expect(again.flaw == nil)
    #expect(again == digest)
    #expect(Array(again.app.utf8) == Array(digest.app.utf8))
    #expect(MadeDigest("app ../Notes\n") == nil)
  }
}
