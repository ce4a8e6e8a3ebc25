#if os(Linux)
  import CommandKit
  import Foundation
  import SceneStarting
  import TestSupport
  import Testing

  /// The build of a package and its first case, with a `swift` that is a script.
  struct BuiltCaseTests {
    private let scratch: Scratch

    init() throws { scratch = try Scratch() }

    /// Writes a program of the shell.
    private func write(_ name: String, _ lines: String) throws {
      let file = scratch.url.appendingPathComponent(name)
      try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    /// Plays the first case; `swift` says where products are, and else does what some lines say.
    private func end(
      building lines: String?, isInterrupted: Bool = false
    ) throws -> FirstCase {
      if let lines {
        let folder = scratch.path
        try write(
          "swift",
          "case \"$*\" in *--show-bin-path) echo '\(folder)'; exit 0;; esac\n\(lines)")
      }
      let environment = CommandEnvironment(variables: ["PATH": scratch.path])
      let stop = StopRequest(grace: .seconds(1)) { isInterrupted }
      let console = Console(write: { _ in }, report: { _ in })
      return try BuiltCase(environment, stop: stop, console: console).play(
        PlayedPackage(folder: scratch.path, command: "notes-fuzz", sources: ["../A.swift"]))
    }

    /// The lines of a command that writes its report as it is asked to.
    private static func reports(_ failures: String) -> String {
      """
      while [ "$1" != --json ]; do shift; done
      echo '{"campaigns": [{"cases": 1}], "failures": [\(failures)]}' > "$2"
      exit 1
      """
    }

    @Test func `What is built is played by the package's own command`() throws {
      try write("notes-fuzz", Self.reports(""))
      let line = "build --package-path \(scratch.path) --build-tests"
      #expect(try end(building: "[ \"$*\" = '\(line)' ]") == .played)
      let death = #"{"invariant": "app.crashes", "trap": "B.swift:1: Fatal error", "report": ""}"#
      try write("notes-fuzz", Self.reports(death))
      #expect(try end(building: "exit 0") == .died("B.swift:1: Fatal error", help: nil))
    }

    @Test func `A build says at once that another one holds the folder`() throws {
      try write("notes-fuzz", Self.reports(""))
      // It goes on when it was said; a build of which nothing is said ends with a mistake.
      try write(
        "swift",
        """
        case "$*" in *--show-bin-path) echo '\(scratch.path)'; exit 0;; esac
        echo "Another instance of SwiftPM (PID: 77) is already running, waiting"
        for turn in $(seq 200); do [ -e '\(scratch.path)/said' ] && exit 0; sleep 0.05; done
        exit 1
        """)
      let file = scratch.url.appendingPathComponent("said")
      let console = Console(
        write: { _ in },
        report: { if $0.contains("waits: another build holds") { try? Data().write(to: file) } })
      let environment = CommandEnvironment(variables: ["PATH": scratch.path + ":/usr/bin:/bin"])
      let stop = StopRequest(grace: .seconds(1)) { false }
      let end = try BuiltCase(environment, stop: stop, console: console).play(
        PlayedPackage(folder: scratch.path, command: "notes-fuzz", sources: ["../A.swift"]))
      #expect(end == .played)
    }

    @Test func `What does not build is said with its first mistake`() throws {
      try write("notes-fuzz", Self.reports(""))
      let build = "echo '[1/2] Compiling A'; echo '/x/A.swift:1:2: error: no' >&2; exit 1"
      #expect(try end(building: build) == .notBuilt("/x/A.swift:1:2: no"))
    }

    @Test func `Without a compiler or a command nothing is played`() throws {
      #expect(try end(building: nil) == .notPlayed("'swift' is not on the PATH"))
      let missing = "the package has no command 'notes-fuzz'"
      #expect(try end(building: "exit 0") == .notPlayed(missing))
    }

    @Test func `A stop ends the build`() throws {
      let error = try #require(throws: CommandError.self) {
        try end(building: "exec sleep 1200", isInterrupted: true)
      }
      #expect(error.status == .interrupted)
    }
  }
#endif
