import Testing

/// A unit test whose process an app ends.
@Suite struct InPlayTests {
  @Test func `The run after a crash tells the history, and plays it first`() throws {
    let shell = try Shell("CrashyTest")
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(shell.messages.contains("there is always memory"))
    #expect(!shell.messages.contains("app.crashes"))
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(shell.messages.contains("x app.crashes (hard)"))
    #expect(shell.messages.contains("didReceiveMemoryWarning"))
    #expect(try shell.run("FOLDER/Tests.swift") > 1)
    #expect(shell.messages.contains("x app.crashes (hard)"))
    #expect(try shell.run("FOLDER/Tests.swift mended") == 0)
    #expect(shell.output == "everything holds\n")
    #expect(try shell.run("FOLDER/Tests.swift mended") == 0)
    #expect(shell.messages == "")
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
