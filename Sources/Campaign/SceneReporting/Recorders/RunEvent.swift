package import SceneLifecycle

/// A piece of news from a gated run: one event after the other.
///
/// The gate emits each event once, in the order of the cases; every format is a ``Recorder`` of the
/// same stream.
package enum RunEvent: Hashable, Sendable {
  /// A scenario of the corpus was played again.
  case replayed(ReplayedScenario)
  /// A campaign was played.
  case played(PlayedCampaign)
  /// The coverage of the run, and an estimate of the rest, in lines of a table and in short.
  case estimated([String], brief: [String])
  /// Which states events met and which choices were made, in lines of a table.
  case covered([String])
  /// In which share of the cases each required situation was reached, in lines of a table.
  case reached([String])
  /// Something keeps the run from being green though nothing broke.
  case missed(Shortcoming)
  /// A part of the app that the verdict does not see; it changes nothing.
  case overlooked(BlindSpot)
  /// Which known bugs were met, in lines.
  case compared([String])
  /// An invariant was judged in every case.
  case judged(JudgedInvariant)
  /// An invariant was violated, and its history was shrunk.
  case violated(ReportedFailure, Novelty)
  /// A failure did not come back each time; it decides nothing, and is reported.
  case unsteady(String)
  /// The tool itself was at fault.
  case faulted(ToolFault)
  /// The run is over; no event follows.
  case ended(RunEnd)
}

/// A reason why a run is not green though nothing broke.
package struct Shortcoming: Hashable, Sendable {
  /// The reason, in one sentence.
  package var sentence: String
  /// The line that it is about; nil for none.
  package var position: FilePosition?

  package init(_ sentence: String, at position: FilePosition? = nil) {
    self.sentence = sentence
    self.position = position
  }
}

/// Whether the base branch has a bug, too.
package enum Novelty: Hashable, Sendable {
  /// No baseline says what the base branch has.
  case unknown
  /// The base branch does not have the bug.
  case new
  /// The base branch has the bug.
  case known
}

/// A scenario of the corpus that was played again.
package struct ReplayedScenario: Hashable, Sendable {
  /// The file.
  package var path: String
  /// The verdict in a word: good, bad or unreadable.
  package var verdict: String
  /// The remarks on the scenario, one line each.
  package var remarks: [String]
  /// The file within the checkout; nil where it is the path.
  package var checkedOut: FilePosition?

  package init(path: String, verdict: String, remarks: [String]) {
    self.path = path
    self.verdict = verdict
    self.remarks = remarks
  }

  /// Where it stands within the checkout.
  package var position: FilePosition { checkedOut ?? FilePosition(file: path, line: 1) }

  /// Whether it did what the file says.
  package var isGood: Bool { verdict == "good" }
}

/// A campaign that was played.
package struct PlayedCampaign: Hashable, Sendable {
  /// The gate's name for the campaign.
  package var name: String
  /// Its seed.
  package var seed: String
  /// The command that plays the same cases.
  package var command: String
  /// The tables of events, choices and invariants with their counts.
  package var exercise: ExerciseReport

  package init(name: String, seed: String, command: String, exercise: ExerciseReport) {
    self.name = name
    self.seed = seed
    self.command = command
    self.exercise = exercise
  }
}

/// An invariant that was judged, with its counts.
package struct JudgedInvariant: Hashable, Sendable {
  /// The identifier.
  package var id: String
  /// How binding it is.
  package var kind: InvariantKind
  /// The facts for a reader, one a line; the first one is the invariant's sentence.
  package var help: [String]
  /// Where it is declared.
  package var declaration: FilePosition
  /// How often it was put to the test.
  package var exercised: UInt64 = 0
  /// How often it was violated.
  package var violated: UInt64 = 0

  /// Creates an invariant that was not put to the test.
  package init(id: String, kind: InvariantKind, help: [String], declaration: FilePosition) {
    precondition(!help.isEmpty, "the help of \(id) begins with its sentence")
    self.id = id
    self.kind = kind
    self.help = help
    self.declaration = declaration
  }

  /// The sentence of the invariant.
  package var sentence: String { help[0] }
}

/// A fault of the tool itself.
package struct ToolFault: Hashable, Sendable {
  /// The fault, in one sentence.
  package var sentence: String
  /// The whole message.
  package var message: String

  package init(_ sentence: String, message: String) {
    self.sentence = sentence
    self.message = message
  }
}

/// How a run ended.
package struct RunEnd: Hashable, Sendable {
  /// The exit status.
  package var status: Int
  /// The conclusion of the run, in one line.
  package var conclusion: String
  /// The version of what makes the cases.
  package var generator: String

  package init(status: Int, conclusion: String, generator: String) {
    self.status = status
    self.conclusion = conclusion
    self.generator = generator
  }
}
