import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneGate
import SceneLifecycle
import TestSupport
import Testing

/// What the command reads: files and pipes up to a stated length, and names that are text.
struct ReadingTests {
  private static let scene = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n\nlaunch 1\nhome\n"

  /// Makes a pipe with a name, to which a text is written as soon as one reads.
  private func pipe(_ bytes: Data, at path: String) throws {
    try #require(mkfifo(path, 0o600) == 0)
    Thread.detachNewThread {
      try? FileHandle(forWritingAtPath: path)?.write(contentsOf: bytes)
    }
  }

  @Test(arguments: ["replay", "show", "explain"])
  func `A scenario comes through a pipe as from a file`(verb: String) async throws {
    let session = try Session()
    try session.write(Self.scene, to: "a.scene")
    #expect(await session.run("\(verb) DIR/a.scene") == .holds)
    let output = session.output
    try pipe(Data(Self.scene.utf8), at: session.folder + "/pipe")
    #expect(await session.run("\(verb) DIR/pipe") == .holds)
    #expect(session.output.replacing("/pipe", with: "/a.scene") == output)
  }

  @Test func `A recording comes through a pipe, however long it is`() async throws {
    let session = try Session()
    let good = checkout.path + "/Tests/Fixtures/traces/02-quick-kill-ghost-scene.trace"
    let text = try Data(contentsOf: URL(fileURLWithPath: good))
    // More than a pipe holds at a time.
    try pipe(text + Data(repeating: 0x0A, count: 200_000), at: session.folder + "/pipe")
    #expect(await session.run("conform DIR/pipe") == .holds)
    #expect(session.output.contains("explained  \(session.folder)/pipe"))
  }

  @Test(
    arguments: [
      ("replay /dev/zero", 2), ("show /dev/zero", 2), ("explain /dev/zero", 2),
      ("conform /dev/zero", 64),
      ("merge-results /dev/zero", 16),
      ("ci --contract --fixed 0 --cases 0 --baseline /dev/zero", 16),
    ])
  func `A file that does not end is refused at a stated length`(
    line: String, limit: Int
  ) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
    #expect(session.messages.contains("'/dev/zero' is longer than \(limit) MB"))
    #expect(session.messages.contains("help: give a shorter file"))
  }

  @Test func `A baseline of twenty thousand lines is read, and a line that stands twice is named`()
    async throws
  {
    let session = try Session()
    let lines = Baseline.lines(20_000)
    try session.write(lines.joined(separator: "\n") + "\n", to: "base")
    let line = "ci --contract --fixed 0 --cases 0 --quiet --corpus DIR --baseline DIR/base"
    #expect(await session.run(line) == .inconclusive)
    #expect(session.output.contains("baseline: 20,000 known bugs, 0 met"))
    try session.write((lines + [lines[7]]).joined(separator: "\n") + "\n", to: "base")
    #expect(await session.run(line) == .misused)
    #expect(session.messages.contains("base:20002:1"))
  }

  @Test func `Ten times the lines of a baseline take ten times as long, not a hundred times`()
    throws
  {
    let times = try [2_000, 20_000].map { count in
      let bytes = Array(Baseline.lines(count).joined(separator: "\n").utf8)
      return try ThreadTime.seconds { _ = try Baseline(parsing: bytes, file: "base").buckets.count }
    }
    #expect(times[1] < times[0] * 40, "\(times)")
  }

  @Test func `A pipe in a corpus is named and not waited for`() async throws {
    let session = try Session()
    try session.write(Self.scene, to: "a.scene")
    try #require(mkfifo(session.folder + "/b.scene", 0o600) == 0)
    #expect(await session.run("corpus check DIR") == .misused)
    #expect(session.output.contains("b.scene' has the name of a kept history and is no file"))
    #expect(session.lastLine == "1 of 2 scenarios as they should be")
  }

  @Test(.enabled(if: getuid() == 0, "only root may give a file away"))
  func `Settings that another user wrote are not read, and a note says so`() async throws {
    let session = try Session()
    try session.write("cases 2\njunit DIR/pwned.xml\n", to: ".scenefuzzrc")
    session.environment = CommandEnvironment(folder: session.folder)
    try #require(chown(session.folder + "/.scenefuzzrc", 12_345, 12_345) == 0)
    #expect(await session.run("run --seed 1 --cases 3 --quiet") == .holds)
    let note = "note: the settings in '.scenefuzzrc' are another user's, and are not read\n"
    #expect(session.messages == note)
    #expect(session.output.contains("--cases 3"))
    try #require(chown(session.folder + "/.scenefuzzrc", 0, 0) == 0)
    try session.write("cases 2\n", to: ".scenefuzzrc")
    #expect(await session.run("run --seed 1 --quiet") == .holds)
    #expect(session.messages.isEmpty && session.output.contains("--cases 2"))
  }

  #if os(Linux)
    /// Runs a line of the shell, in which `$0` is the command.
    private func sh(_ line: String, _ shell: Shell) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line + " >output 2>messages", shell.program.path]
      process.currentDirectoryURL = shell.folder
      try process.run()
      process.waitForEnd()
      return process.terminationStatus
    }

    @Test(arguments: [
      #"replay "$(printf 'q\377.scene')""#, #"corpus check "$(printf 'q\377')""#,
      #"run --cases 2 --seed 1 --quiet --corpus "$(printf 'q\377')""#, "corpus check .",
    ])
    func `A name that is no UTF-8 is refused by name, and nothing is written elsewhere`(
      words: String
    ) throws {
      let shell = try Shell("scenefuzz")
      _ = try sh(#"mkdir "$(printf 'q\377')"; touch "$(printf 'q\377.scene')""#, shell)
      let before = try FileManager.default.contentsOfDirectory(atPath: shell.folder.path)
      #expect(try sh("\"$0\" " + words, shell) == 2)
      let messages = String(decoding: try shell.data("messages"), as: UTF8.self)
      #expect(messages.contains("is not UTF-8"), "\(messages)")
      #expect(messages.contains("help: rename the file or folder that it names"))
      let after = try FileManager.default.contentsOfDirectory(atPath: shell.folder.path)
      #expect(after.count == before.count)
    }
  #endif
}

extension Baseline {
  /// A file of many bugs, line by line.
  fileprivate static func lines(_ count: Int) -> [String] {
    ["scenefuzz-baseline 1"]
      + (0..<count).map { number in
        let digits = String(number, radix: 16)
        let zeros = String(repeating: "0", count: 8 - digits.count)
        return "bucket scene.connects-once scene " + zeros + digits
      }
  }
}
