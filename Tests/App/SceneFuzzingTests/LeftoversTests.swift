import Foundation
import SceneFuzzing
import TestSupport
import Testing

/// What killed processes leave is cleared by the next one, and what living ones have is not.
struct LeftoversTests {
  @Test func `A folder is left where its owner is gone, or began at another time`() {
    let prefix = "scenefuzz-trial-"
    #expect(!Leftovers.isLeft(prefix + Leftovers.owner + "-A", of: prefix))
    #expect(Leftovers.isLeft(prefix + "99999999-1-A", of: prefix))
    #expect(Leftovers.isLeft(prefix + "\(getpid())-1-A", of: prefix), "the number was given again")
    for name in ["A", "x-1-A", "1-A", "0-1-A"] {
      #expect(!Leftovers.isLeft(prefix + name, of: prefix))
    }
  }

  @Test func `Folders of ended processes go, and nothing else does`() throws {
    let scratch = try Scratch()
    let names = ["scenefuzz-trial-99999999-1-A", "scenefuzz-trial-\(Leftovers.owner)-A", "notes"]
    for name in names {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    Leftovers.clear(in: scratch.url)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    #expect(left == ["notes", names[1]].sorted())
  }

  /// A position as a process that is gone has left it.
  private func write(
    _ name: String, of test: String, in scratch: Scratch, owner: UInt64, isPlaying: Bool = true
  ) throws {
    var words = [UInt64](repeating: 0, count: 8)
    words[4] = owner
    words[5] = isPlaying ? 1 : 0
    let data = words.withUnsafeBytes { Data($0) } + Data(test.utf8)
    try data.write(to: scratch.url.appendingPathComponent(name))
  }

  @Test func `The position of a test stays, unless the test lay among temporary files and is gone`()
    throws
  {
    let scratch = try Scratch()
    try write(
      "scenefuzz-1.in-play", of: scratch.path + "/gone/Tests.swift", in: scratch, owner: 99_999_999)
    try write("scenefuzz-2.in-play", of: "/elsewhere/Tests.swift", in: scratch, owner: 99_999_999)
    try write(
      "scenefuzz-3.in-play", of: scratch.path + "/gone/Tests.swift", in: scratch,
      owner: UInt64(getpid()))
    try write("scenefuzz-4.in-play", of: scratch.path + "/T.swift", in: scratch, owner: 99_999_999)
    // A run that played nothing tells the next one nothing.
    try write(
      "scenefuzz-5.in-play", of: "/elsewhere/Tests.swift", in: scratch, owner: 99_999_999,
      isPlaying: false)
    try write(
      "scenefuzz-6.in-play", of: "/elsewhere/Tests.swift", in: scratch, owner: UInt64(getpid()),
      isPlaying: false)
    Leftovers.clear(in: scratch.url)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    #expect(left == [2, 3, 4, 6].map { "scenefuzz-\($0).in-play" })
  }
}
