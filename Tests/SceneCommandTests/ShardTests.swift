import CommandKit
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import Testing

/// Machines that share a campaign say together what one would have said.
struct ShardTests {
  /// Plays all shards of a command and merges their files in an order that is not theirs.
  private func merged(_ line: String, count: Int, in session: Session) async -> String {
    var files: [String] = []
    for number in 1...count {
      let file = "DIR/\(count)-\(number).result"
      let words = "\(line) --shard \(number)/\(count) --results \(file) --quiet"
      #expect(await session.run(words) == .holds)
      files.append(file)
    }
    let order = files.reversed().joined(separator: " ")
    let options = line.contains("ci") ? " --junit DIR/merged.xml" : " --corpus DIR/kept"
    _ = await session.run("merge-results \(order)\(options)")
    return session.output
  }

  @Test(arguments: [
    "run --seed 5 --cases 70 --callbacks 60 --keep-going",
    "run --seed 5 --cases 70 --callbacks 60 --keep-going --defect resign-dropped",
    "run --seed 5 --cases 70 --callbacks 60 --keep-going --defect connect-repeated",
  ])
  func `One, three and sixteen shards of a campaign print its report`(line: String) async throws {
    let session = try Session()
    let status = await session.run(line + " --quiet --corpus DIR/kept")
    #expect(status == (line.contains("defect") ? .violated : .holds))
    let whole = session.output
    for count in [1, 3, 16] {
      #expect(await merged(line, count: count, in: session) == whole)
    }
  }

  @Test(arguments: ["", " --defect resign-dropped"])
  func `Shards of a gate print its report, and the same file`(options: String) async throws {
    let session = try Session()
    try session.write("scenefuzz 1\nplatform ipad-ios17\nscenes 1\n\nlaunch 1\n", to: "a.scene")
    try session.write("scenefuzz 1\nplatfrom x\n", to: "b.scene")
    let line = "ci --contract --fixed 30 --cases 20 --seed 5 --corpus DIR" + options
    _ = await session.run(line + " --stop budget --quiet --junit DIR/whole.xml")
    let whole = session.output
    #expect(await merged(line, count: 3, in: session) == whole)
    let files = try ["whole", "merged"].map {
      try String(contentsOfFile: session.folder + "/\($0).xml", encoding: .utf8)
    }
    #expect(files[0] == files[1])
  }

  @Test func `A part is named by a variable, and what it plays by the settings`() async throws {
    let session = try Session()
    session.environment = CommandEnvironment(variables: [
      "SCENEFUZZ_SHARD_INDEX": "2", "SCENEFUZZ_SHARD_COUNT": "4", "SCENEFUZZ_SEED": "3",
    ])
    #expect(await session.run("run --cases 40 --callbacks 50 --results DIR/a") == .holds)
    #expect(session.output.hasPrefix("shard 3/4: 10 cases, "))
    session.environment = CommandEnvironment(variables: ["SCENEFUZZ_SHARD_INDEX": "4"])
    #expect(await session.run("run --cases 40 --seed 1") == .misused)
    #expect(session.messages.contains("SCENEFUZZ_SHARD_COUNT"))
  }

  @Test func `Parts of other campaigns, second copies and gaps are refused`() async throws {
    let session = try Session()
    for (name, options) in [("a", "--seed 1 --shard 1/2"), ("b", "--seed 2 --shard 2/2")] {
      let line = "run --cases 4 --callbacks 50 \(options) --results DIR/\(name)"
      #expect(await session.run(line) == .holds)
    }
    for (files, message) in [
      ("DIR/a", "1 shard of 2 missing"), ("DIR/a DIR/a", "stands a second time"),
      ("DIR/a DIR/b", "part of another campaign"), ("", "write scenefuzz merge-results FILE"),
    ] {
      #expect(await session.run("merge-results " + files) == .misused)
      #expect(session.messages.contains(message))
    }
  }

  @Test(arguments: [("1/2", "2/3"), ("2/3", "1/2"), ("1/1", "2/2")])
  func `Shards of different counts are parts of different campaigns`(
    one: String, other: String
  ) async throws {
    let session = try Session()
    for (name, shard) in [("a", one), ("b", other)] {
      let line = "run --seed 1 --cases 6 --callbacks 50 --shard \(shard) --results DIR/\(name)"
      #expect(await session.run(line) == .holds)
    }
    #expect(await session.run("merge-results DIR/a DIR/b") == .misused)
    #expect(session.messages.contains("part of another campaign"))
  }

  @Test(arguments: [
    "run --shard 5/4", "run --shard x", "run --shard 1/2", "run --shard 1/2 --for 1s",
  ])
  func `What cannot be shared is refused`(line: String) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
  }

  @Test(arguments: [
    ("played 4", "played x", ":8:8"), ("verb run", "verb rum", ":3:6"), ("\nend", "", ":"),
    ("option seed 1", "option sede 1", ":5:8"), ("option seed 1", "option seed x", ":5:13"),
    ("generator g2", "generator g0", ":2:11"), ("campaign fresh", "campaign fish", ":"),
    ("scenefuzz-results 2", "scenefuzz 2", ":1:1"), ("shard 1/1", "shard 0/1", ":4:7"),
  ])
  func `A file that was changed is refused with the place`(
    old: String, new: String, place: String
  ) async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a")
    let text = try String(contentsOfFile: session.folder + "/a", encoding: .utf8)
    #expect(text.contains(old))
    try session.write(text.replacing(old, with: new), to: "a")
    #expect(await session.run("merge-results DIR/a") == .misused)
    #expect(session.messages.contains("note: \(session.folder)/a\(place)"))
  }
}
