#if os(Linux)
  import CommandTrials
  import TestSupport
  import Testing

  /// The gate of three apps, by each of their laws, in its three colours.
  @Suite struct AppSelectionTests {
    /// A law of an app, and what makes the app break it.
    struct Selection: CustomTestStringConvertible, Sendable {
      let program: String
      let variable: String
      let bug: String
      let law: String
      /// What makes the app keep the law.
      var sound = ""

      var testDescription: String { "\(program) by \(law)" }
    }

    /// A law of the app's own, one of delegates, a way of dying; the other three play the same in a night.
    static let selections = TestTier.choose(
      [0, 2, 5].map { all[$0] }, nightly: all)

    private static let all = [
      Selection(program: "SoundApp", variable: "SOUND", bug: "loud", law: "levels.paired"),
      Selection(program: "SoundApp", variable: "SOUND", bug: "trap", law: "app.crashes"),
      Selection(program: "radio-fuzz", variable: "RADIO", bug: "link", law: "payload.handled-once"),
      Selection(program: "radio-fuzz", variable: "RADIO", bug: "save", law: "radio.saved"),
      Selection(program: "radio-fuzz", variable: "RADIO", bug: "trap", law: "app.crashes"),
      Selection(
        program: "RoughApp", variable: "ROUGH", bug: "raises", law: "app.crashes",
        sound: "steady"),
    ]

    @Test(arguments: selections)
    func `A law of an app is green, red by a bug that breaks it, and inconclusive where starved`(
      selection: Selection
    ) throws {
      let shell = try Shell(selection.program)
      let line = "ci --seed 5 --quiet --jobs 2 --only \(selection.law) --cases 1 --fixed "
      shell.variables[selection.variable] = selection.sound
      #expect(try shell.run(line + "300") == 0, "\(shell.output)\(shell.messages)")
      #expect(shell.output.contains("narrowed by '--only \(selection.law)'"), "\(shell.output)")
      let starved = try shell.run(line + "0")
      if starved == 0 {
        // One case can put the law to the test; the green says how little that is.
        #expect(shell.output.contains("; little work: 1 case of 1,000"), "\(shell.output)")
      } else {
        #expect(starved == 3, "\(shell.output)")
      }
      if selection.law == "levels.paired" { try checkSuite(shell, line) }
      // The bug is met in the first cases; each that ends its process costs a new one.
      shell.variables[selection.variable] = selection.bug
      #expect(try shell.run(line + "40") == 1, "\(shell.output)\(shell.messages)")
      #expect(shell.output.contains("x \(selection.law) (hard)"), "\(shell.output)")
    }

    /// A suite chooses the laws whose identifiers begin with it, and no other word.
    private func checkSuite(_ shell: Shell, _ line: String) throws {
      let suite = line.replacing("--only levels.paired", with: "--suite levels")
      #expect(try shell.run(suite + "300") == 0, "\(shell.output)\(shell.messages)")
      #expect(shell.output.contains("narrowed by '--suite levels'"), "\(shell.output)")
      let none = line.replacing("--only levels.paired", with: "--suite level")
      #expect(try shell.run(none + "1") == 2)
      #expect(shell.messages.contains("'level' is not a group of laws"), "\(shell.messages)")
    }
  }
#endif
