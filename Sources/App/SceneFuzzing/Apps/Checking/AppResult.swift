public import SceneLifecycle
import SceneReporting
public import SceneSeam

/// The result of a campaign over an app.
public struct AppResult: Sendable {
  /// How often a law was put to the test.
  public struct Exercise: Hashable, Sendable {
    /// Identifier of the law.
    public var law: String
    /// How often it was put to the test.
    public var count: UInt64
  }

  /// How many cases were played.
  public var cases: UInt64
  /// How many callbacks the app received, its own actions included.
  public var callbacks: UInt64
  /// The ways of failing, in the order of their first cases.
  public var failures: [AppFailure]
  /// How often each law was put to the test, in the order of the test.
  public var exercises: [Exercise]

  /// The app's work outside of the steps, as far as it was seen, when its tasks are stepped.
  ///
  /// A campaign in which something escapes can come out differently the next time.
  public var escapes: [String]

  /// Why less is shown than it seems: idle laws, misspelt handlers, failures that do not come back.
  ///
  /// A law that was never put to the test is among them once 100 cases were played.
  public var doubts: [AppDoubt] = []

  /// Whether nothing new is likely in further cases; nil where the test's `stop` does not ask.
  public var nothingNewIsLikely: Bool?

  /// The estimates of how much was seen and is left to find, a sentence each; empty without a case.
  public var estimates: [String] = []

  /// The methods of the app that ran, what came to it, and how often each law was due.
  package var ran = RanParts(cases: 0)

  /// The parts of an app with delegates that ran, in one line; empty for any other app.
  package var ranLine: String { ran.methods.isEmpty ? "" : ran.sentence }

  /// The parts of the app that the verdict does not see, sorted.
  package var unseen: [BlindSpot] = []
  /// The same without what the test itself accepts: who reads the test has read that.
  package var unaccepted: [BlindSpot] { unseen.filter { $0.kind != .accepted } }

  /// The parts of the app that the verdict does not see, a sentence each, sorted by kind and name.
  ///
  /// Among them are statements that `init` replaced, sources that it left out, names that stand in for
  /// others, laws that could not judge, and doubts that the test accepts.
  public var notSeen: [String] { unseen.map(\.sentence) }

  /// How many laws broke and of how many, such as `2 of 9 laws broke in 300 cases`.
  public var summary: String {
    if cases == 0, let first = failures.first {
      return "\(first.law) broke in a history that is kept; until it holds, no case is played"
    }
    var broken: [String] = []
    for failure in failures where !broken.contains(failure.law) { broken.append(failure.law) }
    let laws = "\(broken.count) of \(UInt64(exercises.count).counted("law"))"
    return "\(laws) broke in \(cases.counted("case"))"
  }

  /// Whether no law broke, and that means something: nothing is in doubt.
  public var holds: Bool { failures.isEmpty && doubts.isEmpty }

  /// Laws that were never put to the test: the app notes nothing that they need.
  public var idleLaws: [String] { exercises.filter { $0.count == 0 }.map(\.law) }

  /// The whole result as text.
  public var report: String {
    let head = failures.map(\.report).joined(separator: "\n")
    let idle =
      idleLaws.isEmpty ? "" : "; never put to the test: " + idleLaws.joined(separator: ", ")
    let news =
      switch nothingNewIsLikely {
      case true?: "; nothing new is likely"
      case false?: "; something new is still likely: SCENEFUZZ_CASES plays more"
      case nil: ""
      }
    let played = "\(cases.counted("case")), \(callbacks.counted("callback"))\(idle)\(news)\n"
    let ran = ran.sentence.isEmpty ? "" : "  \(ran.sentence)\n"
    let seen = ran + estimates.map { "  \($0)\n" }.joined()
    return head + played + seen + Self.lines(ofEscapes: escapes) + AppDoubt.text(doubts)
      + (notSeen + [BlindSpot.summary(unseen)]).filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }
}

/// A broken law with the shortest history that breaks it.
///
/// Its description is the report, in a check behind a line that counts, so that throwing it from a test is all that a test has to do.
public struct AppFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// Identifier of the law.
  public var law: String
  /// The law's sentence.
  public var sentence: String
  /// The shortest history that was found.
  public var scenario: Scenario
  /// How many cases broke the law in this way; 0 for a written scenario.
  public var cases: UInt64
  /// The law's sentence, the history as lanes, and how to repeat it.
  ///
  /// A launch on which the failure does not depend is one line of the lanes.
  public var report: String
  /// The report with every callback, as a test attaches it.
  package var fullReport: String
  /// The report as a page for a browser: one file that needs no network.
  public var page: String
  /// Where the law is declared; a ready-made law is where the test is.
  package var declaration: Diagnostic.Location?
  /// How many laws broke and of how many, where a check throws it; empty elsewhere.
  public var summary = ""

  /// The summary, if there is one, and the report.
  public var description: String { summary.isEmpty ? report : summary + "\n" + report }

  /// The failure with a report that names what escaped and what is in doubt, too.
  func adding(escapes: [String], doubts: [AppDoubt] = []) -> AppFailure {
    var failure = self
    let added = AppResult.lines(ofEscapes: escapes) + AppDoubt.text(doubts)
    failure.report += added
    failure.fullReport += added
    return failure
  }
}

/// One history as an app went through it.
public struct AppPlay: Sendable {
  /// The app's deeds, in order.
  public var observations: [AppContext.Observation]
  /// The callbacks that the app received, its own actions included.
  public var callbacks: [Callback]
  /// Indices in the scenario of the events that were illegal and left out.
  public var skipped: [Int]
  /// The history as lanes.
  public var lanes: String
  /// The app's work outside of the steps, as far as it was seen, when its tasks are stepped.
  public var escapes: [String]
  /// The failure of the play; nil when every law holds.
  public var failure: AppFailure?
}

extension AppResult {
  /// Creates the result of kept histories alone: no case was played.
  init(failures: [AppFailure]) {
    self.init(cases: 0, callbacks: 0, failures: failures, exercises: [], escapes: [])
  }

  /// One error for all failures: the first, with every report behind a line that counts.
  var failure: AppFailure? {
    guard var all = failures.first else { return nil }
    all.summary = summary
    all.report = failures.map(\.report).joined(separator: "\n")
    return all.adding(escapes: escapes, doubts: doubts)
  }

  /// Returns the work outside of the steps as reports write it, one line each.
  package static func lines(ofEscapes escapes: [String]) -> String {
    escapes.map { "not stepped: \($0.shown)\n" }.joined()
  }
}
