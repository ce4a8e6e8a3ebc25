import CommandKit
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// What was found is written as a whole, into folders of the user's own, and through no link.
@Suite struct KeptFileTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `A file is written below folders that are made, and written again`() throws {
    let scratch = try Scratch()
    let folder = scratch.path + "/new/corpus/"
    let path = try KeptFile.write("one", below: folder, at: ["app", "regressions", "a.scene"])
    #expect(path == scratch.path + "/new/corpus/app/regressions/a.scene")
    #expect(
      try KeptFile.write("two", below: folder, at: ["app", "regressions", "a.scene"]) == path)
    #expect(try text(path) == "two")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: scratch.path + "/new/corpus/app/regressions")
    #expect(names == ["a.scene"])
  }

  @Test func `A file that is a link is replaced, and what it leads to stays`() throws {
    let scratch = try Scratch()
    let victim = scratch.path + "/victim"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: victim))
    try FileManager.default.createDirectory(
      atPath: scratch.path + "/corpus", withIntermediateDirectories: true)
    try link(scratch.path + "/corpus/a.scene", to: victim)
    let path = try KeptFile.write("found", below: scratch.path + "/corpus", at: ["a.scene"])
    #expect(try text(victim) == "mine")
    #expect(try text(path) == "found")
  }

  @Test(arguments: ["corpus", "corpus/app", "corpus/app/regressions"])
  func `A folder that is a link is not written through, and the message names it`(
    relative: String
  ) throws {
    let scratch = try Scratch()
    let target = scratch.path + "/target"
    let path = scratch.path + "/" + relative
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try link(path, to: target)
    for folder in [scratch.path + "/corpus", scratch.path + "/corpus/"] {
      let error = try #require(throws: CommandError.self) {
        try KeptFile.write("found", below: folder, at: ["app", "regressions", "a.scene"])
      }
      #expect(error.diagnostic.error.contains("is a link"))
      #expect(error.status == .misused)
      let help =
        relative == "corpus"
        ? "give --corpus a folder that is no link"
        : "put a folder in the place of the link, as nothing is written through it"
      #expect(error.diagnostic.help == help)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: target) == [])
  }

  @Test func `What cannot be written says why, and what to do`() throws {
    let scratch = try Scratch()
    try Data().write(to: URL(fileURLWithPath: scratch.path + "/file"))
    let error = try #require(throws: CommandError.self) {
      try KeptFile.write("found", below: scratch.path + "/file", at: ["a.scene"])
    }
    #expect(error.diagnostic.error.contains("cannot be written: Not a directory"))
    #expect(error.diagnostic.help == "give --corpus a folder that can be written")
  }

  @Test func `The folder among the temporary files is the user's and closed to others`() throws {
    let scratch = try Scratch()
    let first = try KeptFile.refuge(in: scratch.path)
    #expect(try mode(first) == 0o700)
    #expect(try KeptFile.refuge(in: scratch.path + "/") == first)
  }

  @Test(arguments: ["open", "link", "file", "foreign"])
  func `A folder of that name that is not the user's own is left alone`(kind: String) throws {
    let scratch = try Scratch()
    let usual = scratch.path + "/scenefuzz-\(getuid())"
    let folder = scratch.path + "/other"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    switch kind {
    case "link": try link(usual, to: folder)
    case "file": try Data().write(to: URL(fileURLWithPath: usual))
    default:
      let mode = kind == "open" ? 0o770 : 0o700
      try FileManager.default.createDirectory(
        atPath: usual, withIntermediateDirectories: true, attributes: [.posixPermissions: mode])
      // Only root may give a folder away.
      if kind == "foreign", chown(usual, 12_345, 12_345) != 0 { return }
    }
    let refuge = try KeptFile.refuge(in: scratch.path)
    #expect(refuge.hasPrefix(usual + "-") && refuge != usual)
    #expect(try mode(refuge) == 0o700)
    #expect(try KeptFile.write("found", below: refuge, at: ["a.scene"]).hasPrefix(usual + "-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }
}

/// What a test run that was killed has left.
@Suite struct ScratchTests {
  @Test func `The folders of a run that is over are taken away, those of one that runs are not`()
    throws
  {
    let own = try Scratch()
    #expect(!Scratch.isLeft(own.url.lastPathComponent))
    // No system has so many processes.
    #expect(Scratch.isLeft("scenefuzz-test-99999999-A"))
    #expect(!Scratch.isLeft("scenefuzz-0") && !Scratch.isLeft("scenefuzz-test-x-A"))
  }
}
