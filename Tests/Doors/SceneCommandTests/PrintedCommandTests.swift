import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import TestSupport
import Testing

/// The commands that reports print can be pasted into a shell and mean what they meant.
@Suite struct PrintedCommandTests {
  /// The commands in some text: what follows the program's words, up to the end of the line.
  private func commands(_ program: String, in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let found = line.range(of: program + " ")
      return found.map { String(line[$0.lowerBound...]) }
    }
  }

  /// The words that a shell makes of a command.
  private func words(_ command: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "set -- \(command)\nprintf '%s\\n' \"$@\""]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitForEnd()
    #expect(process.terminationStatus == 0, "\(command)")
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `What an app's command prints begins as SwiftPM starts it, and plays again`() throws {
    let shell = try Shell("CrashyApp")
    let line = "run --seed 7 --cases 40 --quiet --only payload.handled-once --timeout 5s"
    #expect(try shell.run(line + " --sarif a.sarif --junit a.xml") == 1, "\(shell.messages)")
    let printed = commands("swift run CrashyApp", in: shell.output)
    #expect(!printed.isEmpty)
    #expect(!shell.output.replacing("swift run CrashyApp ", with: "").contains("CrashyApp re"))
    for name in ["a.sarif", "a.xml"] {
      let text = String(decoding: try shell.data(name), as: UTF8.self)
      #expect(text.contains("swift run CrashyApp "), "\(name)")
    }
    for command in printed {
      let words = try words(command)
      #expect(words.prefix(3) == ["swift", "run", "CrashyApp"])
      let status = try shell.run(Array(words.dropFirst(3)))
      #expect([0, 1].contains(status), "\(command): \(shell.messages)")
    }
  }

  @Test func `A folder that a shell would take apart is quoted`() async throws {
    let session = try Session()
    let folder = session.folder + "/it's $(here)"
    let words = ["run", "--seed", "1", "--cases", "60", "--quiet", "--defect", "connect-repeated"]
    #expect(await session.run(words + ["--corpus", folder]) == .violated)
    let printed = commands("scenefuzz", in: session.output).filter { $0.contains("here") }
    #expect(!printed.isEmpty, "\(session.output)")
    for command in printed {
      let words = try self.words(command)
      #expect(words.first == "scenefuzz")
      #expect(words.contains { $0.hasPrefix(folder + "/") }, "\(command)")
      #expect(await session.run(Array(words.dropFirst())) != .misused, "\(session.messages)")
    }
  }

  @Test func `A misspelt option of a gate is told before anything is built`() async throws {
    let session = try Session()
    try session.write("this is no manifest", to: "Package.swift")
    session.environment = CommandEnvironment(folder: session.folder)
    for (line, message) in [
      ("ci --juint a.xml", "did you mean '--junit'?"), ("ci --cases many", "'many' is not"),
      ("ci --stop never", "'never' is not"), ("ci --timeout soon", "'soon' is not"),
      ("ci app", "'app'"), ("ci --corpus DIR/nowhere", "is not a folder"),
      ("ci --configuration fast", "'fast' is not"),
    ] {
      #expect(await session.run(line) == .misused)
      #expect(session.messages.contains(message), "\(session.messages)")
      #expect(!session.messages.contains("does not describe the package"), "\(line)")
    }
  }

  @Test func `The help of an app's command begins as SwiftPM starts it`() throws {
    let shell = try Shell("SoundApp")
    #expect(try shell.run("help ci") == 0)
    #expect(shell.output.contains("usage: swift run SoundApp ci [options]"))
    #expect(shell.output.contains("(1000)"), "\(shell.output)")
    #expect(!shell.output.contains("4000") && !shell.output.contains("10000"), "\(shell.output)")
  }
}
