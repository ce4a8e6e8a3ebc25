import CommandKit
import Foundation
import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

/// What a program says of itself to shells and to `man`.
struct CompletionTests {
  private static let program = CommandProgram<Bool>(
    "boat-fuzz", "boat-fuzz sails it's way.",
    [
      Verb(
        "sail", operands: "FILE", "Sails [far]: or 'near'.",
        options: [
          Option("log", "FILE", "the ship's log"), Option("harbour", "DIR", "where to"),
          Option("speed", "N", "knots: 1 to 9"), Option("fast", nil, "a switch"),
          Option("wind", "W", "from where").taking(["north", "nowhere"]),
          Option("crew", "NAME,…", "who comes").asList.taking(["ann", "bob", "nowhere"]),
        ], takesSettings: true, action: true),
      Verb("anchor", operands: "drop | lift", "Anchors.", action: false),
      Verb(
        "drift", "Drifts.", options: [Option("wind", "W", "from").taking(["north", "nowhere"])],
        action: false),
    ])

  /// What a program writes to the end of a pipe that a test reads.
  private func answer(_ line: String) throws -> (status: CommandKit.ExitStatus?, text: String) {
    let pipe = Pipe()
    let console = Console(
      write: { pipe.fileHandleForWriting.write(Data($0.utf8)) }, report: { _ in })
    let words = line.split(separator: " ").map(String.init)
    let result = try Self.program.interpret(words, CommandEnvironment(), console)
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    guard case .done(let status) = result else { return (nil, text) }
    return (status, text)
  }

  /// Runs lines in a shell and returns what it writes; nil where there is no such shell.
  private func run(_ shell: String, _ lines: String) throws -> (status: Int32, text: String)? {
    let scratch = try Scratch()
    defer { withExtendedLifetime(scratch) {} }
    let file = scratch.url.appendingPathComponent("lines")
    try Data(lines.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "sh", "-c", "command -v \(shell) > /dev/null || exit 77; exec \(shell) \"$0\"", file.path,
    ]
    process.currentDirectoryURL = scratch.url
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 77 { return nil }
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  // MARK: - Shells

  @Test(arguments: CompletionShell.allCases)
  func `Every verb and every option is completed`(shell: CompletionShell) throws {
    let text = try answer("completions \(shell.rawValue)").text
    for verb in Self.program.verbs {
      #expect(text.contains(verb.name))
      for option in verb.allOptions {
        #expect(text.contains(shell == .fish ? "-l \(option.name) " : "--\(option.name)"))
      }
    }
    #expect(text.contains("drop lift"))
  }

  @Test(arguments: [
    ("boat-fuzz ''", "sail anchor drift completions man version help --help --version"),
    ("boat-fuzz sa", "sail"), ("boat-fuzz sail --s", "--speed"),
    ("boat-fuzz sail --h", "--harbour --help"), ("boat-fuzz sail --speed ''", ""),
    ("boat-fuzz sail --harbour ''", "folder"), ("boat-fuzz sail --log ''", "file folder lines"),
    ("boat-fuzz anchor l", "lift"), ("boat-fuzz completions f", "fish"),
    ("boat-fuzz help a", "anchor"), ("boat-fuzz sail --wind ''", "north nowhere"),
    ("boat-fuzz drift --wind nor", "north"), ("boat-fuzz drift --wind = n", "north nowhere"),
    ("boat-fuzz sail --wind =", "north nowhere"), ("boat-fuzz sail --crew a", "ann"),
    ("boat-fuzz sail --crew ann,b", "ann,bob"),
    (
      "boat-fuzz sail --crew 'ann,bob,'",
      "ann,bob,ann ann,bob,bob ann,bob,nowhere"
    ), ("boat-fuzz anchor --wind ''", "drop lift"), ("boat-fuzz sail --fast f", "file folder"),
  ])
  func `Bash completes words, files and folders where they belong`(
    line: String, words: String
  ) throws {
    let script = try answer("completions bash").text
    let test = """
      \(script)
      mkdir folder; : > file
      COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _boat_fuzz
      printf '%s\\n' "${COMPREPLY[@]}" | sort | tr '\\n' ' '
      """
    let (status, text) = try #require(try run("bash", test))
    #expect(status == 0)
    let found = text.split(separator: " ").map(String.init)
    #expect(found.sorted() == words.split(separator: " ").map(String.init).sorted(), "\(text)")
  }

  @Test(arguments: ["zsh", "fish"])
  func `The other shells read their script, where they are installed`(shell: String) throws {
    let script = try answer("completions \(shell)").text
    let head = shell == "zsh" ? "autoload -Uz compinit; compinit -D\n" : ""
    guard let (status, text) = try run(shell, head + script) else { return }
    #expect(status == 0, "\(text)")
  }

  @Test func `Signs that mean something to a shell are escaped`() throws {
    #expect(try answer("completions zsh").text.contains("'--speed=[knots\\: 1 to 9]:value:'"))
    #expect(try answer("completions zsh").text.contains("the ship'\\''s log"))
    #expect(try answer("completions fish").text.contains("-d 'the ship\\'s log'"))
  }

  @Test func `A shell that is missing or unknown is refused with those that are known`() {
    for line in ["completions", "completions bahs", "completions bash zsh", "man x", "version x"] {
      let error = #expect(throws: CommandError.self) { try answer(line) }
      #expect(error?.status == .misused)
    }
  }

  // MARK: - Man and version

  @Test func `The manual has every verb, option, status and variable`() throws {
    let (status, text) = try answer("man")
    #expect(status == .holds)
    for verb in Self.program.verbs {
      #expect(text.contains(".SS \(verb.name)\n"))
      for option in verb.allOptions {
        #expect(text.contains("\\-\\-" + option.name.replacing("-", with: "\\-")))
      }
    }
    for status in CommandKit.ExitStatus.allCases {
      #expect(text.contains(".B \(status.rawValue)\n"))
    }
    #expect(text.contains(".B SCENEFUZZ_SPEED\n"))
    #expect(text.contains("boat\\-fuzz \\- sails it\\(aqs way\n"))
    let commands = [".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".EX", ".EE"]
    for line in text.split(separator: "\n") where line.hasPrefix(".") {
      #expect(commands.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
  }

  @Test(arguments: ["version", "--version"])
  func `The version is the product's`(line: String) throws {
    #expect(try answer(line).text == "\(Product.name) \(Product.version)\n")
  }
}
