#if os(Linux)
  import CommandTrials
  import Foundation
  import SceneFuzzing
  import SceneLifecycle
  import TestSupport
  import Testing

  /// The command of an app that is made of UIKit's delegates, with workers that play them.
  @Suite struct DelegateCommandTests {
    private static let lost = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nopenURL 1\n"

    /// A shell whose app has a bug; nil for none.
    private func shell(_ bug: String? = nil) throws -> Shell {
      let shell = try Shell("radio-fuzz")
      shell.variables["RADIO"] = bug ?? ""
      return shell
    }

    private func heads(_ shell: Shell) -> [Substring] {
      shell.output.split(separator: "\n").filter { $0.hasPrefix("x ") || $0.hasPrefix("? ") }
    }

    // MARK: - Campaigns

    @Test(arguments: [
      ("link", "payload.handled-once", ["openURL"]),
      // Closing the last window ends the process, so another one has to stay.
      ("save", "radio.saved", ["launch", "home", "open", "do", "close"]),
      ("trap", "app.crashes", ["launch", "do", "memoryWarning"]),
    ])
    func `Two workers find a delegate's bug, and its history is made small`(
      bug: String, law: String, events: [String]
    ) throws {
      let shell = try shell(bug)
      #expect(try shell.run("run --seed 1 --cases 300 --keep-going --quiet --jobs 2") == 1)
      #expect(heads(shell) == ["x \(law) (hard)"], "\(shell.output)")
      #expect(shell.output.contains("no event can be left out, nor any two"))
      let kept = try #require(try shell.written().first)
      #expect(try shell.written().count == 1 && kept.violates == law)
      #expect(kept.entries.map(\.event.kind.word) == events)
    }

    @Test func `What lasts from one case to the next is doubted, with the names of what may last`()
      throws
    {
      for (bug, isDoubted) in [("lasts", true), ("", false)] {
        for verb in ["run --seed 1 --cases 100", "ci --fixed 80 --seed 1 --cases 20"] {
          let shell = try shell(bug)
          #expect(
            try shell.run(verb + " --quiet --jobs 2") == (isDoubted ? 3 : 0), "\(shell.output)")
          let said = shell.messages + shell.output
          #expect(
            said.contains("something of the app lasts from one case to the next") == isDoubted)
          #expect(
            said.contains("what may last: bug, SceneDelegate.hasAsked") == isDoubted, "\(said)")
        }
      }
    }

    @Test func `A trap in a delegate's method is named with its line`() throws {
      let shell = try shell("trap")
      shell.hasBacktraces = true
      #expect(try shell.run("run --seed 1 --cases 300 --quiet --jobs 2") == 1)
      let page = try String(
        contentsOf: checkout.appendingPathComponent(
          "Sources/Hosting/SceneHosting/SceneHosting.docc/CommandOfDelegates.md"), encoding: .utf8)
      let parts = page.components(separatedBy: "<!-- crash -->\n```\n").dropFirst()
      let shown = try #require(parts.first?.components(separatedBy: "\n```").first)
      #expect(shown.contains("Radio/Stations.swift:27: Precondition failed: a kept station"))
      #expect(shell.output.contains(shown), "the page shows something else")
      #expect(shell.output.contains("AppDelegate.applicationDidReceiveMemoryWarning(_:) at "))
    }

    @Test func `The result is the same for any number of workers`() throws {
      let outputs = try ["1", "2"].map { jobs in
        let shell = try shell("trap")
        let line =
          "run --seed 1 --cases 600 --events 8 --keep-going --verbose --quiet --jobs " + jobs
        #expect(try shell.run(line) == 1)
        return shell.output
      }
      #expect(outputs[0] == outputs[1])
      #expect(outputs[0].contains("x app.crashes"))
    }

    @Test(arguments: ["run", "ci --fixed 0"])
    func `A method that is never called is told though only workers meet its class`(
      verb: String
    ) throws {
      let shell = try shell("module")
      #expect(try shell.run("\(verb) --seed 1 --cases 4 --quiet --only radio.saved") == 3)
      #expect(
        shell.messages.contains("'sceneDidBecomActive(_:)' of 'NearSceneDelegate' is never called"),
        "\(shell.messages)")
    }

    // MARK: - Histories

    @Test func `A failure is played again by its token and by its file`() throws {
      let shell = try shell("link")
      #expect(try shell.run("run --seed 1 --cases 100 --quiet") == 1)
      let token = try #require(shell.output.firstMatch(of: /token (\S+)/)).1
      let file = try #require(shell.output.firstMatch(of: /written to (\S+)/)).1
      for history in [token, file] {
        for verb in ["replay", "explain", "shrink"] {
          #expect(try shell.run("\(verb) \(history)") == 1, "\(verb) \(history)")
          #expect(shell.output.contains("x payload.handled-once (hard)"))
        }
        shell.variables["RADIO"] = ""
        #expect(try shell.run("replay \(history)") == 0)
        shell.variables["RADIO"] = "link"
      }
    }

    @Test func `What the app writes is there for its next process and for no other case`() throws {
      let shell = try shell()
      let file = try shell.write(
        "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\ndo keep 1\nhome\nkill\nlaunch 1\n")
      #expect(try shell.run("replay \(file)") == 0)
      shell.variables["RADIO"] = "trap"
      let warned = try shell.write(
        "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\nmemoryWarning\n")
      #expect(try shell.run("replay \(warned)") == 0)
      let kept = try shell.write(
        "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\ndo keep 1\nhome\nkill\nlaunch 1\n"
          + "memoryWarning\n")
      #expect(try shell.run("replay \(kept)") == 1)
      #expect(shell.output.contains("a kept station is freed"))
    }

    @Test func `What ended workers have left of the app's files, the next one removes`() throws {
      let shell = try shell("trap")
      let folder = shell.folder.appendingPathComponent("tmp")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      shell.variables["TMPDIR"] = folder.path
      let left = { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
      #expect(try shell.run("run --seed 1 --cases 300 --quiet --jobs 1") == 1)
      let first = try left()
      #expect((1...4).contains(first.count), "\(first)")
      let file = try shell.write("scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n")
      #expect(try shell.run("replay \(file)") == 0)
      let second = try left()
      #expect(!second.isEmpty && second.isDisjoint(with: first), "\(first) \(second)")
    }

    // MARK: - The gate

    private struct Gate: Decodable {
      struct KeptFile: Decodable {
        var path: String
        var verdict: String
      }

      struct Broken: Decodable {
        var invariant: String
        var events: [String]
      }

      var status: Int
      var conclusion: String
      var corpus: [KeptFile]
      var failures: [Broken]
    }

    private func gate(_ shell: Shell) throws -> Gate {
      try JSONDecoder().decode(Gate.self, from: shell.data("gate.json"))
    }

    @Test func `The gate is red with the bug and green without, in JSON, too`() throws {
      let line = "ci --seed 7 --fixed 100 --cases 100 --quiet --jobs 2 --json gate.json"
      let broken = try shell("link")
      #expect(try broken.run(line) == 1)
      let red = try gate(broken)
      #expect(red.status == 1 && red.conclusion == "red: 1 way of failing")
      #expect(red.failures.map(\.invariant) == ["payload.handled-once"])
      #expect(red.failures.first?.events == ["openURL 1"])
      let sound = try shell()
      #expect(try sound.run(line) == 0, "\(sound.output)\(sound.messages)")
      let green = try gate(sound)
      #expect(green.status == 0 && green.failures.isEmpty)
    }

    @Test func `A kept history is played again, whatever the campaign finds`() throws {
      let shell = try shell()
      let file = try shell.write(Self.lost, to: "lost.scene")
      #expect(try shell.run("corpus add \(file)") == 0, "\(shell.messages)")
      #expect(try shell.run("corpus check") == 0)
      shell.variables["RADIO"] = "link"
      #expect(try shell.run("corpus check") == 1)
      #expect(try shell.run("ci --fixed 0 --seed 1 --cases 1 --quiet --json gate.json") == 1)
      #expect(try gate(shell).corpus.map(\.verdict) == ["bad"])
      #expect(shell.output.contains("it should hold and breaks payload.handled-once"))
    }

    @Test func `Mutants of what is delivered are killed by laws over the delegates`() throws {
      let shell = try shell()
      // The gate plays each in 300 cases, which takes minutes of a processor.
      if TestTier.isNightly {
        let line = "ci --seed 7 --fixed 60 --cases 60 --quiet --jobs 2"
        #expect(try shell.run(line + " --kills 50%") == 0, "\(shell.output)")
        #expect(
          shell.output.contains(/mutants: \d+ of \d+ that change what the app does are killed/))
        #expect(try shell.run(line + " --kills 100%") == 3)
      }
      let line = "defects --cases 12 --quiet --jobs 2"
      #expect(try shell.run(line + " --kills 100%") == 1, "\(shell.output)")
      #expect(try shell.run(line + " --kills 50%") == 0, "\(shell.output)")
      #expect(shell.output.contains(/killed +\d+ +a law broke that holds without the change/))
      #expect(
        try shell.run("defects --cases 30 --quiet --only sceneDidEnterBackground-skipped") == 0)
      #expect(shell.output.contains(/sceneDidEnterBackground-skipped .* radio.saved/))
    }
  }
#endif
