import CommandTrials
import Foundation
import TestSupport
import Testing

/// What `scenefuzz ci` starts ends with it, and answers for its status.
///
/// A script takes the place of `swift`: it describes a package and finds a program that is built already.
struct PackageCommandTests {
  /// A package whose command is one program, with a `swift` that does something when it is asked to build.
  private func package(_ command: String, building: String = "exit 0") throws -> Shell {
    let shell = try Shell("scenefuzz")
    _ = try shell.write("", to: "Package.swift")
    let products = shell.program.deletingLastPathComponent().path
    let described =
      #"{"targets":[{"name":"NAME","type":"executable","#
      + #""product_dependencies":["SceneCommand"]}]}"#
    let script = """
      #!/bin/sh
      case "$*" in
      *describe*) echo '\(described.replacing("NAME", with: command))' ;;
      *show-bin-path*) if [ -x "\(products)/\(command)" ]; then echo "\(products)"; else echo "$PWD"; fi ;;
      *) \(building) ;;
      esac
      """
    try write(script, to: "bin/swift", in: shell)
    try write("#!/bin/sh\necho hello\n", to: "greeter", in: shell)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    shell.variables["PATH"] = shell.folder.path + "/bin:" + path
    return shell
  }

  private func write(_ script: String, to name: String, in shell: Shell) throws {
    _ = try shell.write(script, to: name)
    let path = shell.folder.appendingPathComponent(name).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func `A program that judges nothing passes no gate, whatever its status`() throws {
    let shell = try package("greeter")
    #expect(try shell.run("ci") == 2)
    #expect(shell.output == "hello\n")
    #expect(shell.messages.contains("'greeter' ended with status 0 and did not say that it has"))
  }

  @Test func `An app's command answers for its status`() throws {
    let shell = try package("SoundApp")
    #expect(try shell.run("ci --bad-option") == 2)
    #expect(shell.messages.contains("bad-option") && !shell.messages.contains("did not say"))
    #expect(try shell.run("ci --help") == 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func `What is started ends with scenefuzz`(number: Int32) throws {
    let shell = try package(
      "SoundApp", building: "trap '' TERM; sleep 1000 & echo $! > started; echo $$ >> started; wait"
    )
    let process = try shell.start("ci")
    let started = shell.folder.appendingPathComponent("started").path
    #expect(Patience.wait { numbers(in: started).count >= 2 })
    kill(process.processIdentifier, number)
    process.waitForEnd()
    if number != SIGKILL {
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
    }
    expectEnd(of: numbers(in: started))
  }

  private func numbers(in file: String) -> [pid_t] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { pid_t($0) }
  }

  private func expectEnd(of processes: [pid_t]) {
    for process in processes {
      #expect(Patience.wait { kill(process, 0) != 0 }, "\(process) runs on")
    }
  }

  // MARK: - Workers

  private func rough(_ roughness: String) throws -> Shell {
    let shell = try Shell("RoughApp")
    shell.variables["ROUGH"] = roughness
    return shell
  }

  @Test func `What an app starts ends with its worker`() throws {
    #if os(Linux)
      let shell = try rough("starts")
      #expect(
        [0, 3].contains(try shell.run("run --seed 1 --cases 2 --quiet --jobs 1 --timeout 5s")))
      let started = numbers(in: shell.folder.appendingPathComponent("started").path)
      #expect(!started.isEmpty)
      expectEnd(of: started)
    #endif
  }

  @Test func `A stop ends a run of an app that starts processes in order, and all of them`() throws
  {
    #if os(Linux)
      let shell = try rough("starts")
      shell.variables["SCENEFUZZ_GRACE"] = "10m"
      let process = try shell.start("run --seed 1 --cases 1000000 --quiet --jobs 1 --timeout 5s")
      let started = shell.folder.appendingPathComponent("started").path
      #expect(Patience.wait { numbers(in: started).count >= 2 })
      kill(process.processIdentifier, SIGTERM)
      process.waitForEnd()
      #expect(process.terminationReason == .exit)
      #expect(process.terminationStatus == 130)
      expectEnd(of: numbers(in: started))
    #endif
  }

  @Test(arguments: ["leaves", "drops", "raises"])
  func `An app that ends its worker by itself has crashed`(roughness: String) throws {
    let shell = try rough(roughness)
    #expect(try shell.run("run --seed 1 --cases 3 --quiet --jobs 1") == 1)
    let sentence = roughness == "raises" ? "It ended by SIGTERM" : "It left by itself with status 0"
    #expect(shell.output.replacing("\n  ", with: " ").contains(sentence), "\(shell.output)")
  }

  @Test(arguments: ["late", "later"])
  func `A trap behind the callbacks is no violation and no pass, on any machine`(roughness: String)
    throws
  {
    let shell = try rough(roughness)
    for jobs in [1, 2] {
      #expect(try shell.run("run --seed 1 --cases 40 --quiet --jobs \(jobs)") == 3)
      #expect(shell.output.contains("too late"), "\(shell.output)")
      #expect(shell.output.contains("(flaky)"))
    }
  }

  @Test func `An app that writes progress itself has one bound a case`() throws {
    let shell = try rough("ticks")
    #expect(try shell.run("run --seed 1 --cases 1 --quiet --timeout 1s") != 0)
  }
}
