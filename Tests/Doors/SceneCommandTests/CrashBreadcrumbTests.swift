import CommandTrials
import Foundation
import SceneLifecycle
import Testing

/// A unit test whose process an app ends.
@Suite struct InPlayTests {
  /// The histories that are kept beside the test.
  private func kept(_ shell: Shell) throws -> [Scenario] {
    let folder = "Scenes/trapping"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: shell.folder.appendingPathComponent(folder).path)
    return try names.sorted().map {
      try Scenario(parsing: Array(try shell.data("\(folder)/\($0)")), file: $0)
    }
  }

  /// Whether the run has ended by an error of its test: no callback of the app has ended it.
  private func isThrown(_ shell: Shell) -> Bool {
    shell.messages.contains("Error raised at top level: ")
      && shell.messages.contains("x app.crashes (hard)")
  }

  @Test func `The run after a crash makes its history small, and fails without a crash of its own`()
    throws
  {
    let shell = try Shell("CrashyTest")
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(shell.messages.contains("there is always memory"))
    #expect(!shell.messages.contains("app.crashes"))
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(isThrown(shell), "\(shell.messages)")
    #expect(shell.messages.contains(#/\(from \d+ events, /#), "\(shell.messages)")
    #expect(shell.messages.contains("main.swift:"), "the message of the trap is told")
    let small = try kept(shell)
    #expect(small.map(\.entries.count) == [2], "the history as it was met is gone")
    #expect(small.map(\.violates) == ["app.crashes"])
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(isThrown(shell), "what is kept as a crash is played by a process of its own")
    #expect(try kept(shell) == small)
    #expect(try shell.run("FOLDER/Tests.swift mended") == 0)
    #expect(shell.output == "everything holds\n")
    #expect(try shell.run("FOLDER/Tests.swift mended") == 0)
    #expect(shell.messages == "")
  }

  /// Whether nothing is kept beside the test.
  private func keepsNothing(_ shell: Shell) throws -> Bool {
    let folder = shell.folder.appendingPathComponent("Scenes").path
    return try !FileManager.default.fileExists(atPath: folder) || kept(shell).isEmpty
  }

  @Test func `A crash that needs earlier cases is told in a line, and met again`() throws {
    let shell = try Shell("CrashyTest")
    for _ in 0..<2 {
      #expect(try shell.run("FOLDER/Tests.swift worn") > 1)
      #expect(shell.messages.contains("it is worn out") && !isThrown(shell))
    }
    #expect(shell.messages.contains("ends no process when it is played alone: it is forgotten"))
    #expect(try keepsNothing(shell))
  }

  @Test func `What ended the last run and was mended since is told in a line, and forgotten`()
    throws
  {
    let shell = try Shell("CrashyTest")
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(try shell.run("FOLDER/Tests.swift mended") == 0)
    #expect(shell.messages.split(separator: "\n").count == 1, "\(shell.messages)")
    #expect(shell.messages.contains("it is forgotten"))
    #expect(try keepsNothing(shell))
  }

  @Test(arguments: ["leaves", "drops"])
  func `An app that leaves with 0 ends its test with a failure that says where`(exit: String) throws
  {
    #if !os(Linux)
      if exit == "drops" { return }
    #endif
    let shell = try Shell("CrashyTest")
    #expect(try shell.run("FOLDER/Tests.swift \(exit)") == 1)
    #expect(shell.messages.contains("the app has left the process of the tests"))
    #expect(shell.messages.contains("received didReceiveMemoryWarning"))
    #expect(!shell.output.contains("everything holds"))
    #expect(try shell.run("FOLDER/Tests.swift \(exit)") > 1)
    #expect(isThrown(shell), "\(shell.messages)")
    #expect(
      shell.messages.replacing("\n  ", with: " ").contains("It left by itself with status 0"),
      "\(shell.messages)")
  }

  @Test func `In the end a test gives up an app that does not return`() throws {
    let shell = try Shell("CrashyTest")
    shell.variables = ["SCENEFUZZ_WATCHDOG": "20ms"]
    #expect(try shell.run("FOLDER/Tests.swift hangs") == 1)
    #expect(shell.messages.contains("the test gives up, and its process ends with a failure"))
    #expect(try shell.run("FOLDER/Tests.swift hangs") > 1, "what is left is played, and ends")
    #expect(shell.messages.contains("x app.hangs (hard)"), "\(shell.messages)")
  }

  @Test func `A variable alone plays no trial, and passes nothing`() throws {
    let shell = try Shell("CrashyTest")
    let folder = shell.folder.appendingPathComponent("trial")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.appendingPathComponent("test"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("secret"))
    shell.variables = ["SCENEFUZZ_TRIAL": folder.path, "SCENEFUZZ_TRIAL_KEY": "\(getpid()) 99"]
    #expect(try shell.run("FOLDER/Tests.swift mended") > 1)
    #expect(shell.messages.contains("SCENEFUZZ_TRIAL is '"), "\(shell.messages)")
  }

  @Test func `A kept history that ends the process is told by the next run`() throws {
    let shell = try Shell("CrashyTest")
    _ = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n",
      to: "Scenes/trapping/old.scene")
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(shell.messages.contains("there is always memory") && !isThrown(shell))
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(isThrown(shell), "\(shell.messages)")
  }

  @Test func `A shorter history that ends the process in another way takes the place of none`()
    throws
  {
    let shell = try Shell("CrashyTest")
    let history = "launch 1\nmemoryWarning\nhome\nmemoryWarning\n"
    _ = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n" + history, to: "Scenes/trapping/met.scene")
    for _ in 0..<2 { #expect(try shell.run("FOLDER/Tests.swift twofold") > 1) }
    #expect(isThrown(shell), "\(shell.messages)")
    #expect(shell.messages.contains("nothing is left to free"), "\(shell.messages)")
    let crashes = try kept(shell).filter { $0.violates == "app.crashes" }
    #expect(crashes.count == 1 && crashes[0].text.hasSuffix(history), "\(crashes.map(\.text))")
  }

  @Test func `A failure is on disk before it is made small, and told by the next run`() throws {
    let shell = try Shell("CrashyTest")
    #expect(try shell.run("FOLDER/Tests.swift mended brittle") > 1)
    #expect(shell.messages.contains("it broke twice"))
    #expect(try shell.run("FOLDER/Tests.swift mended brittle") > 1)
    #expect(!shell.messages.contains("it broke twice"))
    #expect(shell.messages.contains("x trapping.quiet (hard)"))
  }
}
