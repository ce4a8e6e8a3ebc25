import CommandTrials
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// What a baseline knows hides nothing else, and what one machine plays is no verdict.
@Suite struct AppBucketTests {
  private func shell(_ roughness: String) throws -> Shell {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = roughness
    return shell
  }

  private static let payloads =
    "ci --seed 7 --fixed 600 --cases 400 --stop budget --quiet --only payload.handled-once"
  private static let crashes = "ci --seed 7 --fixed 20 --cases 20 --quiet --only app.crashes"

  // MARK: - Known bugs

  @Test func `A lost link in the baseline does not hide a lost share`() throws {
    let shell = try shell("links")
    #expect(try shell.run(Self.payloads + " --write-baseline base") == 1, "\(shell.messages)")
    #expect(try shell.run(Self.payloads + " --baseline base") == 0, "\(shell.output)")
    #expect(
      shell.output.contains("behind a known bug a case went on, without the law that it breaks"))
    #expect(!shell.output.contains("early"))
    for roughness in ["shares", "all-shares"] {
      shell.variables["ROUGH"] = roughness
      #expect(try shell.run(Self.payloads + " --baseline base") == 1, "\(shell.output)")
      #expect(shell.output.hasSuffix("red: 1 new way of failing\n"))
      #expect(shell.output.contains("cloudKitShare"), "\(shell.output)")
    }
  }

  @Test func `Another trap in the same callback is another bug`() throws {
    let shell = try shell("traps")
    #expect(try shell.run(Self.crashes + " --write-baseline base") == 1, "\(shell.messages)")
    #expect(try shell.run(Self.crashes + " --baseline base") == 0, "\(shell.output)")
    #expect(shell.output.contains(#/known bugs ended [0-9]+ of 40 cases early/#))
    for roughness in ["indices", "quits"] {
      shell.variables["ROUGH"] = roughness
      #expect(
        try shell.run(Self.crashes + " --baseline base") == 1, "\(roughness): \(shell.output)")
    }
  }

  @Test func `A law that breaks in every case hides no crash, and no crash hides the law`() throws {
    let shell = try shell("both")
    let line = "run --seed 7 --cases 400 --events 6 --keep-going --quiet"
    #expect(try shell.run(line + " --jobs 1") == 1, "\(shell.messages)")
    let whole = shell.output
    let heads = whole.split(separator: "\n").filter { $0.hasPrefix("x ") }
    #expect(Set(heads) == ["x rough.inactive (hard)", "x app.crashes (hard)"], "\(whole)")
    #expect(try shell.run(line + " --jobs 3") == 1)
    #expect(shell.output == whole)
    // As many cases break the law where the crash is not judged.
    #expect(try shell.run(line + " --only rough.inactive") == 1)
    let counted = shell.output.split(separator: "\n").filter { $0.hasSuffix("failed this way") }
    #expect(counted.count == 1 && whole.contains(counted[0]), "\(shell.output)")
    #expect(try shell.run("run --seed 7 --cases 400 --events 6 --quiet --jobs 2") == 1)
    #expect(shell.output.split(separator: "\n").count { $0.hasPrefix("x ") } == 1)
  }

  @Test func `A second kind of event that breaks the law otherwise is in the same report`() throws {
    let shell = try shell("taps")
    let line = "--seed 3 --cases 400 --quiet --only payload.handled-once"
    for verb in ["run --keep-going", "ci --fixed 0 --stop budget"] {
      #expect(try shell.run("\(verb) \(line)") == 1, "\(shell.messages)")
      let reports = shell.output.split(separator: "\nx payload.handled-once (hard)").dropFirst()
      #expect(reports.count == 1, "\(shell.output)")
      let others = shell.output.split(separator: "\n").filter { $0.contains("also broken by ") }
      #expect(others.contains { $0.contains("shortcutItem") }, "\(shell.output)")
    }
  }

  @Test func `A baseline that is not there knows no bug, and is not written over`() throws {
    let shell = try shell("links")
    let line = Self.payloads + " --baseline base"
    #expect(try shell.run(line) == 1, "\(shell.messages)")
    #expect(shell.output.contains("baseline: there is no file 'base', so no bug is known"))
    try FileManager.default.createSymbolicLink(
      at: shell.folder.appendingPathComponent("link"), withDestinationURL: shell.folder)
    for path in ["base", "./base", "FOLDER/base", "link/base"] {
      #expect(try shell.run(line + " --write-baseline " + path) == 2, "\(path)")
      #expect(shell.messages.contains("'--baseline' and '--write-baseline' name one file"))
    }
    #expect(try shell.run(line + " --write-baseline other") == 1)
    #expect(try shell.run(Self.payloads + " --baseline other") == 0, "\(shell.output)")
  }

  // MARK: - Shards

  @Test func `A shard that met something is no verdict, and leaves no history`() throws {
    let shell = try shell("links")
    let line = Self.payloads.replacing(" --stop budget", with: "")
    for number in 1...2 {
      #expect(try shell.run(line + " --shard \(number)/2 --results \(number).result") == 3)
      #expect(shell.output.contains("inconclusive: what the shard met is judged with all others"))
    }
    #expect(try shell.written().isEmpty)
    #expect(try shell.run("merge-results 1.result 2.result --junit a.xml") == 1, "\(shell.output)")
    let written = try shell.written()
    #expect(written.count == 1, "\(written.map(\.fileName))")
    #expect(try shell.run(line + " --shard 1/2 --junit a.xml") == 2)
    #expect(shell.messages.contains("help: give --junit to merge-results"))
  }

  @Test func `A shard is given on the command line alone`() throws {
    let shell = try shell("links")
    for (name, value) in [
      ("SCENEFUZZ_SHARD", "1/1"), ("SCENEFUZZ_SHARD_INDEX", "0"), ("SCENEFUZZ_SHARD_COUNT", "1"),
    ] {
      shell.variables = ["ROUGH": "links", name: value]
      #expect(try shell.run(Self.payloads) == 2, "\(name)")
      #expect(shell.messages.contains("no variable makes a gate a shard"))
      #expect(shell.messages.contains("help: write --shard K/N on the command line"))
    }
    shell.variables = ["ROUGH": "links"]
    _ = try shell.write("", to: "Package.swift")
    _ = try shell.write("shard 1/1\n", to: ".scenefuzzrc")
    #expect(try shell.run(Self.payloads) == 2)
    #expect(shell.messages.contains("no settings file makes a gate a shard"))
    #expect(shell.messages.contains(".scenefuzzrc:1:7"))
  }

  @Test func `A part of another program is refused with its line and both values`() throws {
    let shell = try shell("links")
    let line = Self.payloads.replacing(" --stop budget", with: "")
    #expect(try shell.run(line + " --shard 1/1 --results 1.result") == 3)
    let whole = try ChangedShard(String(decoding: try shell.data("1.result"), as: UTF8.self))
    let own = try #require(whole["head", "lines"] as? [String])
    let law = "judges hard payload.handled-once"
    for (old, new) in [
      (own[0], "build 0123456789abcdef"), (law, "judges soft payload.handled-once"), (law, nil),
    ] {
      var changed = whole
      changed["head", "lines"] = own.compactMap { $0 == old ? new : $0 }
      _ = try shell.write(try changed.text(), to: "1.changed")
      #expect(try shell.run("merge-results 1.changed") == 2, "\(new ?? "")")
      #expect(shell.messages.contains("1.changed:2:"), "\(shell.messages)")
      #expect(shell.messages.contains("the program that merges has '\(old)'"), "\(shell.messages)")
    }
    // The counts of a law are taken out, or are those of another kind.
    for kind in [nil, "soft"] {
      var changed = whole
      for name in ["fixed", "fresh"] {
        changed.edit(
          [name, "tally", "laws", "entries"], where: "id", is: "payload.handled-once"
        ) { entry in kind.map { entry.merging(["kind": $0]) { _, new in new } } }
      }
      _ = try shell.write(try changed.text(), to: "1.changed")
      #expect(try shell.run("merge-results 1.changed") == 2, "\(kind ?? "")")
      #expect(shell.messages.contains("payload.handled-once"), "\(shell.messages)")
    }
    #expect(try shell.run("merge-results 1.result") == 1)
  }

  /// A file whose last line fits what stands before it.
  private func signed(_ text: String) -> String {
    let body = text.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    return body + "end \(FNV.digest(of: body.utf8))\n"
  }
}
