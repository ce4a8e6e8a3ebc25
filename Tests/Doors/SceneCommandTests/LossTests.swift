import CommandKit
import CommandTrials
import Dispatch
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

/// Nothing that was found is lost, and nothing is called green that was not looked at.
struct LossTests {
  private static let failing =
    "run --seed 4 --platform ipad-ios17 --defect background-dropped --cases 200 --quiet"

  @Test func `A counterexample whose folder cannot be written is told and kept elsewhere`()
    async throws
  {
    let session = try Session()
    try session.write("", to: "file")
    #expect(await session.run(Self.failing + " --corpus DIR/file") == .violated)
    #expect(session.messages.contains("cannot be written"))
    #expect(session.messages.contains("help: give --corpus a folder that can be written"))
    #expect(session.messages.split(separator: "error:").count == 1)
    let words = session.output.firstRange(of: "written to ").map {
      session.output[$0.upperBound...]
    }
    let path = try #require(words?.split(separator: "\n").first)
    #expect(!path.hasPrefix(session.folder))
    #expect(await session.run("replay \(path)") == .violated)
  }

  @Test func `A counterexample that no folder takes is told in full, and the status stays 1`()
    throws
  {
    let shell = try Shell("scenefuzz")
    shell.variables["TMPDIR"] = "/dev/null"
    let file = try shell.write("", to: "file")
    #expect(try shell.run(Self.failing + " --corpus \(file)/x") == 1)
    #expect(shell.output.contains("x scene.background-between-foregrounds"))
    #expect(shell.messages.split(separator: "error:").count == 1)
    #expect(shell.messages.contains("what is found is written to the results instead"))
    let head = try #require(shell.output.firstRange(of: "could not be written; its text is\n\n"))
    let text = shell.output[head.upperBound...]
    let kept = try shell.write(
      String(text.prefix(upTo: text.firstRange(of: "\n\nx ")?.lowerBound ?? text.endIndex)) + "\n")
    let command = try #require(shell.output.split(separator: "\n").last)
    #expect(command.hasPrefix("scenefuzz replay g4:"))
    for history in [kept, command.replacing("scenefuzz replay ", with: "")] {
      #expect(try shell.run("replay \(history)") == 1, "\(shell.messages)")
      #expect(shell.output.contains("x scene.background-between-foregrounds"))
    }
  }

  @Test func `A report that cannot be written takes neither the other nor the status`() async throws
  {
    let session = try Session()
    try session.write("", to: "file")
    let line =
      "ci --contract --fixed 60 --seed 9 --cases 0 --defect connect-repeated --corpus DIR --quiet"
    let files = " --junit DIR/file/x --sarif DIR/a.sarif --write-baseline DIR/file/y"
    #expect(await session.run(line + files) == .violated)
    #expect(session.messages.split(separator: "cannot be written").count == 3)
    #expect(session.messages.contains("help: give the path of a file that you may write"))
    #expect(FileManager.default.fileExists(atPath: session.folder + "/a.sarif"))
    let holding =
      "ci --contract --fixed 3 --seed 9 --cases 0 --corpus DIR --quiet --junit DIR/file/x"
    #expect(await session.run(holding) == .misused)
  }

  @Test func `A shard that cannot be written tells what it found`() async throws {
    let session = try Session()
    try session.write("", to: "file")
    let line = Self.failing + " --shard 1/1 --results DIR/file/x"
    #expect(await session.run(line) == .misused)
    #expect(session.output.contains("written to "))
    #expect(session.messages.contains("cannot be written"))
  }

  @Test func `A shard that is interrupted tells what it found`() async throws {
    let session = try Session()
    let line = Self.failing.replacing("--cases 200", with: "--cases 1000000") + " --shard 1/1"
    #expect(await session.run(line, isInterrupted: Self.after(300)) == .interrupted)
    #expect(session.output.contains("written to "))
    #expect(session.messages.contains("a part of a part is not written"))
  }

  @Test func `A gate that is interrupted is not green, and writes no baseline`() async throws {
    let session = try Session()
    let line =
      "ci --contract --seed 1 --fixed 1000000 --corpus DIR --quiet --write-baseline DIR/base"
    #expect(await session.run(line, isInterrupted: Self.after(300)) == .interrupted)
    #expect(!session.output.contains("green"))
    #expect(session.messages.contains("no baseline is written"))
    #expect(!FileManager.default.fileExists(atPath: session.folder + "/base"))
  }

  @Test(arguments: ["ci --contract --fixed 10 --cases 10 --quiet", "corpus check", "corpus show"])
  func `A corpus that is not there is not an empty one`(line: String) async throws {
    let session = try Session()
    #expect(await session.run(line + " --corpus DIR/none") == .misused)
    #expect(session.messages.contains("is not a folder"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `A corpus that cannot be read is not an empty one`() async throws {
    let session = try Session()
    let closed = session.folder + "/closed"
    try FileManager.default.createDirectory(
      atPath: closed, withIntermediateDirectories: true, attributes: [.posixPermissions: 0])
    #expect(await session.run("corpus check DIR") == .misused)
    #expect(session.messages.contains("cannot be read"))
  }

  @Test(arguments: [
    "run --only launch --skip launch --cases 2",
    "run --platform sceneless-ios17 --only scene.connects-once --cases 5",
  ])
  func `A campaign that judges nothing does not hold`(line: String) async throws {
    let session = try Session()
    #expect(await session.run(line + " --quiet") == .nothing)
    #expect(session.lastLine.hasPrefix("nothing was judged in "))
  }

  @Test func `A campaign that goes on is repeated by one that goes on`() async throws {
    let session = try Session()
    _ = await session.run("run --seed 1 --cases 2 --keep-going --quiet")
    #expect(session.output.split(separator: "\n").first?.hasSuffix(" --keep-going") == true)
  }

  @Test func `A recording that cannot be read does not hide the others`() async throws {
    let session = try Session()
    let good = checkout.path + "/Tests/Fixtures/traces/02-quick-kill-ghost-scene.trace"
    #expect(await session.run("conform DIR/none.trace \(good)") == .misused)
    #expect(session.output.contains("explained  \(good)"))
    #expect(session.messages.contains("there is no file"))
  }

  @Test func `A file whose failure is gone says so`() async throws {
    let session = try Session()
    let text =
      "scenefuzz 1\nplatform ipad-ios17\nscenes 1\nviolates scene.connects-once\n\nlaunch 1\n"
    try session.write(text, to: "gone.scene")
    #expect(await session.run("replay DIR/gone.scene") == .holds)
    #expect(
      session.lastLine == "scene.connects-once holds, though the file says that it is violated")
  }

  @Test func `An unknown name is shown at its line`() async throws {
    let session = try Session()
    let head = "scenefuzz 1\nplatform ipad-ios17\nscenes 1\n"
    try session.write(head + "defect background-droped\n\nlaunch 1\n", to: "x.scene")
    #expect(await session.run("replay DIR/x.scene") == .misused)
    #expect(session.messages.contains("x.scene:4:8"))
    #expect(session.messages.contains("did you mean 'background-dropped'?"))
    #expect(!session.messages.contains("a defect is one of"))
  }

  @Test func `What an app fails at is kept elsewhere, too, and its corpus has to be there`() throws
  {
    let shell = try Shell("CrashyApp")
    let file = try shell.write("", to: "file")
    #expect(try shell.run("run --seed 6 --cases 100 --quiet --corpus \(file)") == 1)
    #expect(shell.output.contains("x app.crashes"))
    #expect(shell.messages.contains("help: give --corpus a folder that can be written"))
    #expect(try shell.run("ci --seed 7 --cases 10 --quiet --corpus none") == 2)
    #expect(shell.messages.contains("'none' is not a folder"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Who asks to stop gets what was found`(number: Int32) throws {
    // Tests that run under nohup ignore that a terminal closes, and so would the command.
    signal(SIGHUP, SIG_DFL)
    let shell = try Shell("scenefuzz")
    shell.variables["SCENEFUZZ_GRACE"] = "10m"
    let line = "run --seed 4 --defect background-dropped --cases 1000000000 --keep-going --jobs 1"
    let process = try shell.start(line)
    #expect(try Patience.wait { try !shell.data("messages").isEmpty })
    kill(process.processIdentifier, number)
    process.waitForEnd()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == ExitStatus.interrupted.rawValue)
    #expect(try !shell.written().isEmpty)
  }

  @Test(
    arguments: [
      "run --seed 4 --cases 1000000000 --keep-going",
      "run --seed 4 --cases 1000000000 --keep-going --quiet",
      "ci --contract --seed 4 --fixed 1000000000 --quiet",
    ])
  func `What a campaign has found is kept, though it is killed`(line: String) throws {
    let shell = try Shell("scenefuzz")
    let process = try shell.start(line + " --defect background-dropped --jobs 1")
    #expect(try Patience.wait { try !shell.written().isEmpty })
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
    for scenario in try shell.written() {
      #expect(scenario.defect == "background-dropped" && scenario.violates != nil)
      let path = try shell.write(scenario.text)
      #expect(try shell.run("replay \(path)") == 1, "\(shell.messages)")
    }
  }

  @Test func `The history of a finding makes room for the shorter one`() throws {
    let shell = try Shell("scenefuzz")
    #expect(
      try shell.run(Self.failing.replacing("--cases 200", with: "--cases 40 --keep-going")) == 1)
    let written = try shell.written()
    #expect(!written.isEmpty)
    #expect(written.allSatisfy { $0.entries.count <= 12 }, "\(written.map(\.entries.count))")
  }

  @Test func `An output that is a pipe stays one`() async throws {
    let session = try Session()
    let path = session.folder + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    // Open on both sides, so that neither waits for the other.
    let pipe = try #require(FileHandle(forUpdatingAtPath: path))
    #expect(await session.run("show --machine scene --format text --output DIR/pipe") == .holds)
    #expect(String(decoding: pipe.availableData, as: UTF8.self).contains("foregroundActive"))
    let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(kind != .typeRegular)
  }

  @Test func `An output goes through a link to the file behind it`() async throws {
    let session = try Session()
    try session.write("old", to: "target.mmd")
    let (link, target) = (session.folder + "/link.mmd", session.folder + "/target.mmd")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(await session.run("show --machine scene --output DIR/link.mmd") == .holds)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try String(contentsOfFile: target, encoding: .utf8).contains("flowchart"))
  }

  #if os(Linux)
    @Test func `An output that is full is noticed`() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let shell = try Shell("scenefuzz")
      let process = try shell.start("list", to: full)
      process.waitForEnd()
      #expect(process.terminationStatus == ExitStatus.misused.rawValue)
    }
  #endif

  /// Says no so many times, then yes.
  private static func after(_ asks: Int) -> @Sendable () -> Bool {
    let tokens = DispatchSemaphore(value: 0)
    for _ in 0..<asks { tokens.signal() }
    return { tokens.wait(timeout: .now()) != .success }
  }
}
