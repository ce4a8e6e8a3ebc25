import CommandTrials
import Foundation
import SceneFuzzing
import SceneLifecycle
import Testing

/// The command of an app whose bugs end or stop its process.
@Suite struct AppCommandTests {
  private let crashy = "CrashyApp"

  @Test func `A trap, a stack overflow, an endless loop and a broken law are found in one run`()
    throws
  {
    let shell = try Shell(crashy)
    #expect(try shell.run("run --seed 7 --cases 40 --keep-going --quiet") == 1)
    #expect(
      heads(shell).sorted() == [
        "x app.crashes (hard)", "x app.crashes (hard)", "x app.hangs (hard)",
        "x payload.handled-once (hard)",
      ])
    #expect(shell.output.contains("Unexpectedly found nil"))
    #expect(shell.output.contains("SIGSEGV"))
    #expect(shell.output.contains("It did not return within 2.0"))
    #expect(shell.output.contains("played 40 cases,"))
    #expect(!shell.output.contains("also met"), "what has a report of its own is not named again")
    let written = try shell.written().map { $0.entries.map(\.event.kind.word) }
    #expect(written.contains(["silentPush"]))
    #expect(written.contains(["launch", "memoryWarning"]))
    #expect(written.contains { $0.count == 1 && !$0.contains("silentPush") })
    let hang = try #require(try shell.written().first { $0.violates == "app.hangs" })
    #expect(hang.entries.count <= 10)
  }

  @Test func `The result is the same for any number of workers`() throws {
    let one = try Shell(crashy)
    let three = try Shell(crashy)
    let line = "run --seed 3 --cases 600 --events 3 --keep-going --quiet --jobs "
    #expect(try one.run(line + "1") == 1)
    #expect(try three.run(line + "3") == 1)
    #expect(one.output == three.output)
    #expect(one.output.contains("x app.crashes"))
  }

  @Test func `Without keep-going the first failing case is told and no other`() throws {
    let shell = try Shell(crashy)
    #expect(try shell.run("run --seed 7 --cases 1000 --quiet") == 1)
    #expect(shell.output.contains("played 1 case,"))
    #expect(
      shell.output.contains("a failure ended it after 1 of 1,000 cases: --keep-going plays all"))
    #expect(shell.output.split(separator: "\n").filter { $0.hasPrefix("x ") }.count == 1)
  }

  @Test(arguments: [1, 5, 13, 17])
  func `A case that ends its process counts the callbacks before the one that it ends in`(
    seed: Int
  ) throws {
    let shell = try Shell(crashy)
    #expect(try shell.run("run --seed \(seed) --cases 1 --quiet --timeout 1s") == 1)
    let played = try #require(shell.output.firstMatch(of: /played 1 case, (\d+) callbacks?,/))
    let token = try #require(shell.output.firstMatch(of: /token (\S+)/))
    #expect(try shell.run("replay \(token.1) --timeout 1s") == 1)
    let mark = try #require(shell.output.firstMatch(of: #/\n> +(\d+) /#))
    let (at, before): (Int?, Int?) = (Int(mark.1), Int(played.1))
    #expect(at == before.map { $0 + 1 } && at != nil)
  }

  @Test func `A crash is replayed, shrunk and drawn from a file, and holds once it is mended`()
    throws
  {
    let shell = try Shell(crashy)
    let file = try shell.write(
      """
      scenefuzz 1
      platform ipad-ios26
      scenes 2

      launch 1
      home
      memoryWarning
      """)
    #expect(try shell.run("replay \(file)") == 1)
    #expect(shell.output.contains("x app.crashes (hard)"))
    #expect(!shell.output.contains("the process was in"), "the variable switches backtraces off")
    shell.hasBacktraces = true
    #expect(try shell.run("replay \(file)") == 1)
    #expect(shell.output.contains("x app.crashes (hard)"))
    #expect(shell.output.contains("CrashyApp.free(page:)"))
    shell.hasBacktraces = false
    #expect(try shell.run("shrink \(file)") == 1)
    #expect(shell.output.contains("no event can be left out, nor any two (from 3 events"))
    #expect(try shell.run("explain \(file)") == 1)
    #expect(try shell.run("show \(file)") == 0)
    #expect(shell.output.contains("> .<"))
    #expect(try shell.run("show --steps \(file)") == 0)
    #expect(
      shell.output.contains("  Steps on iPadOS 26, the app just installed and not running:\n"))
    #expect(shell.output.contains("app.crashes breaks."))
    #expect(try shell.run("show --swift \(file)") == 0)
    #expect(shell.output.contains("@Test func `app.crashes holds in a history that broke it`()"))
    let mended = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
    #expect(try shell.run("shrink \(mended)") == 0)
  }

  @Test func `A process that takes too much memory breaks a law`() throws {
    let shell = try Shell("FlakyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nregisterForPush\n")
    #expect(try shell.run("replay --timeout 60s --worker-memory 256 \(file)") == 1)
    #expect(shell.output.contains("x app.memory (hard)"))
    #expect(!shell.output.contains("0x0000"))
  }

  @Test func `A trap of a process that has much memory is a trap`() throws {
    let shell = try Shell("FlakyApp")
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 2\n\nlaunch 1\nrequestNewWindow 2\n")
    #expect(try shell.run("replay --timeout 60s --worker-memory 256 \(file)") == 1)
    #expect(shell.output.contains("x app.crashes (hard)"))
    #expect(shell.output.contains("nothing is kept"))
  }

  @Test func `A kept scenario that breaks fails the gate, whatever comes of the campaign`() throws {
    let shell = try Shell("FlakyApp")
    _ = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nregisterForPush\n",
      to: "corpus/flaky/regressions/memory.scene")
    let line = "ci --fixed 0 --seed 1 --cases 40 --events 200 --quiet --worker-memory 256"
    #expect(try shell.run(line) == 1)
    #expect(shell.output.contains("BAD  corpus/flaky/regressions/memory.scene"))
    #expect(shell.output.contains("(flaky)"))
  }

  @Test func `Crashes and hangs are chosen and left out like any other law`() throws {
    let shell = try Shell(crashy)
    let line = "run --seed 7 --cases 40 --keep-going --quiet --timeout 1s --only "
    #expect(try shell.run(line + "payload.handled-once") == 1)
    #expect(heads(shell) == ["x payload.handled-once (hard)"])
    #expect(shell.output.contains("played 40 cases,"))
    #expect(try shell.run(line + "app.crashes") == 1)
    #expect(heads(shell) == ["x app.crashes (hard)", "x app.crashes (hard)"])
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n")
    #expect(try shell.run("replay --skip app.crashes \(file)") == 0)
    #expect(!shell.output.contains("x app.crashes"))
    #expect(try shell.run("replay \(file)") == 1)
    #expect(try shell.run("run --only app.crashes --skip app.crashes") == 5)
  }

  @Test func `What is only slow does not take the place of what hangs`() throws {
    let shell = try Shell(crashy)
    let file = try shell.write(
      """
      scenefuzz 1
      platform ipad-ios26
      scenes 2

      launch 1
      home
      open 1
      requestNewWindow 2
      """)
    #expect(try shell.run("shrink --timeout 4s \(file)") == 1)
    #expect(
      shell.output.contains(
        "the shortened history no longer hangs when it is given the full timeout"))
    let kept = try #require(try shell.written().first { $0.violates == "app.hangs" })
    #expect(kept.entries.count == 4)
    #expect(shell.output.hasSuffix(".scene --timeout 4s\n"))
  }

  @Test func `A trap while the app is freed is told of the history that it ends`() throws {
    let shell = try Shell(crashy)
    for (name, event) in [("a", "registerForPush"), ("b", "home"), ("c", "home")] {
      _ = try shell.write(
        "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n\(event)\n",
        to: "corpus/crashy/regressions/\(name).scene")
    }
    #expect(try shell.run("ci --fixed 0 --seed 1 --cases 1 --events 1 --quiet --jobs 1") == 1)
    #expect(shell.output.contains("BAD  corpus/crashy/regressions/a.scene"))
    #expect(!shell.output.contains("BAD  corpus/crashy/regressions/b.scene"))
    #expect(!shell.output.contains("BAD  corpus/crashy/regressions/c.scene"))
  }

  private func heads(_ shell: Shell) -> [Substring] {
    shell.output.split(separator: "\n").filter { $0.hasPrefix("x ") }
  }

  @Test func `What the app did outside of the steps is named`() throws {
    let shell = try Shell("FlakyApp")
    let sentence = "not stepped: 'counts warnings' was noted on another thread\n"
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n")
    #expect(try shell.run("replay \(file)") == 0)
    #expect(shell.messages == sentence)
    _ = try shell.run("run --seed 1 --cases 40 --events 200 --quiet --jobs 2")
    #expect(shell.output.split(separator: "\n").filter { $0 == sentence.dropLast() }.count == 1)
  }

  @Test func `A failure that does not come back in the same way is told as flaky`() throws {
    let shell = try Shell("FlakyApp")
    #expect(try shell.run("run --seed 1 --cases 40 --events 200 --quiet") == 3)
    #expect(shell.output.contains("(flaky)"))
    #expect(shell.output.contains("one    "))
  }

  @Test func `What was found is on disk when the command is killed`() throws {
    let shell = try Shell(crashy)
    let process = try shell.start("run --seed 7 --cases 100000 --keep-going --quiet")
    #expect(try Patience.wait { try !shell.written().isEmpty })
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
    #expect(try shell.written().allSatisfy { $0.violates != nil })
  }

  @Test(arguments: [
    ("fly", "'fly' is not a verb"), ("run --only app.flies", "'app.flies' is not a law"),
    ("replay", "'replay' needs one file or token"),
    ("run --defect x", "'--defect' is not an option"),
  ])
  func `Wrong use is told in one sentence`(line: String, sentence: String) throws {
    let shell = try Shell(crashy)
    #expect(try shell.run(line) == 2)
    #expect(shell.messages.contains(sentence))
  }

  @Test func `A file that says what it no longer breaks is told so, as by the contract`() throws {
    let shell = try Shell(crashy)
    let file = try shell.write(
      "scenefuzz 1\nplatform ipad-ios26\nscenes 1\nviolates app.crashes\n\nlaunch 1\n")
    #expect(try shell.run("replay \(file)") == 0)
    #expect(
      shell.output.hasSuffix(
        "\napp.crashes holds, though the file says that it is violated\n"))
    #expect(try shell.run("replay --format jsonl \(file)") == 0)
    #expect(!shell.output.contains("though the file says"))
  }

  @Test func `It lists one topic where a switch asks for it, and nothing that stands astray`()
    throws
  {
    let shell = try Shell(crashy)
    #expect(try shell.run("list --platforms") == 0)
    #expect(shell.output.hasPrefix("iphone-ios26  iphone, iOS 26, scenes\n"))
    #expect(!shell.output.contains("app.hangs"))
    #expect(try shell.run("list laws") == 2)
    #expect(shell.messages.contains("'laws' is not something to list"))
  }

  @Test func `It lists laws and worlds, and explains itself`() throws {
    let shell = try Shell(crashy)
    #expect(try shell.run("list") == 0)
    #expect(shell.output.contains("payload.handled-once"))
    #expect(shell.output.contains("app.hangs"))
    #expect(shell.output.contains("ipad-ios26"))
    #expect(try shell.run("help") == 0)
    #expect(shell.output.contains("usage: swift run CrashyApp VERB [options]"))
    #expect(try shell.run("help run") == 0)
    #expect(shell.output.contains("--timeout TIME"))
  }
}
