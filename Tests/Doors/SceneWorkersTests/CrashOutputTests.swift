import CommandKit
import SceneFuzzing
import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneWorkers
import Testing

/// What a process that ended says of itself.
struct CrashOutputTests {
  @Test func `The report has the process's own lines and its frames, without addresses`() {
    let output = """
      page 3 is freed
      App/Main.swift:7: Fatal error: nothing is kept
      *** Signal 4 ***
      Thread 0 crashed:
      0 [ra] 0x0000aaaa free(page:) + 40 in App at /tmp/x/App/Main.swift:7:3
      1 [inlined] 0x0000aaaa Page.free() in App at /tmp/x/App/Page.swift:4:5
      2 [ra] 0x0000aaab SceneApp.receive(_:) + 8 in App at /tmp/x/App/Seam.swift:9:1
      """
    #expect(
      CrashOutput(output).text
        == """

          the process wrote
            page 3 is freed

          the process was in
            free(page:) at Main.swift:7:3
            Page.free() at Page.swift:4:5

        """)
  }

  @Test func `Of a recursion each function is named once, and what is there once is left out`() {
    let functions = ["draw()", "fold()", "draw()", "fold()", "draw()", "start()", "draw()"]
    let frames = functions.enumerated().map {
      "\($0.offset) [ra] 0x0000aaaa \($0.element) + 40 in App at /tmp/App/Main.swift:7:3"
    }
    let output = (["Thread 0 crashed:"] + frames).joined(separator: "\n")
    #expect(
      CrashOutput(output).text
        == "\n  the process was in\n    draw() at Main.swift:7:3\n    fold() at Main.swift:7:3\n")
  }

  @Test func `A line of megabytes is cut where it is shown`() {
    let long = String(repeating: "x", count: 3_000_000)
    let text = CrashOutput(long + "\nsecond\n").text
    #expect(text.count < 400 && text.contains("x…\n    second\n"))
    let trap = ProcessDeath(
      cause: .signal(4), plays: 1, moment: 4, output: "A.swift:1: Fatal error: \(long)\n")
    #expect(trap.note.count < 400 && trap.note.hasSuffix("x…"))
  }

  @Test(arguments: [
    ("", 875, true), ("", 874, false), ("malloc: unable to allocate\n", 875, true),
    ("Fatal error: failed to allocate 64 bytes\n", 1, true),
    ("Fatal error: nothing is kept\n", 1_000, false),
  ])
  func `A death without a message is one of memory when the memory is used up`(
    output: String, peak: UInt64, isForMemory: Bool
  ) {
    let death = ProcessDeath(cause: .signal(6), plays: 1, moment: 4, output: output)
    #expect(death.isForMemory(1_000, peak: peak) == isForMemory)
    var exit = death
    exit.cause = .exit(1)
    #expect(!exit.isForMemory(1_000, peak: 1_000))
  }

  @Test func `A process has half a minute to begin, and its limit for each callback`() {
    var setup = AppSetup()
    setup.limit = .milliseconds(100)
    #expect(setup.patience(hasBegun: false) == .seconds(30))
    #expect(setup.patience(hasBegun: true) == .milliseconds(100))
    setup.limit = .seconds(60)
    #expect(setup.patience(hasBegun: false) == .seconds(60))
  }

  @Test func `A death names its law, and its cause without numbers`() {
    let hang = ProcessDeath(cause: .hang(.seconds(2)), plays: 1, moment: 4, output: "")
    #expect(hang.law == .hangs && hang.name == "hang")
    let trap = ProcessDeath(
      cause: .signal(11), plays: 1, moment: 4, output: "Fatal error: nothing is kept\n")
    #expect(trap.name == "SIGSEGV")
    #expect(trap.note.hasSuffix("SIGSEGV: Fatal error: nothing is kept"))
    let finding = Finding(trap, at: "willConnectTo", in: 0)
    #expect(finding.name == "app.crashes SIGSEGV at willConnectTo")
  }

  @Test func `A stub without an answer is told with the method that has asked it`() {
    let frames = [
      "_assertionFailure(_:_:) + 9 in libswiftCore.so",
      "static Spies.stop<A>(_:_:) + 40 in App at /x/Spies.swift:155:5",
      "static StubCall.asked<A>(_:) + 40 in App at /x/StubCall.swift:38:5",
      "Locator.context.getter + 1 in App at /made/Locator.swift:4:9",
      "SceneDelegate.scene(_:willConnectTo:options:) + 4 in App at /x/SceneDelegate.swift:14:22",
      "HostedProcess.receive(_:) + 8 in App at /x/Host.swift:9:1",
      "main + 4 in App at /x/m.swift:1:1",
    ].enumerated().map { "\($0.offset) [ra] 0x0000aaaa \($0.element)" }
    let said = "App/Spies.swift:155: Fatal error: error: no plain Context is known; help: write one"
    let output = ([said, "Thread 0 crashed:"] + frames).joined(separator: "\n")
    let diagnostic = CrashOutput(output).mistake.diagnostic
    #expect(diagnostic.error == "no plain Context is known" && diagnostic.help == "write one")
    #expect(
      diagnostic.notes == [
        "it was in Locator.context.getter at Locator.swift:4:9",
        "it was in SceneDelegate.scene(_:willConnectTo:options:) at SceneDelegate.swift:14:22",
      ])
    // Of another mistake the frames are the tool's.
    let other = CrashOutput(output.replacing("Spies.swift:155:5", with: "Host.swift:1:1")).mistake
    #expect(other.diagnostic.notes.isEmpty)
  }

  @Test(arguments: ["error: ", "App/Host.swift:7: Fatal error: error: "])
  func `A mistake in the test is told as what is wrong and what to do`(head: String) {
    let said = "it begins\n\(head)the app names no class; help: write one\nIllegal instruction\n"
    let mistake = CrashOutput(said).mistake
    #expect(mistake.status == .misused)
    #expect(mistake.diagnostic.error == "the app names no class")
    #expect(mistake.diagnostic.help == "write one")
  }
}
