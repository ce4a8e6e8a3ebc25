import CommandKit
import Foundation
import SceneGate
import SceneLifecycle
import TestSupport
import Testing

/// What a corpus keeps for a suite is played, or the command says where it stands instead.
@Suite struct CorpusStoreTests {
  private func regressions(_ file: String, below folder: String = "c") throws -> [String] {
    let scratch = try Scratch()
    let url = scratch.url.appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    return try CorpusStore(folder: scratch.path + "/" + folder, suite: "green").regressions()
      .map { String($0.dropFirst(scratch.path.count + 1)) }
  }

  @Test(arguments: ["c/green/regressions/a.scene", "c/green/regressions/old/a.scene"])
  func `The histories of a suite are found`(file: String) throws {
    #expect(try regressions(file) == [file])
  }

  @Test(arguments: ["c/contract/seeds/a.scene", "c/notes/regressions/a.scene", "d/a.scene"])
  func `The histories of other suites are not its own`(file: String) throws {
    #expect(try regressions(file) == [])
  }

  @Test(arguments: [
    ("c/green/regressions/a.scene", "c/green"), ("c/green/regressions/a.scene", "."),
    ("c/Green/regressions/a.scene", "c"), ("c/green/Regressions/a.scene", "c"),
    ("c/green/a.scene", "c"), ("c/a.scene", "c"), ("c/green/seeds/a.scene", "c"),
  ])
  func `A history beside those that are played is an error`(file: String, folder: String) throws {
    let error = try #require(throws: CommandError.self) { try regressions(file, below: folder) }
    let message = error.diagnostic.description
    #expect(error.status == .misused)
    #expect(message.contains("a.scene' stands where nothing is played"), "\(message)")
    #expect(message.contains("help: give --corpus the folder"))
  }
}
