import Foundation
import LoweredApp
import SceneDriving
import SceneFuzzing
import SceneGeneration
import SceneHosting
import SceneLifecycle
import TestSupport
import Testing
import UIKit

/// The same case, the same bytes: whatever was played before, and in whichever process.
@MainActor
@Suite(.serialized) struct SameBytesTests {
  /// In another process: the first case, the one behind the last, and where its journal goes.
  private nonisolated static let variable = "SCENEFUZZ_TESTS_BYTES"
  private static let cases = 0..<UInt64(TestTier.choose(200, nightly: 1_000))
  /// How far from each other the cases are that get a process of their own.
  private static let step = TestTier.choose(70, nightly: 50)

  /// What the app says in some cases of a campaign.
  private func journal(of cases: Range<UInt64>, _ player: AppPlayer) -> [String] {
    let token = Token(shape: player.usual.shape, seed: Seed(40), index: cases.lowerBound)
    _ = Journal.take()
    _ = player.batch(token, UInt64(cases.count), keepsGoing: true, ProgressMarker())
    return Journal.take()
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "another test runs it"))
  func `The journal of another process`() throws {
    let value = try #require(ProcessInfo.processInfo.environment[Self.variable])
    let words = value.split(separator: " ", maxSplits: 2).map(String.init)
    let first = try #require(UInt64(words[0]))
    let end = try #require(UInt64(words[1]))
    let said = journal(of: first..<end, AppPlayer(LoweredAppTests.test()))
    try said.joined(separator: "\n").write(toFile: words[2], atomically: true, encoding: .utf8)
  }

  @Test func `Cases say the same together, backwards, and in processes of their own`() throws {
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return }
    let player = AppPlayer(LoweredAppTests.test())
    let whole = journal(of: Self.cases, player)
    for word in ["launch ", "draws [", "answer nothing", "slept", "global false", "timer"] {
      #expect(whole.contains { $0.contains(word) }, "\(word)")
    }
    // Each has another case before it than in the campaign.
    let alone = Self.cases.reversed().map { journal(of: $0..<$0 + 1, player) }.reversed()
    #expect(alone.flatMap { $0 } == whole)
    #expect(Set(alone).count * 10 > Self.cases.count * 9, "hardly two cases are alike")
    let single = stride(from: 0, to: Self.cases.count, by: Self.step).map { UInt64($0) }
    let ranges = [Self.cases] + single.map { $0..<$0 + 1 }
    let journals = try Self.journals(of: ranges)
    #expect(journals[0] == whole.joined(separator: "\n"))
    let each = Array(alone)
    for (number, journal) in zip(single, journals.dropFirst()) {
      #expect(journal == each[Int(number)].joined(separator: "\n"), "case \(number)")
    }
  }

  /// What other processes say, each of its own cases.
  private static func journals(of ranges: [Range<UInt64>]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let started = try ranges.enumerated().map { number, range in
      let file = folder.appendingPathComponent("\(number)")
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = ["--testing-library", "swift-testing", "--filter", "SameBytesTests"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        [variable: "\(range.lowerBound) \(range.upperBound) \(file.path)"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return (process, file)
    }
    return try started.map { process, file in
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
