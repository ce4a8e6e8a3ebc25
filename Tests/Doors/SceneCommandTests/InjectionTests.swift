import CommandKit
import CommandTrials
import Foundation
import SceneLifecycle
import SceneStarting
import TestSupport
import Testing

/// Names and texts that strangers chose reach neither a terminal nor a build server.
struct InjectionTests {
  /// A short line for each verb; `DIR/c` is a corpus.
  private static let lines = [
    "run": "run --seed 1 --cases 1 --events 2 --quiet --corpus DIR/c",
    "replay": "replay g4:ipad-ios17.e2:4:0", "shrink": "shrink g4:ipad-ios17.events-2:4:0",
    "explain": "explain g4:ipad-ios17.e2:4:0", "show": "show g4:ipad-ios17.events-2:4:0",
    "explore": "explore --scenes 1 --depth 1 --jobs 1 --quiet", "list": "list --platforms",
    "conform": "conform DIR/a.trace", "corpus": "corpus check DIR/c",
    "defects":
      "defects --only background-dropped --cases 1 --seeds 1 --callbacks 99 --jobs 1 --quiet",
    "ci": "ci --contract --seed 1 --fixed 1 --cases 1 --jobs 1 --quiet --corpus DIR/c",
    "merge-results": "merge-results DIR/a.result", "help": "help",
    "init": "init --path DIR/new --name Notes --print", "completions": "completions bash",
    "why": "why keyboardScene", "man": "man", "version": "version",
  ]

  private func session() throws -> Session {
    let session = try Session()
    for folder in ["regressions", "seeds"] {
      try FileManager.default.createDirectory(
        atPath: session.folder + "/c/contract/" + folder, withIntermediateDirectories: true)
    }
    try session.write("launch\n", to: "a.trace")
    return session
  }

  private func words(_ line: String, _ session: Session) -> [String] {
    line.split(separator: " ").map { String($0).replacing("DIR", with: session.folder) }
  }

  @Test(arguments: StartingCommand.program.verbs.map(\.name))
  func `No verb writes an option's value or an operand as it is`(name: String) async throws {
    let verb = try #require(StartingCommand.program.verbs.first { $0.name == name })
    let line = try #require(Self.lines[name], "a new verb needs a line here")
    let session = try session()
    let base = words(line, session)
    var tries = [[name, Danger.text], base + [Danger.text], base + ["--" + Danger.text]]
    for option in verb.allOptions {
      let isPath = option.value == "FILE" || option.value == "DIR"
      let value = isPath ? session.folder + "/" + Danger.text : Danger.text
      tries.append(base + ["--\(option.name)=\(value)"])
      tries.append(base + ["--print-settings", "--\(option.name)=\(value)"])
    }
    for words in tries {
      _ = await session.run(words)
      #expect(Danger.found(in: session.output) == nil, "results of \(words)")
      #expect(Danger.found(in: session.messages) == nil, "messages of \(words)")
    }
  }

  @Test func `Neither a verb that does not exist nor a token is written as it is`() async throws {
    let session = try session()
    for words in [[Danger.text], ["help", Danger.text], ["replay", "g4:" + Danger.text]] {
      #expect(await session.run(words) == .misused)
      #expect(Danger.found(in: session.output + session.messages) == nil)
    }
  }

  @Test func `Variables and the settings file are not written as they are`() async throws {
    let session = try session()
    for option in StartingCommand.program.settable {
      session.environment = CommandEnvironment(variables: [option.variable: Danger.text])
      for words in [
        ["ci", "--contract", "--print-settings"], ["corpus", "check", session.folder + "/c"],
      ] {
        _ = await session.run(words)
        #expect(Danger.found(in: session.output + session.messages) == nil, "\(option.name)")
      }
    }
    session.environment = CommandEnvironment(variables: ["SCENEFUZZ_" + Danger.text: "x"])
    #expect(await session.run("ci --contract --print-settings") == .misused)
    #expect(Danger.found(in: session.messages) == nil)
    session.environment = CommandEnvironment(folder: session.folder)
    let flat = Danger.text.replacing("\r\n", with: "").replacing("\n", with: "")
    for text in ["corpus \(flat)", "seed \(flat)", flat] {
      try session.write(text, to: SettingsFile.name)
      _ = await session.run("ci --contract --print-settings")
      #expect(Danger.found(in: session.output + session.messages) == nil)
      _ = await session.run("run --cases 1 --events 2 --quiet")
      #expect(Danger.found(in: session.output + session.messages) == nil)
    }
  }

  @Test(arguments: [
    "x", "scenefuzz 1\nplatform ipad-ios17\nscenes 1\nviolates a\u{1B}b\n\nlaunch 1\n", failing,
  ])
  func `The names of a corpus's files are not written as they are`(text: String) async throws {
    let session = try session()
    let name = Danger.text + ".scene"
    let path = session.folder + "/c/contract/regressions/" + name
    for folder in ["regressions", "seeds"] {
      try session.write(text, to: "c/contract/\(folder)/\(name)")
    }
    let folder = session.folder + "/c"
    for words in [
      ["corpus", "check", folder], ["corpus", "show", folder],
      ["corpus", "add", path, "--corpus", session.folder + "/d"],
      ["corpus", "merge", folder, "--corpus", session.folder + "/d"],
      ["corpus", "minimize", folder], ["replay", path], ["replay", path, "--format", "jsonl"],
      ["shrink", path, "--corpus", folder], ["explain", path], ["show", path], ["conform", path],
      ["merge-results", path],
      words("ci --contract --seed 1 --fixed 1 --cases 1 --quiet --corpus DIR/c", session),
      words("run --seed 1 --cases 1 --events 2 --quiet", session) + ["--corpus", path],
    ] {
      _ = await session.run(words)
      #expect(Danger.found(in: session.output) == nil, "results of \(words)")
      #expect(Danger.found(in: session.messages) == nil, "messages of \(words)")
    }
  }

  private static let failing =
    "scenefuzz 1\nplatform ipad-ios17\nscenes 1\ndefect connect-repeated\n"
    + "violates scene.connects-once\n\nlaunch 1\n"

  @Test func `Every file for a build server holds names as its format wants them`() async throws {
    let session = try session()
    session.environment = CommandEnvironment(variables: ["GITHUB_ACTIONS": "true"])
    session.environment.variables["GITHUB_STEP_SUMMARY"] = session.folder + "/summary.md"
    try session.write("x", to: "c/contract/regressions/```\(Danger.text).scene")
    let line = "ci --contract --seed 1 --fixed 1 --cases 1 --quiet --corpus DIR/c"
    let files = " --junit DIR/a.xml --sarif DIR/a.sarif"
    #expect(await session.run(line + files) == .misused)
    #expect(session.output.contains("BAD  "))
    let ours = ["::error file=", "::error title=scenefuzz%3A ", "::warning title=scenefuzz%3A "]
    #expect(Danger.found(in: session.messages, besides: ours) == nil)
    let command = session.messages.split(separator: "\n").first { $0.hasPrefix(ours[0]) }
    let property = try #require(command?.dropFirst(ours[0].count).prefix { $0 != "," })
    #expect(!property.contains(":") && property.contains("%3A%3Aerror title=x"))
    let xml = try session.read("a.xml")
    #expect(Danger.found(in: xml, isLog: false) == nil)
    #expect(XMLReader().elements(xml) != nil)
    let sarif = try session.read("a.sarif")
    #expect(Danger.found(in: sarif) == nil)
    #expect(try JSONSerialization.jsonObject(with: Data(sarif.utf8)) is [String: Any])
    let summary = try session.read("summary.md")
    #expect(Danger.found(in: summary, isLog: false) == nil)
    #expect(summary.contains("\n````\n") && summary.hasSuffix("\n````\n\n</details>\n"))
  }

  @Test func `What an app prints and traps with is not written as it is, by any verb`() throws {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = "prints"
    #expect(try shell.run("run --seed 1 --cases 2 --quiet --jobs 1") == 1)
    #expect(shell.output.contains("\\u{3a}:stop-commands::x"))
    #expect(shell.output.contains("\\u{1b}[31mred"))
    #expect(Danger.found(in: shell.output + shell.messages) == nil)
    let file = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
    for verb in ["replay", "shrink", "explain", "show", "show --swift"] {
      #expect(try shell.run("\(verb) \(file)") != 4)
      #expect(Danger.found(in: shell.output + shell.messages) == nil, "\(verb)")
    }
    for line in [
      "ci --contract --seed 1 --cases 1 --quiet", "defects --cases 1 --jobs 1 --quiet", "list",
    ] {
      _ = try shell.run(line)
      #expect(Danger.found(in: shell.output + shell.messages) == nil, "\(line)")
    }
  }
}
