import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneGate
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
      #expect([.holds, .inconclusive].contains(await session.run(words)))
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

  @Test func `A part is no verdict: what it met is inconclusive, and it writes no report`()
    async throws
  {
    let session = try Session()
    let line = "run --seed 5 --cases 70 --callbacks 60 --results DIR/a --quiet"
    #expect(await session.run(line + " --shard 3/4") == .holds)
    #expect(session.output.hasPrefix("shard 3/4: 17 cases, 0 ways of failing\nno verdict: "))
    let red = line + " --defect connect-repeated --shard 1/4"
    #expect(await session.run(red) == .inconclusive)
    #expect(session.output.contains("inconclusive: what the shard met is judged with all others"))
    for option in ["--junit", "--sarif", "--json", "--html"] {
      #expect(await session.run(red + " \(option) DIR/x") == .misused)
      #expect(session.messages.contains("'\(option)' is about a verdict, and a shard has none"))
    }
    let gate = "ci --contract --fixed 4 --cases 2 --seed 5 --quiet --shard 1/2"
    #expect(await session.run(gate + " --write-baseline DIR/x") == .misused)
  }

  @Test(arguments: [
    ("SCENEFUZZ_SHARD", "1/1"), ("SCENEFUZZ_SHARD_INDEX", "0"), ("SCENEFUZZ_SHARD_COUNT", "1"),
  ])
  func `No variable makes a gate a part`(name: String, value: String) async throws {
    let session = try Session()
    session.environment = CommandEnvironment(variables: [name: value])
    for line in ["run --cases 4 --seed 1 --quiet", "ci --contract --fixed 1 --cases 1 --seed 1"] {
      #expect(await session.run(line) == .misused)
      #expect(session.messages.contains("no variable makes a gate a shard"))
      #expect(session.messages.contains(name))
    }
  }

  @Test func `A part that another build played is refused with the place and both values`()
    async throws
  {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a --quiet")
    let whole = try ChangedShard(try session.read("a"))
    let own = try #require(whole["head", "lines"] as? [String])
    for line in own.indices {
      var lines = own
      lines[line] = "other 0"
      var changed = whole
      changed["head", "lines"] = lines
      try session.write(try changed.text(), to: "b")
      #expect(await session.run("merge-results DIR/b") == .misused)
      #expect(session.messages.contains("another program: its file has 'other 0'"))
      #expect(session.messages.contains("note: \(session.folder)/b:2:"))
      #expect(session.messages.contains("the program that merges has '\(own[line])'"))
    }
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
    "run --shard 1/2 --seed 1 --cases 4 --for 1s",
  ])
  func `What cannot be shared is refused`(line: String) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
  }

  @Test func `A file that was changed is refused with the place`() async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 4 --shard 1/1 --results DIR/a")
    let text = try session.read("a")
    for (old, new, message) in [
      (#""verb":"run""#, #""verb":"rum""#, "rum"), (#""name":"seed""#, #""name":"sede""#, "'sede'"),
      (#""value":"1""#, #""value":"x""#, "'x' is not a seed"),
      (#""shard":"1/1""#, #""shard":"0/1""#, "'0/1' is not a shard"),
      (#""cases":4"#, #""cases":"x""#, "the file is not as it was written"),
      (#""generator":"g4""#, #""generator":"g0""#, "'g0' is another generator"),
      (#""entries":"#, #""entres":"#, "'entries' is missing"),
    ] {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text, "\(old)")
      let signed = ShardText.signing(Array(changed.utf8))
      try session.write(String(decoding: signed, as: UTF8.self), to: "b")
      #expect(await session.run("merge-results DIR/b") == .misused, "\(new)")
      #expect(session.messages.contains(message), "\(new): \(session.messages)")
      #expect(session.messages.contains("note: \(session.folder)/b:2:"), "\(session.messages)")
    }
    for (old, new, location) in [
      ("scenefuzz-results 4", "scenefuzz-results 3", "1:19"),
      ("scenefuzz-results 4", "scenefuzz-app-results 2", "1:1"), ("\nend ", "\n", "3:1"),
    ] {
      try session.write(text.replacing(old, with: new), to: "b")
      #expect(await session.run("merge-results DIR/b") == .misused)
      #expect(session.messages.contains("note: \(session.folder)/b:\(location)"))
    }
  }
}
