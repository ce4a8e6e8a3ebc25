package import SceneGeneration
package import SceneDriving
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline
package import SceneReporting
package import SceneSeam
package import SceneShrinking

/// Plays an app without its type: batches of cases, single histories, candidates.
package struct AppPlayer {
  /// The app's usual options of a campaign.
  package struct Usual: Hashable, Sendable {
    /// The app's name.
    package var name: String
    /// The worlds in which it is played.
    package var platforms: [Platform]
    /// Its shape: session slots, events and what may happen.
    package var shape: Shape
    /// Where the test is described.
    package var declaration: Diagnostic.Location
  }

  /// A law as lists and reports name it.
  package struct CheckedLaw: Hashable, Sendable {
    /// The identifier.
    package var id: String
    /// The sentence that people read.
    package var sentence: String
    /// Whether it fails a test.
    package var kind: InvariantKind
    /// The share of cases that has to reach it, 0 … 1; of a required situation only.
    package var share = 0.0
    /// Whether a campaign may never put it to the test.
    package var mayBeIdle = false
    /// Where it is declared; a ready-made law, and one of every app, is where the test is.
    package var declaration: Diagnostic.Location

    package init(
      id: String, sentence: String, kind: InvariantKind, share: Double = 0,
      mayBeIdle: Bool = false, declaration: Diagnostic.Location
    ) {
      self.id = id
      self.sentence = sentence
      self.kind = kind
      self.share = share
      self.mayBeIdle = mayBeIdle
      self.declaration = declaration
    }

    init(_ heading: LawHeading) {
      self.init(
        id: heading.id, sentence: heading.sentence, kind: heading.kind, share: heading.share,
        mayBeIdle: heading.mayBeIdle, declaration: heading.declaration)
    }
  }

  /// A play with what a report needs of it.
  package struct TranscribedPlay: Hashable, Sendable {
    /// The play itself.
    package var play: Play
    /// The transcript of the play, for a report.
    package var transcript: Transcript
  }

  /// The app's usual options of a campaign.
  package let usual: Usual
  private(set) var harness: AppHarness
  private let brought: [(name: String, text: String)]
  private let doubts: (_ about: AppTally, _ isLong: Bool) -> [AppDoubt]
  private let unseen: (AppTally) -> [BlindSpot]
  private let delegates: (any DelegateBased.Type)?

  /// Describes the player of an app.
  package init<App: SceneApp>(_ test: AppTest<App>) {
    harness = AppHarness(test)
    brought = test.allContents.map { ($0.name, $0.content.description) }
    usual = Usual(
      name: test.name, platforms: test.platforms, shape: test.shape,
      declaration: test.declaration)
    doubts = { test.doubts(about: $0, isLong: $1) }
    unseen = { test.unseen(in: $0) }
    delegates = App.self as? any DelegateBased.Type
  }

  /// Writes down what this process alone knows of the cases that it has played since it was asked last.
  ///
  /// That is which delegates it has met, which laws could not judge, and for which models laws have asked.
  package func writeDown(in tally: inout AppTally) {
    guard let delegates else { return }
    tally.delegates = delegates.metDelegates
    tally.unjudged = delegates.takeUnjudged()
    tally.models = delegates.takeAskedModels()
  }

  /// The parts of the app that a verdict on some cases does not see, sorted.
  ///
  /// - Complexity: Reads the digest beside copies that `init` has made.
  package func blindSpots(of tally: AppTally) -> [BlindSpot] { unseen(tally) }

  /// Returns the parts of the app that some cases put to work.
  ///
  /// - Parameters:
  ///   - tally: The counts over the cases, with the delegates that were met.
  ///   - activity: What was played in them.
  /// - Complexity: Reads the sources of the delegates' classes.
  package func ran(_ tally: AppTally, _ activity: Activity) -> RanParts {
    delegates?.meets(tally.delegates)
    return harness.ran(tally, activity)
  }

  /// Returns the reasons why a campaign shows less than it seems to.
  ///
  /// - Parameters:
  ///   - tally: How often it put each law to the test, how the app behaved, and which delegates it met.
  ///   - cases: How many cases it played.
  ///   - isSelection: Whether some laws only were chosen, so that it does not matter which others there are.
  /// - Complexity: Reads the sources of the app's module.
  package func doubts(
    about tally: AppTally, cases: UInt64, isSelection: Bool = false
  ) -> [AppDoubt] {
    delegates?.meets(tally.delegates)
    let judged = tally.laws.entries.map(\.id)
    let known = doubts(tally, cases >= AppDoubt.enoughCases).filter { doubt in
      if doubt.cause == .lawlessTest { return !isSelection }
      return !doubt.cause.isOfLaw || judged.contains(doubt.name)
    }
    return AppDoubt.all(known, tally, cases: cases, about: harness.heading)
  }

  /// The contents that the world may bring to the app: names, each with its content in words.
  package var contents: [(name: String, text: String)] {
    redaction == nil ? brought : brought.map { ($0.name, Redaction.mark) }
  }

  /// The redaction of reports; nil where they leave out nothing.
  package var redaction: Redaction? { harness.redaction }

  /// Makes reports leave out what the app holds and where it lies, as a test does that `redacts`.
  package mutating func redact() { harness.redacts = true }

  /// The laws that are checked, with the laws of every app at the end.
  package var laws: [CheckedLaw] {
    harness.checkedLaws
      + AppEnd.EndLaw.allCases.map {
        CheckedLaw(
          id: $0.rawValue, sentence: $0.sentence, kind: .hard, declaration: usual.declaration)
      }
  }

  /// Names of what the app does of its own accord, and of what the world may bring to it.
  package var names: EventNames { harness.names }

  /// Makes what draws the cases of a token's campaign.
  package func generator(_ token: Token) -> Generator {
    Generator(shape: token.shape, seed: token.seed, among: usual.platforms)
  }

  /// Plays a batch of cases.
  ///
  /// - Parameters:
  ///   - token: The first case.
  ///   - count: How many are played.
  ///   - keepsGoing: Whether a failure ends neither its case nor the batch.
  ///   - watch: Keeps how far the app is.
  package func batch(
    _ token: Token, _ count: UInt64, keepsGoing: Bool, _ watch: ProgressMarker
  ) -> CampaignResult<AppTally> {
    var options = CampaignOptions(
      generator(token), cases: token.index + count, keepsGoing: keepsGoing)
    options.first = token.index
    var harness = watched(watch)
    harness.playsOn = keepsGoing
    return harness.runSerially(options)
  }

  /// Returns the history of a case up to where it fails, by a law or by all of them.
  package func scenario(
    _ token: Token, only law: String? = nil, _ watch: ProgressMarker
  ) -> Scenario {
    watched(watch).judging(only: law).play(generator(token), token.index).scenario
  }

  /// Plays a history and keeps what a report needs.
  ///
  /// - Parameters:
  ///   - scenario: The history.
  ///   - law: The only law that is judged; nil for all.
  ///   - watch: Keeps how far the app is.
  ///   - output: Returns what the process has printed since it was asked last; nil where no report wants it.
  package func transcribe(
    _ scenario: Scenario, only law: String? = nil, _ watch: ProgressMarker,
    hearing output: (() -> String)? = nil
  ) -> TranscribedPlay {
    let recorded = watched(watch).judging(only: law).record(scenario, hearing: output)
    return TranscribedPlay(play: recorded.play, transcript: recorded.transcript)
  }

  /// Says whether a candidate fails as wanted, and no known history explains it.
  ///
  /// - Returns: The answer, and the callback at which it failed.
  package func answer(
    _ scenario: Scenario, _ wanted: Signature, besides known: [Scenario], _ watch: ProgressMarker
  ) -> (TrialResult, Callback?) {
    let repeater = Repeater(watched(watch), wanted, besides: known)
    let answer = repeater.answer(scenario.numbering(as: names))
    return (answer, repeater.broken?.callback)
  }

  /// Says what each event of a failing history is for; nil when it does not fail.
  ///
  /// - Parameters:
  ///   - scenario: The history.
  ///   - law: The only law that is judged; nil for all.
  ///   - watch: Keeps how far the app is.
  ///   - most: How many plays of the marker may have begun; nil for as many as it takes.
  package func explain(
    _ scenario: Scenario, only law: String? = nil, _ watch: ProgressMarker, most: UInt64? = nil
  ) -> FailureExplanation? {
    watched(watch).judging(only: law).explain(
      scenario, shouldStop: { most.map { watch.plays >= $0 } ?? false })
  }

  /// Describes the other laws that a history breaks, and which says most; nil when there are none.
  package func companions(
    of law: String, in scenario: Scenario, _ watch: ProgressMarker
  ) -> String? {
    watched(watch).companions(of: law, in: scenario)
  }

  /// Says that a failure hangs on the order of sets that the app reads; nil where it does not.
  package func dependence(
    of law: String, in scenario: Scenario, _ watch: ProgressMarker
  ) -> String? {
    watched(watch).dependence(of: law, in: scenario)
  }

  /// Takes what the app did outside of the steps since the last call.
  package func takeEscapes() -> [String] { harness.escapes?.take() ?? [] }

  /// The harness with a marker that keeps how far the app is.
  func watched(_ watch: ProgressMarker) -> AppHarness {
    var harness = harness
    harness.watch = watch
    return harness
  }
}

extension AppHarness {
  /// The laws of the test, as lists and reports name them.
  var checkedLaws: [AppPlayer.CheckedLaw] { heads.map { AppPlayer.CheckedLaw($0) } }
}
