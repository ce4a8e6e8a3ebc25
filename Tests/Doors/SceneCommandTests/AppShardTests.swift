import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneGate
import SceneLifecycle
import SceneWorkers
import TestSupport
import Testing

/// Several machines share the gate of an app, and their parts come to what one machine says.
@Suite struct AppShardTests {
  private static let line =
    "ci --seed 7 --fixed 300 --cases 600 --quiet --only payload.handled-once,levels.paired"

  /// Plays every shard of the gate and returns the status of the merged report.
  private func merged(_ count: Int, _ shell: Shell, _ line: String = line) throws -> Int32 {
    for number in 1...count {
      let status = try shell.run(
        line + " --shard \(number)/\(count) --results \(number).result")
      #expect([0, 3].contains(status), "\(shell.messages)")
      #expect(shell.output.contains("App merge-results \(number).result …"))
    }
    let files = (1...count).evenFirst.map { "\($0).result" }.joined(separator: " ")
    return try shell.run("merge-results \(files)")
  }

  @Test(arguments: [1, 3]) func `Shards come to what one machine says`(count: Int) throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run(Self.line + " --stop budget") == 1, "\(shell.messages)")
    let whole = shell.output
    #expect(whole.contains("x payload.handled-once"))
    let counted = try #require(whole.firstMatch(of: #/\n  (\d+) cases failed this way/#))
    #expect(try #require(Int(counted.1)) > 60, "every case of the fixed campaign is looked at")
    #expect(try merged(count, shell) == 1, "\(shell.messages)")
    #expect(shell.output == whole)
  }

  @Test func `A crash that another machine met is met again`() throws {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "prints"
    let line = "ci --seed 7 --fixed 2 --cases 3 --quiet --only app.crashes"
    #expect(try shell.run(line + " --stop budget") == 1, "\(shell.messages)")
    let whole = shell.output
    #expect(try merged(2, shell, line) == 1, "\(shell.messages)")
    #expect(shell.output == whole)
    // What this machine does not meet is flaky, and never green.
    shell.variables["ROUGH"] = "lawless"
    #expect(try shell.run("merge-results 1.result 2.result") == 3, "\(shell.output)")
    #expect(shell.output.contains("Another machine met it, and it did not come back here."))
  }

  @Test func `More shards than rows leave some without a case`() throws {
    let shell = try Shell("SoundApp")
    let line = "ci --seed 7 --fixed 10 --cases 300 --quiet --only levels.paired"
    #expect(try shell.run(line + " --stop budget") == 0)
    let whole = shell.output
    for number in 1...4 {
      #expect(try shell.run(line + " --shard \(number)/4 --results \(number).result") == 0)
    }
    #expect(try shell.run("merge-results 1.result 2.result 3.result 4.result") == 0)
    #expect(shell.output == whole)
  }

  @Test func `A file that was changed, twice there, missing or of another campaign is refused`()
    throws
  {
    let shell = try Shell("SoundApp")
    _ = try merged(2, shell)
    let first = String(decoding: try shell.data("1.result"), as: UTF8.self)
    for (text, message) in [
      (
        first.replacing(#""cases":300"#, with: #""cases":301"#), "the file is not as it was written"
      ),
      (first + "more\n", "the file is not as it was written"),
      ("", "the file is no result of a shard"),
      ("scenefuzz-results 3\n", "'3' is another version of a result file"),
    ] where text != first {
      let name = try shell.write(text, to: "changed.result")
      #expect(try shell.run("merge-results \(name) 2.result") == 2)
      #expect(shell.messages.contains(message), "\(shell.messages)")
    }
    // The digest fits what was done by hand; the counts, the shard and the campaign do not.
    let changes: [(message: String, change: (inout ChangedShard) -> Void)] = [
      ("its file says 0", { $0["fixed", "findings"] = [Any]() }),
      ("'1/2 more' is not a shard", { $0["shard"] = "1/2 more" }),
      ("the fixed campaign is missing", { $0["fixed"] = nil }),
      ("has 256 cases", { $0["fixed", "activity", "cases"] = 257 }),
      (
        "no campaign comes to such numbers",
        {
          $0["fixed", "tally", "behaviour", "received"] = [
            "room": 10, "features": [1], "counts": [1], "firsts": [0],
          ]
        }
      ),
    ]
    for (message, change) in changes {
      var changed = try ChangedShard(first)
      change(&changed)
      _ = try shell.write(try changed.text(), to: "signed.result")
      #expect(try shell.run("merge-results signed.result 2.result") == 2, "\(shell.output)")
      #expect(shell.messages.contains(message), "\(message): \(shell.messages)")
    }
    #expect(try shell.run("merge-results 1.result 1.result") == 2)
    #expect(shell.messages.contains("shard 1/2 stands a second time"))
    #expect(try shell.run("merge-results 1.result") == 2)
    #expect(shell.messages.contains("1 shard of 2 missing"))
    #expect(try shell.run("merge-results") == 2)
    let other = "ci --seed 8 --fixed 300 --cases 600 --quiet --only levels.paired --shard 2/2"
    #expect(try shell.run(other + " --results other.result") == 0)
    #expect(try shell.run("merge-results 1.result other.result") == 2)
    #expect(shell.messages.contains("the file is part of another campaign"))
    #expect(try Shell("CrashyApp").run("merge-results \(shell.folder.path)/1.result") == 2)
  }

  @Test func `A shard needs a seed and a number of cases`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("ci --shard 1/2 --cases 5 --quiet") == 2)
    #expect(shell.messages.contains("'--shard' needs a seed"))
    #expect(try shell.run("ci --shard 1/2 --seed 5 --quiet") == 2)
    #expect(shell.messages.contains("'--shard' needs a number of cases"))
  }
}

extension ClosedRange<Int> {
  /// The numbers in an order of no meaning: files are given as a folder lists them.
  fileprivate var evenFirst: [Int] { filter { $0 % 2 == 0 } + filter { $0 % 2 == 1 } }
}
