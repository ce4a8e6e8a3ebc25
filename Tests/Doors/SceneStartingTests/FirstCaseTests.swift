#if os(Linux)
  import CommandKit
  import CommandTrials
  import CompilerRecords
  import Foundation
  import SceneLifecycle
  import SceneLowering
  import SceneStarting
  import Testing

  /// Only what was played is ready, and the last line promises what is so.
  struct FirstCaseTests {
    @Test(arguments: [
      (
        FirstCase.played, CommandKit.ExitStatus.holds, "ready: its ", "'swift test' plays 300 cases"
      ),
      (
        .died("no window, in ../Notes/SceneDelegate.swift:4", help: "write one"), .inconclusive,
        "not ready, as its first case dies: no window, in ../Notes/SceneDelegate.swift:4\n",
        "one case was played and died, as in 'swift test'"
      ),
      (
        .notBuilt("a.swift:1: no"), .inconclusive,
        "not ready, as its test does not build: a.swift:1: no\n",
        "written, not played, as 'swift test' does not build"
      ),
      (
        .notPlayed("there is no swift"), .inconclusive, "written, not played: its ",
        "written, not played: 'swift test' plays it"
      ),
    ])
    func `The first and the last line say what came of the first case`(
      first: FirstCase, status: CommandKit.ExitStatus, verdict: String, last: String
    ) async throws {
      let session = try InitDelegatesTests().template()
      session.cases = GivenCase(first)
      #expect(await session.run("init --delegates DIR/Notes") == status, "\(session.output)")
      #expect(session.output.contains("'Notes' is " + verdict), "\(session.output)")
      #expect(session.output.contains("is ready") == (first == .played))
      let package = session.folder + "/LifecycleTests"
      let again =
        first == .played
        ? "; once the app has changed: scenefuzz init --update --into \(package)"
          + " && swift test --package-path \(package)" : ""
      #expect(session.lastLine == "every name: .scenefuzz/made.txt; " + last + again)
      let made = try session.read("LifecycleTests/.scenefuzz/made.txt")
      #expect(made.hasPrefix("'Notes' is " + verdict))
      if case .died = first { #expect(session.output.contains("\nhelp: write one\n")) }
      if case .notPlayed = first {
        #expect(session.output.contains("\nno case was played: there is no swift\nhelp: "))
      }
    }

    @Test func `With --unplayed the package is written, and nothing is built`() async throws {
      let session = try InitDelegatesTests().template()
      session.cases = GivenCase(.died("it was played", help: nil))
      #expect(await session.run("init --delegates DIR/Notes --unplayed") == .holds)
      #expect(session.output.contains("'Notes' is written, not played: its delegates compile"))
      #expect(session.lastLine.hasSuffix("; written, not played: 'swift test' plays it"))
      #expect(!session.output.contains("it was played") && !session.output.contains("is ready"))
    }

    /// A build that a person stops.
    private struct StoppedCase: CasePlaying {
      func play(_ package: PlayedPackage) throws(CommandError) -> FirstCase {
        throw CommandError(Diagnostic("interrupted, and 'swift' was ended"), .interrupted)
      }
    }

    @Test func `Who stops the build has a whole package, and goes on`() async throws {
      let session = try InitDelegatesTests().template()
      session.cases = StoppedCase()
      #expect(await session.run("init --delegates DIR/Notes") == .interrupted)
      #expect(!session.output.contains("is ready"))
      #expect(try session.read("LifecycleTests/Made.digest").contains("end "))
      session.cases = GivenCase()
      #expect(await session.run("init --delegates DIR/Notes") == .holds, "\(session.messages)")
      #expect(session.output.contains("'Notes' is ready: "))
    }

    /// A compiler whose checks do not end in time.
    private struct EndlessChecks: SwiftFrontend {
      func run(_ words: [String], mostSeconds: Int) throws(FrontendFailure) -> FrontendRun? {
        if ["-typecheck", "-emit-sil"].contains(words.first) { return nil }
        return try RecordedFrontend(.starting).run(words, mostSeconds: mostSeconds)
      }
    }

    @Test(arguments: [
      ("", "60 s of processor time for one check", 300),
      (" --check-time 300", "120 s of processor time for one check", 600),
    ])
    func `A limit of time is said with the next step, and nothing is promised`(
      words: String, limit: String, next: Int
    ) async throws {
      let session = try InitDelegatesTests().template()
      session.frontend = EndlessChecks()
      session.cases = GivenCase(.died("it was played", help: nil))
      #expect(await session.run("init --delegates DIR/Notes" + words) == .inconclusive)
      #expect(session.output.contains("'Notes' does not compile within \(limit)\n"))
      #expect(session.output.contains("--check-time \(next), or leave"), "\(session.output)")
      #expect(session.lastLine == "every name: .scenefuzz/made.txt")
    }
  }

  /// The end of a case, as a package's own command says it.
  struct CaseAnswerTests {
    private static let crash = "Notes/SceneDelegate.swift:14: Fatal error: Unexpectedly found nil"

    private func end(_ failures: String, cases: Int = 1, said: String = "") -> FirstCase {
      let json = "{\"campaigns\": [{\"cases\": \(cases)}], \"failures\": [\(failures)]}"
      return CaseAnswer(
        json: failures == "none" ? nil : Data(json.utf8), said: said,
        sources: ["../Notes/AppDelegate.swift", "../Notes/SceneDelegate.swift"]
      ).end
    }

    private func failure(_ law: String, trap: String?, frame: String = "SceneDelegate") -> String {
      let report =
        "x \(law) (hard)\\n  The app returns from every\\n  callback in time. It did not.\\n  Broke at"
        + " callback 4\\n  the process was in\\n    f() at Kit.swift:1:1\\n    g() at \(frame).swift:14:5"
      let said = trap.map { ", \"trap\": \"\($0)\"" } ?? ""
      return "{\"invariant\": \"\(law)\", \"report\": \"\(report)\"\(said)}"
    }

    @Test func `A case that ends by itself is played, whatever laws break in it`() {
      #expect(end("") == .played)
      #expect(end(failure("window.visible", trap: nil)) == .played)
      #expect(end("", cases: 0) == .notPlayed("its command has played no case"))
    }

    @Test func `A process that dies is said with the line of the app`() {
      #expect(end(failure("app.crashes", trap: Self.crash)) == .died(Self.crash, help: nil))
      let trap = "Kit.swift:1: Fatal error: no"
      let spot = ", in ../Notes/SceneDelegate.swift:14"
      #expect(end(failure("app.crashes", trap: trap)) == .died(trap + spot, help: nil))
      #expect(
        end(failure("app.crashes", trap: trap, frame: "Other")) == .died(trap, help: nil))
      let hang = "The app returns from every callback in time. It did not."
      #expect(end(failure("app.hangs", trap: nil)) == .died(hang + spot, help: nil))
    }

    @Test func `A stub without an answer is said with the line that compiles`() {
      let said = """
        checking 'notes' with seed 1: swift run notes-fuzz run
        error: no plain Context is known for the stub Locator.context
        note: it was in Locator.context.getter at Locator.swift:4:9
        note: it was in SceneDelegate.sceneDidBecomeActive(_:) at SceneDelegate.swift:14:22
        help: write this to a file in ByHand, and call it: import SceneSpies; func a() {}

        """
      let sentence =
        "no plain Context is known for the stub Locator.context, in ../Notes/SceneDelegate.swift:14"
      let help = "write this to a file in ByHand, and call it: import SceneSpies; func a() {}"
      #expect(end("none", said: said) == .died(sentence, help: help))
      let trap =
        "SceneSpies/Spies.swift:155: Fatal error: error: no plain A is known; help: write it"
      #expect(
        end(failure("app.crashes", trap: trap))
          == .died("no plain A is known, in ../Notes/SceneDelegate.swift:14", help: "write it"))
    }

    @Test func `A command that plays nothing is no death`() {
      #expect(end("none") == .notPlayed("its command says nothing of a case"))
      let said = "error: 'seeds' is not a setting\nhelp: write seed\n"
      #expect(end("none", said: said) == .notPlayed("'seeds' is not a setting"))
    }

    @Test(arguments: [
      ("", "it has begun", "it says nothing"),
      ("[1/9] Compiling A\n[12/340] Compiling B\n", "12 of 340 steps", "[12/340] Compiling B"),
      ("[a] x\nerror: no such module 'B'\nlast", "it has begun", "no such module 'B'"),
      (
        "error: emit-module failed\n/x/A.swift:3:4: error: no\n[2/3] Linking", "2 of 3 steps",
        "/x/A.swift:3:4: no"
      ),
    ])
    func `A build says how far it is, and its first mistake`(
      text: String, steps: String, mistake: String
    ) {
      #expect(BuildLog(text).steps == steps)
      #expect(BuildLog(text).mistake == mistake)
      #expect(BuildLog(text).holder == nil)
    }

    @Test func `A build that waits for another one names it, and no longer once it goes on`() {
      let waits =
        "warning: x\nAnother instance of SwiftPM (PID: 77) is already running using '/a/.build',"
        + " waiting until that process has finished execution...\n"
      #expect(
        BuildLog(waits).holder
          == "another build holds the folder (process 77), end it or wait for it")
      #expect(BuildLog(waits + "[1/9] Compiling A\n").holder == nil)
    }
  }
#endif
