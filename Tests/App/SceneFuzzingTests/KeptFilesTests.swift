import Foundation
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// What a unit test keeps beside itself is played, or the test says why it is not.
@Suite struct KeptFilesTests {
  private static let head = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n"

  /// A test file's folder with `Scenes/silence`.
  private final class KeptFolder {
    let scratch: Scratch
    var folder: URL { scratch.url }
    var file: String { folder.appendingPathComponent("SilenceTests.swift").path }
    var kept: URL { folder.appendingPathComponent("Scenes/silence") }

    init() throws {
      scratch = try Scratch()
      try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String = "a.scene") throws {
      try Data(text.utf8).write(to: kept.appendingPathComponent(name))
    }

    /// The message with which a test ends at once.
    func error() throws -> KeptFileError {
      try #require(throws: KeptFileError.self) {
        try SceneFuzz.examine(KeptFilesTests.silence, file: file, fileID: "A/SilenceTests.swift")
      }
    }

    /// What a test doubts.
    func doubts() throws -> [AppDoubt] {
      try SceneFuzz.examine(KeptFilesTests.silence, file: file, fileID: "A/SilenceTests.swift")
        .doubts
        .filter { $0.cause == .keptHistory }
    }
  }

  private static var silence: AppTest<Silence> {
    AppTest("silence", laws: [.pairsLevels]) { _ in Silence() }
      .mayBeSilent(because: "it is about files")
  }

  @Test func `A pipe that looks like a history is named and not waited for`() throws {
    let scratch = try KeptFolder()
    try #require(mkfifo(scratch.kept.appendingPathComponent("a.scene").path, 0o600) == 0)
    let message = "\(try scratch.error())"
    #expect(
      message.contains("Scenes/silence/a.scene' has the name of a kept history and is no file"))
    #expect(message.contains("help: give it another name"))
  }

  @Test func `A folder that looks like a history is named`() throws {
    let scratch = try KeptFolder()
    let folder = scratch.kept.appendingPathComponent("a.scene")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(
      "\(try scratch.error())".contains("a.scene' has the name of a kept history and is a folder"))
  }

  @Test(arguments: ["target", "nowhere"])
  func `A link that looks like a history is named and its target is not read`(
    target: String
  ) throws {
    let scratch = try KeptFolder()
    let secret = scratch.folder.appendingPathComponent("target")
    try Data("secret line\n".utf8).write(to: secret)
    try FileManager.default.createSymbolicLink(
      at: scratch.kept.appendingPathComponent("a.scene"),
      withDestinationURL: scratch.folder.appendingPathComponent(target))
    let message = "\(try scratch.error())"
    #expect(message.contains("a.scene' is a link: kept histories are read through none"))
    #expect(!message.contains("secret"))
  }

  @Test func `A history in other letter cases is not left out in silence`() throws {
    let scratch = try KeptFolder()
    try scratch.write(Self.head + "\nlaunch 1\n", to: "a.SCENE")
    #expect(
      "\(try scratch.error())".contains(
        "a.SCENE' is not played\nhelp: let its name end in '.scene'"))
  }

  @Test func `A folder of histories that is a file or a link is an error`() throws {
    let scratch = try KeptFolder()
    let other = scratch.folder.appendingPathComponent("other")
    try FileManager.default.moveItem(at: scratch.kept, to: other)
    try Data().write(to: scratch.kept)
    #expect("\(try scratch.error())".contains("Scenes/silence' is not a folder"))
    try FileManager.default.removeItem(at: scratch.kept)
    try FileManager.default.createSymbolicLink(at: scratch.kept, withDestinationURL: other)
    #expect("\(try scratch.error())".contains("Scenes/silence' is a link"))
  }

  @Test func `What the system refuses to say is no empty folder`() throws {
    let scratch = try Scratch()
    let loop = scratch.url.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    let error = try #require(throws: KeptFileError.self) {
      try KeptFiles.scenes(below: loop.path + "/corpus")
    }
    #expect("\(error)".contains("/loop/corpus' cannot be read: "))
    #expect(try KeptFiles.scenes(below: scratch.path + "/nothing") == [])
  }

  @Test func `A link to a folder is not followed out of the folder above it`() throws {
    let scratch = try KeptFolder()
    let other = scratch.folder.appendingPathComponent("other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: scratch.kept.appendingPathComponent("more"), withDestinationURL: other)
    #expect("\(try scratch.error())".contains("silence/more' is a link"))
  }

  // MARK: - What is not played as it is written

  @Test(arguments: [
    ("\nlaunch 1\nprewarm\n", "event 2 'prewarm' is left out"),
    ("\nhome\nlock\nhome\n", "event 1 'home' is left out"),
    ("\nlaunch 1\ndo nothing 1\n", "'do nothing 1' is left out"),
    (
      "violates nothing.here\n\nlaunch 1\n",
      "it violates 'nothing.here', which is no law of the app"
    ),
  ])
  func `A history that shows nothing by holding is doubted by file and event`(
    text: String, reason: String
  ) throws {
    let scratch = try KeptFolder()
    try scratch.write(Self.head + text)
    let doubts = try scratch.doubts()
    #expect(doubts.count == 1)
    let message = "\(try #require(doubts.first))"
    #expect(message.contains("the kept history 'a.scene' shows nothing by holding"), "\(message)")
    #expect(message.contains(reason), "\(message)")
    let kept = try #require(SceneFuzz.scenarios(of: "silence", file: scratch.file).first)
    #expect(throws: HollowCampaign.self) { try SceneFuzz.replay(kept, Self.silence) }
  }

  @Test func `A history that is played as it is written is not doubted`() throws {
    let scratch = try KeptFolder()
    try scratch.write(Self.head + "violates levels.paired\n\nlaunch 1\nhome\n")
    try scratch.write(Self.head + "violates app.crashes\n\nlaunch 1\n", to: "b.scene")
    #expect(try scratch.doubts() == [])
  }

  // MARK: - Two tests of one name

  @Test func `Two tests of one name are an error that names both places`() throws {
    let scratch = try KeptFolder()
    func check(_ test: AppTest<Silence>) throws {
      _ = try SceneFuzz.examine(test, file: scratch.file, fileID: "A/SilenceTests.swift")
    }
    var (one, two) = (Self.silence, Self.silence)
    (one.file, one.line) = ("/a/OneTests.swift", 7)
    (two.file, two.line) = ("/a/TwoTests.swift", 9)
    try check(one)
    try check(one)
    let error = try #require(throws: KeptFileError.self) { try check(two) }
    #expect("\(error)".contains("two tests have the name 'silence'"))
    #expect("\(error)".contains("note: 'silence' is described at /a/OneTests.swift:7"))
    #expect("\(error)".contains("note: 'silence' is described at /a/TwoTests.swift:9"))
    two.name = "calm"
    try check(two)
  }
}
