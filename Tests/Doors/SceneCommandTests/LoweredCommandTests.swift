#if os(Linux)
  import CommandTrials
  import Foundation
  import TestSupport
  import Testing

  /// The command of an app's lowered copies: its reports name the originals.
  struct LoweredCommandTests {
    private static let original = "LoweredApp/Original/Courier.swift"
    private static let fixtures = checkout.appendingPathComponent("Tests/Fixtures/Delegates")

    /// A package that has the copy, and the original in the same checkout.
    private func shell() throws -> Shell {
      let shell = try Shell("courier-fuzz")
      let copy = ("Made/Real/Courier.swift", "LoweredApp/Made/Courier.swift")
      for (path, source) in [copy, (Self.original, Self.original)] {
        let file = shell.folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: Self.fixtures.appendingPathComponent(source), to: file)
      }
      try Data().write(to: shell.folder.appendingPathComponent("Package.swift"))
      return shell
    }

    /// The line of the original that traps.
    private func line() throws -> Int {
      let file = Self.fixtures.appendingPathComponent(Self.original)
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      return try #require(lines.firstIndex { $0.contains("parcels.first!") }) + 1
    }

    @Test func `A trap in a copy names the line of the original in text, JUnit and SARIF`() throws {
      let shell = try shell()
      shell.hasBacktraces = true
      let run = "run --seed 1 --cases 300 --skip courier.offline --quiet"
      let reports = " --junit FOLDER/r.xml --sarif FOLDER/r.sarif"
      #expect(try shell.run(run + reports) == 1, "\(shell.messages)")
      let trap = "Courier.swift:\(try line())"
      #expect(shell.output.contains("\n  LoweredApp/\(trap): Fatal error: Unexpectedly found nil"))
      #expect(shell.output.contains("CourierAppDelegate.opens() at \(trap):"))
      let junit = try read("r.xml", of: shell)
      #expect(junit.contains("LoweredApp/\(trap): Fatal error: Unexpectedly found nil"))
      #expect(junit.contains("CourierAppDelegate.opens() at \(trap):"))
      let sarif = try JSONSerialization.jsonObject(with: Data(read("r.sarif", of: shell).utf8))
      let runs = try #require((sarif as? [String: Any])?["runs"] as? [[String: Any]])
      let results = try #require(runs.first?["results"] as? [[String: Any]])
      #expect(results.map { $0["ruleId"] as? String } == ["app.crashes"])
      let locations = try #require(results.first?["locations"] as? [[String: Any]])
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: String])
      #expect(artifact == ["uri": Self.original, "uriBaseId": "SRCROOT"])
      #expect(physical["region"] as? [String: Int] == ["startLine": try line()])
    }

    @Test(arguments: ["explain", "replay"], [("both-ios12", true), ("iphone-ios17", false)])
    func `A history shows which branch of '#available' its world runs`(
      verb: String, world: (platform: String, isOld: Bool)
    ) throws {
      let shell = try shell()
      let history = "scenefuzz 1\nplatform \(world.platform)\nscenes 1\n\nlaunch 1\n"
      let file = try shell.write(history)
      #expect(try shell.run("\(verb) \(file)") == (world.isOld ? 1 : 0), "\(shell.messages)")
      #expect(shell.output.contains("x courier.offline") == world.isOld)
      // A replay has the callbacks alone.
      let asks = "asks network (GET https://depot.example/parcels)"
      let isShown = world.isOld && verb == "explain"
      #expect(shell.output.contains(asks) == isShown, "\(shell.output)")
    }

    private func read(_ name: String, of shell: Shell) throws -> String {
      try String(contentsOf: shell.folder.appendingPathComponent(name), encoding: .utf8)
    }
  }
#endif
