import CommandTrials
import Foundation
import SceneFuzzing
import SceneLifecycle
import Testing

/// An app that does to its worker what no app should harms neither the command nor the machine.
struct RoughAppTests {
  private func shell(_ roughness: String) throws -> Shell {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = roughness
    return shell
  }

  private func launch(_ shell: Shell, _ events: String = "") throws -> String {
    try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n" + events)
  }

  private func heads(_ shell: Shell) -> [Substring] {
    shell.output.split(separator: "\n").filter { $0.hasPrefix("x ") || $0.hasPrefix("? ") }
  }

  @Test func `A law that does not answer is named, and not the app`() throws {
    let shell = try shell("stuck")
    #expect(try shell.run("run --seed 1 --cases 4 --timeout 300ms --quiet") == 1)
    #expect(heads(shell) == ["x app.hangs (hard)"])
    let words = shell.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(words.contains("The law 'rough.stuck' did not answer within 0.3 seconds."), "\(words)")
  }

  @Test func `What each event is for is told although leaving one out ends the process`() throws {
    let shell = try shell("brittle")
    let file = try launch(shell, "memoryWarning\nhome\n")
    for verb in ["explain", "replay"] {
      #expect(try shell.run("\(verb) \(file)") == 1)
      #expect(shell.output.contains("x rough.foreground (hard)"))
      #expect(shell.output.contains(#/ 2  memoryWarning +needed at this place/#), "\(shell.output)")
      #expect(shell.output.contains("Nothing fails if"))
    }
    #expect(try shell.run("explain \(file)") == 1)
    #expect(
      shell.messages.contains(#/note: \d+ of the changed histories ended the app's process/#))
  }

  // MARK: - Other threads

  @Test(arguments: [
    "run --seed 1 --cases 40 --quiet --jobs 1", "run --seed 3 --cases 1500 --quiet --keep-going",
  ])
  func `A crash on another thread is one finding with its message`(line: String) throws {
    let shell = try shell("late")
    #expect([1, 3].contains(try shell.run(line)))
    #expect(heads(shell).count == 1, "\(heads(shell))")
    #expect(shell.output.contains("too late"))
    let kept = shell.folder.appendingPathComponent(".scenefuzz/rough/regressions").path
    for name in (try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? [] {
      let line = "replay .scenefuzz/rough/regressions/\(name)"
      #expect(try (0..<5).contains { _ in try shell.run(line) == 1 }, "\(name)")
    }
  }

  @Test func `A history that fails in no process of its own is not kept`() throws {
    let shell = try shell("careless")
    #expect(try shell.run("run --seed 1 --cases 40 --quiet --jobs 1 --keep-going") == 3)
    #expect(heads(shell) == ["? app.crashes SIGILL at didFinishLaunchingWithOptions (flaky)"])
    #expect(shell.output.contains("a new process and one that played earlier cases"))
    let kept = shell.folder.appendingPathComponent(".scenefuzz/rough/regressions").path
    #expect((try? FileManager.default.contentsOfDirectory(atPath: kept)) ?? [] == [])
  }

  @Test func `A replay waits a moment for what was begun on other threads`() throws {
    let shell = try shell("late")
    let file = try launch(shell, "memoryWarning\n")
    #expect(try shell.run("replay \(file)") == 1)
    #expect(shell.output.contains("x app.crashes (hard)"))
    #expect(shell.output.contains("too late"))
    let calm = try launch(shell)
    #expect(try shell.run("replay \(calm)") == 0)
  }

  @Test func `A kept scenario that crashes behind its callbacks fails the gate`() throws {
    let shell = try shell("late")
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n"
    _ = try shell.write(text, to: "corpus/rough/regressions/late.scene")
    #expect(try shell.run("ci --fixed 0 --seed 1 --cases 1 --quiet --jobs 1") == 1)
    #expect(shell.output.contains("BAD  corpus/rough/regressions/late.scene"))
  }

  @Test func `A crash that comes earlier in each process is one verdict`() throws {
    let shell = try shell("hurries")
    let file = try launch(shell, "memoryWarning\nmemoryWarning\nmemoryWarning\nhome\n")
    #expect(try shell.run("replay \(file)") == 1)
    #expect(shell.output.contains("x app.crashes (hard)"))
    #expect(shell.output.contains("too early"))
  }

  // MARK: - The worker's own

  @Test func `Words of the largest number are counted as a large number`() throws {
    let shell = try shell("words")
    for line in [
      "run --seed 1 --cases 3 --quiet", "replay \(try launch(shell))", "defects --cases 2",
    ] {
      #expect([1, 3].contains(try shell.run(line)), "\(line)")
      #expect(shell.messages.isEmpty || !shell.messages.contains("Fatal error"))
    }
    #expect(try shell.run("run --seed 1 --cases 3 --quiet") != 0)
    // The command may see the words before the end.
    #expect(["SIGABRT", "garbled"].contains { shell.output.contains($0) })
  }

  @Test(arguments: ["junk", "frame"])
  func `What an app writes to its worker's pipe is its end`(roughness: String) throws {
    let shell = try shell(roughness)
    #expect(try shell.run("run --seed 1 --cases 2 --quiet --jobs 1") == 1)
    #expect(heads(shell) == ["x app.crashes (hard)"])
    let text = shell.output.replacing("\n  ", with: " ")
    #expect(text.contains("It was ended because it wrote to descriptors that it has not opened"))
  }

  @Test func `An app that closes the descriptors of its worker gets a verdict`() throws {
    let shell = try shell("closes")
    #expect([1, 3].contains(try shell.run("run --seed 1 --cases 2 --quiet --jobs 1")))
    #expect(!shell.messages.contains("Fatal error"))
    // The watch of the worker sees it at another moment each time: then one sentence says so.
    let text = shell.output + shell.messages
    #expect(["app.crashes", "the app ended its process"].contains { text.contains($0) }, "\(text)")
  }

  @Test func `A case ends though it counts steps for ever`() throws {
    let shell = try shell("ticks")
    #expect(try shell.run("replay --timeout 10ms \(try launch(shell))") == 3)
    #expect(shell.messages.contains("and did not get that far when it was asked again"))
  }

  // MARK: - The machine

  @Test func `Memory that is shared counts as memory`() throws {
    let shell = try shell("mapping")
    let file = try launch(shell)
    #expect(try shell.run("replay --timeout 60s --worker-memory 256 \(file)") == 1)
    #expect(shell.output.contains("x app.memory (hard)"))
  }

  #if os(Linux)
    @Test func `What an app prints without an end is cut on the disk`() throws {
      let shell = try shell("disk")
      let process = try shell.start("replay --timeout 3s \(try launch(shell))")
      var most: off_t = 0
      while process.isRunning {
        most = max(most, printed(by: process.processIdentifier))
        usleep(20_000)
      }
      #expect(process.terminationStatus == 1)
      #expect(most > 0)
      #expect(most < 256 << 20, "\(most) bytes were on the disk")
    }

    /// The bytes in the file that takes what a command's worker prints.
    private func printed(by command: pid_t) -> off_t {
      let folder = "/proc/\(command)/task"
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      // Any thread may have started it.
      let words = threads.map { thread in
        String(
          decoding: FileManager.default.contents(atPath: "\(folder)/\(thread)/children") ?? Data(),
          as: UTF8.self)
      }.joined(separator: " ")
      return words.split(separator: " ").reduce(0) { most, worker in
        var status = stat()
        return stat("/proc/\(worker)/fd/1", &status) == 0 ? max(most, status.st_size) : most
      }
    }
  #endif

  @Test(arguments: [
    (
      "SoundApp", "run --seed 1 --cases 20 --keep-going --only app.crashes --quiet --jobs 4",
      Int32(0)
    ),
    ("CrashyApp", "run --seed 7 --cases 1 --quiet --jobs 4", 1),
    ("scenefuzz", "run --seed 1 --cases 20 --quiet", 0),
  ])
  func `Sixteen descriptors are enough`(program: String, line: String, status: Int32) throws {
    #expect(try limited(16, program, line) == status)
  }

  @Test(arguments: ["SoundApp", "scenefuzz"])
  func `Five descriptors are too few, and no trap`(program: String) throws {
    #expect(try limited(5, program, "run --seed 1 --cases 2 --quiet") == 2)
  }

  /// Runs a program with few descriptors.
  ///
  /// - Returns: Its exit status; nil where a signal ended it.
  private func limited(_ count: Int, _ program: String, _ line: String) throws -> Int32? {
    let shell = try Shell(program)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "ulimit -n \(count) && exec \"$0\" \(line)", shell.program.path]
    process.currentDirectoryURL = shell.folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitForEnd()
    return process.terminationReason == .exit ? process.terminationStatus : nil
  }
}
