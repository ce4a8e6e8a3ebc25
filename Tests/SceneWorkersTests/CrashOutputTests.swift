import SceneFuzzing
import SceneLifecycle
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
      1 [ra] 0x0000aaab SceneApp.receive(_:) + 8 in App at /tmp/x/App/Seam.swift:9:1
      """
    #expect(
      CrashOutput(output).text
        == """

          the process wrote
            page 3 is freed

          the process was in
            free(page:) at Main.swift:7:3

        """)
  }

  @Test func `A death names its law, and its cause without numbers`() {
    let hang = AppDeath(cause: .hang(.seconds(2)), plays: 1, moment: 4, output: "")
    #expect(hang.law == .hangs && hang.name == "hang")
    let trap = AppDeath(
      cause: .signal(11), plays: 1, moment: 4, output: "Fatal error: nothing is kept\n")
    #expect(trap.name == "SIGSEGV")
    #expect(trap.note.hasSuffix("SIGSEGV: Fatal error: nothing is kept"))
    let key = AppFinding.FailureKey(trap, at: "willConnectTo")
    #expect(key.name == "app.crashes SIGSEGV at willConnectTo")
  }
}
