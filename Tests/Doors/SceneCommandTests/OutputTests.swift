import CommandKit
import CommandTrials
import Foundation
import SceneLifecycle
import SceneReporting
import SceneStarting
import TestSupport
import Testing

/// What a person reads by default, and what other tools read.
struct OutputTests {
  private func lines(_ text: String) -> Int { text.split(separator: "\n").count }

  // MARK: - Short by default

  @Test(arguments: [
    "run --seed 7 --cases 300 --quiet",
    "ci --contract --seed 9 --fixed 300 --cases 300 --quiet --corpus DIR/c",
  ])
  func `What is green is short, and its tables are there with --verbose`(
    line: String
  ) async throws {
    let session = try Session()
    try FileManager.default.createDirectory(
      atPath: session.folder + "/c", withIntermediateDirectories: true)
    let status = await session.run(line)
    let short = session.output
    #expect(short.split(separator: "\n", omittingEmptySubsequences: false).count <= 16, "\(short)")
    #expect(await session.run(line + " --verbose") == status)
    #expect(lines(session.output) > lines(short) + 10)
    let last = try #require(short.split(separator: "\n").last)
    #expect(session.output.hasSuffix(last + "\n"), "the verdict is the same")
  }

  @Test(arguments: ["run --cases 60", "ci --fixed 30 --cases 30"])
  func `An app's green campaign is short, too`(line: String) throws {
    let shell = try Shell("SoundApp")
    let line = line + " --seed 1 --quiet --only levels.paired"
    #expect(try shell.run(line) == 0, "\(shell.messages)")
    let short = shell.output
    #expect(short.split(separator: "\n", omittingEmptySubsequences: false).count <= 16, "\(short)")
    #expect(try shell.run(line + " --verbose") == 0)
    #expect(lines(shell.output) > lines(short))
    #expect(shell.output.contains("levels.paired "))
  }

  @Test func `A short report names what was not exercised, and how many there are beside`() {
    var report = ExerciseReport()
    report.invariants = (1...5).map {
      .init("scene.number-\($0)", .hard, exercised: $0 == 1 ? 7 : 0)
    }
    let text = report.text(isVerbose: false)
    #expect(text.contains("  invariants (1 of 5 exercised)\n    not exercised: scene.number-2\n"))
    #expect(text.hasSuffix("    not exercised: scene.number-4\n    not exercised: and 1 more\n"))
    #expect(report.text().contains("  scene.number-5 "))
  }

  @Test func `A short report of an app tells laws and required situations apart`() {
    var report = ExerciseReport()
    report.judgesLaws = true
    report.events = (0..<80).map { $0 == 0 ? 1 : 0 }
    report.kinds = [.launch, .home]
    report.invariants = [
      .init("payload.handled-once", .hard, exercised: 1),
      .init("levels.paired", .hard, exercised: 0),
      .init("two.windows", .required, exercised: 0),
    ]
    let lines = report.text(isVerbose: false).split(separator: "\n").dropFirst()
    #expect(
      lines.joined(separator: "\n") == """
          events: 1 of 2 kinds played
          laws: 1 of 2 put to the test
            never put to the test: levels.paired
          required situations: 0 of 1 reached
            never reached: two.windows
        """)
  }

  // MARK: - Terminals

  @Test func `A dumb terminal gets neither colours nor a line that moves`() {
    #expect(!Console.style(ofTerminal: ["TERM": "dumb"]).usesColour)
    #expect(!Console.redraws(["TERM": "dumb"]))
    #expect(Console.style(ofTerminal: ["TERM": "xterm"]).usesColour)
    #expect(Console.redraws(["TERM": "xterm"]) && Console.redraws([:]))
    #expect(!Console.style(ofTerminal: ["TERM": "xterm", "NO_COLOR": "1"]).usesColour)
    #expect(Console.style(ofTerminal: ["LANG": "C.UTF-8"]).usesUnicode)
    #expect(!Console.style(ofTerminal: ["LANG": "C.UTF-8", "LC_ALL": "C"]).usesUnicode)
  }

  // MARK: - Standard input

  @Test(arguments: ["scenefuzz", "SoundApp"])
  func `A scenario may come from standard input`(program: String) throws {
    let shell = try Shell(program)
    let file = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nhome\n")
    #expect(try shell.run("replay " + file) == 0, "\(shell.messages)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" replay - < \"$1\"", shell.program.path, file]
    process.currentDirectoryURL = shell.folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitForEnd()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: data, as: UTF8.self) == shell.output)
  }

  // MARK: - JSON

  private func object(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any], "\(text)")
  }

  @Test func `Names are listed as JSON, the same as in the text`() async throws {
    let session = try Session()
    #expect(await session.run("list --format json") == .holds)
    let all = try object(session.output)
    #expect(
      all.keys.sorted() == [
        "choices", "defects", "events", "invariants", "laws", "myths", "platforms",
      ])
    #expect(await session.run("list --platforms") == .holds)
    let words = session.output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    let names = try #require(all["platforms"] as? [[String: String]])
    #expect(names.compactMap { $0["name"] } == words.map(String.init))
    #expect(await session.run("list --format yaml") == .misused)
  }

  @Test func `An app lists its laws as JSON`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("list --format json") == 0)
    let laws = try #require(try object(shell.output)["laws"] as? [[String: String]])
    #expect(laws.contains { $0["name"] == "levels.paired" })
  }

  @Test func `The scenarios of a corpus are told as JSON`() async throws {
    let session = try Session()
    try session.make(
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n\nlaunch 1\n", at: "c/seeds/a.scene")
    try session.make("x", at: "c/seeds/b.scene")
    #expect(await session.run("corpus check DIR/c --format json") == .misused)
    let checked = try #require(try object(session.output)["scenarios"] as? [[String: Any]])
    #expect(checked.compactMap { $0["verdict"] as? String } == ["good", "unreadable"])
    try FileManager.default.removeItem(atPath: session.folder + "/c/seeds/b.scene")
    #expect(await session.run("corpus show DIR/c --format json") == .holds, "\(session.messages)")
    let shown = try #require(try object(session.output)["scenarios"] as? [[String: Any]])
    #expect(shown.first?["events"] as? Int == 1)
  }

  @Test func `An explanation is told as JSON, and so is that nothing fails`() async throws {
    let session = try Session()
    let head = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n"
    try session.write(head + "defect connect-repeated\n\nlaunch 1\n", to: "a.scene")
    try session.write(head + "\nlaunch 1\n", to: "b.scene")
    #expect(await session.run("explain DIR/a.scene --format json") == .violated)
    let page = try object(session.output)
    let violations = try #require(page["violations"] as? [[String: Any]])
    #expect(violations.first?["invariant"] as? String == "scene.connects-once")
    let events = try #require(page["events"] as? [[String: Any]])
    #expect(events.first?["role"] as? String != nil)
    #expect(page["tool"] as? String == Product.title)
    #expect(await session.run("explain DIR/b.scene --format json") == .holds)
    #expect((try object(session.output)["violations"] as? [Any])?.isEmpty == true)
  }

  @Test func `An app's play and explanation are told for other tools`() throws {
    let shell = try Shell("CrashyApp")
    #expect(
      try shell.run("run --seed 7 --cases 40 --quiet --jobs 1 --only payload.handled-once") == 1)
    let line: Substring? = shell.output.split(separator: "\n").last
    let word: Substring? = line?.split(separator: " ").last
    let file = String(try #require(word))
    #expect(
      try shell.run("explain --format json " + file) == 1,
      "\(shell.messages)")
    let violations = try #require(try object(shell.output)["violations"] as? [[String: Any]])
    #expect(violations.first?["invariant"] as? String == "payload.handled-once")
    #expect(
      try shell.run("replay --format jsonl --only payload.handled-once " + file) == 1,
      "\(shell.messages)")
    let types = try shell.output.split(separator: "\n").map {
      try object(String($0))["type"] as? String
    }
    #expect(types.first == "play" && types.last == "end" && types.contains("violation"))
    let holding = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
    #expect(try shell.run("explain --format json --only payload.handled-once " + holding) == 0)
    #expect((try object(shell.output)["violations"] as? [Any])?.isEmpty == true)
  }

  // MARK: - Shells and the manual

  @Test func `Every verb and option of the command is in each script and in the manual`()
    async throws
  {
    let session = try Session()
    for words in ["completions bash", "completions zsh", "completions fish", "man"] {
      #expect(await session.run(words) == .holds)
      for verb in StartingCommand.program.verbs {
        let text = session.output.replacing("\\-", with: "-")
        #expect(text.contains(verb.name), "\(words): \(verb.name)")
        for option in verb.allOptions {
          let flag = (words.hasSuffix("fish") ? "-l " : "--") + option.name
          #expect(text.contains(flag), "\(words): \(option.name)")
        }
      }
    }
  }
}
