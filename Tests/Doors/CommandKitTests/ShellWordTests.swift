import CommandKit
import Foundation
import SceneLifecycle
import TestSupport
import Testing

/// Texts that a stranger chose, as shells read them.
@Suite struct ShellWordTests {
  /// The texts that a word can hold: none has the sign that ends it.
  private static let texts = HostileText.all.filter { !$0.unicodeScalars.contains("\0") }

  /// Runs lines in a shell, in a folder of its own.
  ///
  /// - Returns: What it wrote, and the files that are there then; nil where there is no such shell.
  private func run(_ shell: String, _ lines: String) throws -> (bytes: Data, files: [String])? {
    let scratch = try Scratch()
    let names = ["lines", "out"].map { scratch.url.appendingPathComponent($0) }
    try Data(lines.utf8).write(to: names[0])
    try Data().write(to: names[1])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "sh", "-c", "command -v \(shell) > /dev/null || exit 77; exec \(shell) lines",
    ]
    process.currentDirectoryURL = scratch.url
    let output = try FileHandle(forWritingTo: names[1])
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 77 { return nil }
    let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    return (try Data(contentsOf: names[1]), files)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `A word reads back as the text, where the shell is installed`(shell: String) throws {
    let words = Self.texts.map { shell == "fish" ? $0.fishWord : $0.shellWord }
    let lines = "printf '%s\\0' " + words.joined(separator: " ") + "\n"
    guard let (bytes, files) = try run(shell, lines) else {
      #expect(shell != "bash", "there is no bash")
      return
    }
    let read = bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(read.map { Array($0) } == Self.texts.map { Array($0.utf8) })
    #expect(files == ["lines", "out"])
    for word in words { #expect(word.shown == word) }
  }

  @Test func `A program may be called anything: its completions and its manual run nothing`() throws
  {
    let scripts = HostileText.names.map { name in
      CompletionScript(
        CommandProgram<Bool>(name, "sails.", [Verb("sail", "Sails.", action: true)])
      ).text(for: .bash)
    }
    let (bytes, files) = try #require(try run("bash", scripts.joined()))
    #expect(String(decoding: bytes, as: UTF8.self) == "")
    #expect(files == ["lines", "out"])
    for name in HostileText.names {
      let program = CommandProgram<Bool>(name, "sails.", [Verb("sail", "Sails.", action: true)])
      let lines = ManualPage(program).text.split(separator: "\n")
      let commands = lines.filter { $0.hasPrefix(".") || $0.hasPrefix("'") }
      #expect(commands.allSatisfy { $0.hasPrefix(".") }, "\(name.shown)")
      #expect(commands.count == Self.commands, "\(name.shown)")
    }
  }

  /// How many lines of a page of the manual are commands.
  private static let commands: Int = {
    let program = CommandProgram<Bool>("a", "sails.", [Verb("sail", "Sails.", action: true)])
    return ManualPage(program).text.split(separator: "\n").count { $0.hasPrefix(".") }
  }()
}
