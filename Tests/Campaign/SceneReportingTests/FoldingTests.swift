import SceneLifecycle
import SceneReporting
import Testing

/// A launch that does not matter is one line, and what iOS chose is a sentence.
@Suite struct FoldingTests {
  /// An icon launch into one scene, then a way home.
  private func transcript(choices: [Choice] = []) -> Transcript {
    var scribe = Scribe()
    for kind in [CallbackKind.main, .willFinishLaunching, .didFinishLaunching, .launchNotice] {
      scribe.receive(kind, event: 1)
    }
    scribe.open.insert(0)
    scribe.connected.insert(0)
    scribe.receive(.connect, 0, .background, event: 1)
    scribe.inactive.insert(0)
    scribe.receive(.foreground, 0, .foregroundInactive, event: 1)
    scribe.inactive.remove(0)
    scribe.active.insert(0)
    scribe.application = .active
    scribe.receive(.active, 0, .foregroundActive, event: 1)
    scribe.receive(.viewDidAppear, 0, .foregroundActive, event: 1)
    scribe.receive(.resign, 0, .foregroundActive, event: 2)
    var scenario = Scenario(platform: Platform.all[0].platform, scenes: 1)
    scenario.entries = [
      Scenario.Entry(Event(.launch, scene: 0), choices: choices), Scenario.Entry(Event(.home)),
    ]
    return Transcript(of: scenario, callbacks: scribe.callbacks)
  }

  private func lines(_ transcript: Transcript, folding: Bool = true) -> [String] {
    var report = LaneReport(transcript)
    report.foldsLaunches = folding
    return report.text().split(separator: "\n").map(String.init)
  }

  private func broken(at index: Int, since onset: Int? = nil) -> Transcript {
    var transcript = transcript()
    var violation = Violation(
      invariant: "own.law", kind: .hard, index: index, callback: transcript.callbacks[index],
      scene: 0)
    violation.onset = onset
    transcript.breaks = [Transcript.Break(violation, sentence: "It holds.")]
    return transcript
  }

  @Test func `A launch on which nothing depends is one line, whole where that is asked for`() {
    let folded = lines(transcript())
    #expect(
      folded.contains {
        $0.hasSuffix("#   launch: process starts, app has launched, 1 connects, enters")
      }, "\(folded)")
    #expect(
      folded.contains { $0.hasSuffix("#   foreground, becomes active (8 callbacks)") }, "\(folded)")
    #expect(!folded.contains { $0.contains("willConnectTo") })
    #expect(folded.contains { $0.contains("sceneWillResignActive") })
    let whole = lines(transcript(), folding: false)
    #expect(whole.contains { $0.contains("willConnectTo") })
    #expect(!whole.contains { $0.contains("launch:") })
  }

  @Test func `A launch in which a law breaks, or begins to, shows where`() {
    let position = lines(broken(at: 4))
    #expect(position.contains { $0.hasPrefix(">") && $0.contains("willConnectTo") }, "\(position)")
    let onset = lines(broken(at: 8, since: 4))
    #expect(onset.contains { $0.contains("willConnectTo") }, "\(onset)")
    #expect(lines(broken(at: 8)) != onset)
  }

  @Test func `What the app notes in a launch is shown with its callback`() {
    var noting = transcript()
    noting.answers = [Transcript.AppAnswer(index: 4, text: "takes observer")]
    let lines = lines(noting)
    #expect(lines.contains { $0.contains("willConnectTo") }, "\(lines)")
    #expect(lines.contains { $0.contains("takes observer") })
    #expect(
      lines.contains { $0.contains("launch: process starts, app has launched (4 callbacks)") })
  }

  @Test func `A launch that brings something, or that iOS does otherwise, is whole`() {
    var bringing = transcript()
    bringing.callbacks[4].payload = 7
    #expect(!lines(bringing).contains { $0.contains("launch:") })
    let other = transcript(choices: [Choice(.earlyGeometry, answer: 1)])
    #expect(!lines(other).contains { $0.contains("launch:") })
  }

  // MARK: - Choices

  private func sentences(_ choices: [Choice]) -> [String] {
    transcript(choices: choices).choiceSentences
  }

  @Test func `A choice is a sentence with what it rests on`() {
    #expect(
      sentences([Choice(.pushAgain, answer: 1)]) == [
        "iOS decides whether a push is delivered again when its alert opens the app: here 'yes',"
          + " usually 'no' (recorded on iOS 11, described in prose for iOS 10)."
      ])
    #expect(
      sentences([Choice(.stateReturned, answer: 1)]) == [
        "iOS decides whether saved state comes back through restoreInteractionStateWith: here 'no',"
          + " usually 'yes' (believed, no recording)."
      ])
  }

  @Test func `A usual answer needs no sentence, and there are three at most`() {
    #expect(sentences([Choice(.pushAgain, answer: 0)]) == [])
    let kinds: [ChoiceKind] = [.pushAgain, .ghost, .killTerminates, .blip]
    let all = sentences(kinds.map { Choice($0, answer: 1) })
    #expect(all.count == 3)
    #expect(all.last == "2 more choices of iOS stand beside the events.")
    #expect(sentences(kinds.prefix(3).map { Choice($0, answer: 1) }).count == 3)
  }

  @Test func `The report has the sentences below its lanes`() {
    let report = FailureReport(
      transcript(choices: [Choice(.ghost, answer: 1)]), ReportFacts(repeatedBy: "swift test"),
      look: .lanes)
    let text = report.text().split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains("usually 'no' (recorded on iOS 16-era). swift test"), "\(text)")
  }
}
