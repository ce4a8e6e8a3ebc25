import Foundation
import SceneDriving
import SceneReporting
import SceneWorkers
import Testing

/// What the end of a process is called, which law it breaks and which ends are one bug.
struct ProcessDeathTests {
  private func death(
    _ cause: ProcessDeath.DeathCause, _ output: String = "", asked: String? = nil
  ) -> ProcessDeath {
    var death = ProcessDeath(cause: cause, plays: 2, moment: 7, output: output)
    death.asked = asked
    return death
  }

  @Test(arguments: [
    (ProcessDeath.DeathCause.signal(SIGILL), AppEnd.EndLaw.crashes, "SIGILL"),
    (.signal(SIGKILL), .crashes, "SIGKILL"), (.signal(64), .crashes, "signal 64"),
    (.exit(3), .crashes, "exit"), (.garbled, .crashes, "garbled"),
    (.hang(.seconds(2)), .hangs, "hang"), (.endless(.seconds(9)), .hangs, "hang"),
    (.memory(1 << 30), .outOfMemory, "memory"),
  ])
  func `Each cause breaks one law and has a name without its numbers`(
    cause: ProcessDeath.DeathCause, law: AppEnd.EndLaw, name: String
  ) {
    let death = death(cause)
    #expect(death.law == law && death.name == name)
    #expect(death.end == AppEnd(law, at: 7, death.note))
  }

  @Test func `The note says what happened, with its numbers`() {
    #expect(death(.signal(SIGSEGV)).note == "It ended by SIGSEGV.")
    #expect(death(.exit(3)).note == "It left by itself with status 3.")
    #expect(death(.memory(512 << 20)).note == "It took more than 512 MB.")
    #expect(death(.hang(.seconds(2))).note == "It did not return within 2.0 seconds.")
    #expect(death(.endless(.seconds(9))).note == "One case took more than 9.0 seconds.")
    #expect(death(.garbled).note.hasPrefix("It was ended because it wrote to descriptors"))
  }

  @Test func `The note of a trap has its message, the last one of several`() {
    let output = "A.swift:1: Fatal error: early\nnoise\nA.swift:9: Precondition failed: late\nbye\n"
    #expect(
      death(.signal(SIGTRAP), output).note
        == "It ended by SIGTRAP: A.swift:9: Precondition failed: late")
    #expect(death(.exit(1), output).note.hasSuffix("1: A.swift:9: Precondition failed: late"))
    #expect(death(.signal(SIGTRAP), output).trapMessage == "A.swift:9: Precondition failed: late")
    #expect(death(.signal(SIGTRAP), "noise\n").trapMessage == nil)
  }

  @Test func `A law that was asked when the process hung is named, and in no other end`() {
    let hang = death(.hang(.seconds(2)), asked: "notes.saved")
    #expect(hang.note == "The law 'notes.saved' did not answer within 2.0 seconds.")
    #expect(death(.exit(1), asked: "notes.saved").note == "It left by itself with status 1.")
  }

  @Test func `Two ends at a line of the app are one bug in any callback, and without numbers`() {
    func text(_ output: String, in callback: String) -> String {
      death(.signal(SIGILL), output).end(in: callback).text
    }
    let seven = text("App/A.swift:7: Fatal error: page 3\n", in: "SIGILL at connect")
    #expect(seven == text("App/A.swift:7: Fatal error: page 41\n", in: "SIGILL at active"))
    #expect(seven != text("App/A.swift:8: Fatal error: page 3\n", in: "SIGILL at connect"))
    let library = "Swift/Array.swift:7: Fatal error: Index out of range\n"
    #expect(text(library, in: "SIGILL at connect") != text(library, in: "SIGILL at active"))
    #expect(text("", in: "SIGILL at connect") == "SIGILL at connect")
  }

  @Test func `An end behind every callback says so, with the law's sentence and the output`() {
    let report = death(.signal(SIGABRT), "it says this\n").lateReport
    #expect(
      report == """
        x app.crashes (hard)
          The app's process ends only when the system ends it. It ended by SIGABRT.
          Every callback had returned: look at what it began on other threads.

          the process wrote
            it says this

        """)
  }

  @Test(arguments: [
    ProcessDeath.DeathCause.exit(1), .hang(.seconds(1)), .endless(.seconds(1)), .garbled,
  ])
  func `Only a signal can be one of a failed allocation`(cause: ProcessDeath.DeathCause) {
    let output = "Fatal error: failed to allocate 64 bytes\n"
    #expect(!death(cause, output).isForMemory(1_000, peak: 1_000))
    #expect(death(.signal(SIGABRT), output).isForMemory(1_000, peak: 0))
  }
}
