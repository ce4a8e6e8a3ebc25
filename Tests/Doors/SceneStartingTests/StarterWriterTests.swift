import CommandKit
import Foundation
import SceneLifecycle
import SceneStarting
import TestSupport
import Testing

/// Nothing is written out of the package, and no folder is read without an end.
@Suite struct StarterWriterTests {
  @Test(arguments: [
    "ByHand", "Tests", "Tests/NotesTests", "Tests/NotesTests/Scenes", ".github",
    ".github/workflows",
  ])
  func `A folder that is a link is named, and no file is written`(path: String) throws {
    let app = try HostileApp()
    let elsewhere = try Scratch()
    let link = app.root + "/" + path
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: link).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: elsewhere.path)
    let before = app.files
    let error = try #require(throws: CommandError.self) { try app.start() }
    #expect(error.diagnostic.error.contains("is not written: "))
    #expect(error.diagnostic.error.hasSuffix("is a link"))
    #expect(error.diagnostic.help?.contains("put a folder in the place of the link") == true)
    #expect(app.files == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path) == [])
  }

  @Test func `A package that the user named by a link is written to`() throws {
    let app = try HostileApp()
    let scratch = try Scratch()
    let link = scratch.path + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: app.around)
    let starter = Starter(
      name: try StarterName("Notes", folder: link),
      dependency: try StarterDependency(nil, from: link, nil))
    let console = Console(write: { _ in }, report: { _ in })
    try StarterWriter(starter: starter, root: link, console: console).write()
    #expect(FileManager.default.fileExists(atPath: app.around + "/Package.swift"))
  }

  @Test func `Many heads of classes without a body are read to the end of each`() throws {
    let app = try HostileApp()
    let heads = (0..<20_000).map { "class X\($0): UIApplicationDelegates\n" }.joined()
    try app.write(heads, to: "Notes/Generated.swift")
    let time = try ThreadTime.seconds { _ = try app.start() }
    let test = try app.read("ByHand/NotesTest.swift")
    #expect(test.contains("return AppDelegate()"))
    #expect(time < 60, "by the square of the heads it takes five minutes")
  }

  @Test func `A storyboard that is too long is named with the most that is read`() throws {
    let app = try HostileApp()
    let name = "Main.storyboard"
    try app.write(String(repeating: "// a line\n", count: 419_431), to: "Notes/" + name)
    let error = try #require(throws: CommandError.self) { try app.start() }
    #expect(error.diagnostic.error.contains(name))
    #expect(error.diagnostic.notes == ["a file may have 4 MB"])
    #expect(error.diagnostic.help?.isEmpty == false)
  }

  @Test func `A property list that is too long is left out, and the rest is read`() throws {
    let app = try HostileApp()
    try app.write(String(repeating: "// a line\n", count: 419_431), to: "Notes/A.plist")
    _ = try app.start()
    #expect(try app.read("ByHand/NotesTest.swift").contains("storyboard: \"Main\""))
  }

  @Test func `Something that is no file is not waited for`() throws {
    let app = try HostileApp()
    #expect(mkfifo(app.around + "/Notes/Pipe.swift", 0o600) == 0)
    #expect(mkfifo(app.around + "/Notes/A.plist", 0o600) == 0)
    _ = try app.start()
    #expect(app.files.contains("Package.swift"))
  }
}
