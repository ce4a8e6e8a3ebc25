import CommandKit
import CommandTrials
import SceneFuzzing
import SceneGate
import Testing

/// A word of the model is answered with its sentence, its sources and a history.
struct WhyTests {
  @Test func `An event has its rule's sources, its platforms and a history`() async throws {
    let session = try Session()
    #expect(await session.run("why openURL") == .holds)
    for text in [
      "event openURL, group payloads", "source: Apple, uiscene/connectionoptions",
      "1 openURL 1", "\nAn example:\n\nipad-ios27, 1 scene\n", "recorded on no system\n",
      "\nShown on 57 of 58 platforms\n  not on sceneless-ios27\n",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
  }

  @Test func `A choice has its answers and its recordings`() async throws {
    let session = try Session()
    #expect(await session.run("why pushAgain") == .holds)
    for text in [
      "usually no, else yes", "recorded: 80-legacy-ios10-push (iOS 10)", "pushAgain = yes",
      "  recorded on iOS 11, iOS 10\n", "source: report, legacy-ios10-push (iOS 10)",
      "source: decision, <doc:Decisions#",
      "source: Apple, uiapplicationdelegate/application(_:didreceiveremotenotification:",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
    #expect(await session.run("why blip") == .holds)
    #expect(session.output.contains("No recording of ours needs an unusual answer."))
    #expect(session.output.contains("  recorded on iOS 15-era, iOS 11/12, iOS 13+\n"))
  }

  @Test(arguments: [
    ("connectCar", "event", "Shown on 27 of 58 platforms\n  on iphone-ios13, "),
    // Older systems know no accessory: there the display is connected without it.
    ("connectDisplay", "event", "Shown on 45 of 58 platforms\n  not on "),
    // One example needs support of several windows, and one does without.
    ("open", "event", "Shown on 57 of 58 platforms\n  not on sceneless-ios27\n"),
    ("lastWindowEnds", "choice", "Shown on 5 of 58 platforms\n  on "),
  ])
  func `The platforms are those on which an example shows the word`(
    word: String, kind: String, platforms: String
  ) async throws {
    let session = try Session()
    #expect(await session.run("why \(word)") == .holds)
    #expect(session.output.hasPrefix("\(kind) \(word)"))
    #expect(session.output.contains("\n\(platforms)"), "\(session.output)")
  }

  @Test func `A choice for which no platform asks has no example`() async throws {
    let session = try Session()
    #expect(await session.run("why setOrder") == .inconclusive)
    #expect(session.output.hasSuffix("\n\nNo example shows it.\n"))
    #expect(await session.run("why required.crash") == .holds)
    #expect(session.output.hasSuffix("\n\nNo example breaks it.\n"))
  }

  @Test(arguments: ReadyLaw.all)
  func `A ready-made law has its sentence and what the app notes`(law: ReadyLaw) async throws {
    let session = try Session()
    #expect(await session.run("why \(law.id)") == .holds)
    #expect(
      session.output == """
        law \(law.id) (hard)
          \(law.sentence)
          AppLaw.\(law.name), for an app with AppFeature.\(law.feature.rawValue)
          It finds \(law.findings).
          The app notes \(law.notes).
          If your app does this on purpose, \(law.answer).
          The page Ready-made laws of the documentation has every law.

        """)
  }

  @Test(arguments: ["app.crashes", "app.hangs", "app.memory"])
  func `A law about the end of a process says that nothing is noted`(law: String) async throws {
    let session = try Session()
    #expect(await session.run("why \(law)") == .holds)
    #expect(session.output.hasPrefix("law \(law) (hard)\n  The app"))
    #expect(session.output.contains("The app notes nothing: "))
    // No app means a crash.
    #expect(session.output.contains("If your app means it, ") == (law != "app.crashes"))
  }

  @Test func `What why has an answer for is listed, and completed`() async throws {
    let session = try Session()
    #expect(await session.run("list") == .holds)
    let listed = session.output
    #expect(await session.run("completions bash") == .holds)
    for law in ReadyLaw.all.map(\.id) + ["app.crashes", "app.hangs", "app.memory"] {
      #expect(listed.contains("  \(law) "), "\(law)")
      #expect(session.output.contains("\(law)"), "\(law)")
    }
  }

  @Test func `A strange word is answered by few lines`() async throws {
    let session = try Session()
    #expect(await session.run("why handled-onze") == .misused)
    #expect(session.messages.contains("'scenefuzz list' names them all"))
    #expect(session.messages.split(separator: "\n").count <= 4, "\(session.messages)")
  }

  @Test func `An invariant has its sources, and a history that a planted defect breaks it in`()
    async throws
  {
    let session = try Session()
    #expect(await session.run("why scene.active-in-foreground") == .holds)
    for text in [
      "invariant scene.active-in-foreground (hard)", "It is about runs ", "  source: ",
      "\nAn example that breaks it where foreground-dropped is planted:\n",
      "\nviolates scene.active-in-foreground\n\nlaunch 1\n",
    ] {
      #expect(session.output.contains(text), "\(text)")
    }
  }

  @Test func `A myth is refuted`() async throws {
    let session = try Session()
    #expect(await session.run("list --myths") == .holds)
    let myth = try #require(session.output.split(separator: " ").first)
    #expect(await session.run("why \(myth)") == .holds)
    #expect(session.output.contains("This legal history refutes it"))
  }

  @Test(arguments: [
    ("why", "'why' needs one event, choice, invariant or law"),
    ("why openURK", "did you mean 'openURL'?"), ("why home open", "'why' needs one event"),
  ])
  func `Wrong use gets one sentence and a next step`(line: String, text: String) async throws {
    let session = try Session()
    #expect(await session.run(line) == .misused)
    #expect(session.messages.contains(text))
  }
}
