import SceneCoverage
import SceneInvariants
public import SceneLifecycle
import SceneReporting
import SceneSources

/// A reason for which a campaign in which nothing broke shows nothing.
public struct AppDoubt: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a doubt.
  public enum Cause: Hashable, Sendable {
    /// A law that was switched on was never put to the test.
    case idleLaw
    /// A required situation was never reached, or in too few cases.
    case missedSituation
    /// A law can never be put to the test, whatever the app does.
    case impossibleLaw
    /// The app noted nothing, asked for nothing, stored nothing, and its object never changed.
    case silentApp
    /// A handler has nearly the name or the signature of a requirement, and is never called.
    case misspeltHandler
    /// A method of the app is never called in the worlds that are played.
    case uncalledMethod
    /// The app's behaviour depends on the system's version, which is not the one that is played.
    case systemQuestion
    /// The app handles what none of the worlds that are played sends.
    case unsentCallback
    /// A law asks for a model that no view ever held.
    case missingModel
    /// A life-cycle method of the app is replaced in part, or lost, in the copies that are played.
    case changedMethod
    /// The test accepts a doubt that there is not.
    case needlessAcceptance
    /// Two actions of the test have one name.
    case ambiguousAction
    /// Something of the app lasts from one case to the next.
    case outlivingState
    /// A failure was met and did not come back when the same was played again.
    case flakyFailure
    /// A kept history was not played as it is written, or names a law that is not judged.
    case keptHistory
    /// Some code of the app is not compiled on this system.
    case leftOutCode
    /// The source of a delegate's class is not where it is looked for, so its methods cannot be read.
    case missingSource
    /// No law of the test can break: only crashes, hangs and memory are judged.
    case lawlessTest
    /// No case was played.
    case noCase

    /// Whether a test may accept it by its name.
    var isAcceptable: Bool {
      [.uncalledMethod, .systemQuestion, .unsentCallback, .missingModel, .changedMethod]
        .contains(self)
    }

    /// Whether it is about a law, and not about the app's code.
    package var isOfLaw: Bool { [.idleLaw, .missedSituation, .impossibleLaw].contains(self) }
  }

  /// The kind of the doubt.
  public var cause: Cause
  /// The law's identifier, the name of the test, or the handler as it is written.
  public var name: String
  /// The problem, and a way to solve it.
  public var diagnostic: Diagnostic

  package init(_ cause: Cause, _ name: String, _ diagnostic: Diagnostic) {
    self.cause = cause
    self.name = name
    self.diagnostic = diagnostic
  }

  /// The problem and a way to solve it, in lines.
  public var description: String { diagnostic.description }
}

/// A campaign in which no law broke, and which shows less than it seems to.
///
/// Its description names every doubt.
public struct HollowCampaign: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it shows less than it seems to.
  public var doubts: [AppDoubt]
  /// The report of the campaign.
  public var report: String

  /// The report, which ends with the doubts.
  public var description: String { report }
}

// MARK: - What is known afterwards

extension AppDoubt {
  /// How many cases a campaign has to have before a law that was never put to the test is in doubt.
  package static let enoughCases: UInt64 = 100

  /// Returns the doubt about a law that a campaign never put to the test, or about a situation that
  /// it did not reach often enough; nil where there is none.
  ///
  /// - Parameters:
  ///   - entry: How often the law was put to the test.
  ///   - law: The law; nil for one that is not known here.
  ///   - cases: How many cases were played.
  private static func idle(
    _ entry: Tally.ExerciseCount, _ law: LawHeading?, cases: UInt64
  ) -> AppDoubt? {
    let share = law?.share ?? 0
    let test = CoverageTest(share, reached: entry.exercised, of: cases)
    if entry.exercised > 0 && (share == 0 || test.verdict != .missed) { return nil }
    if entry.kind != .required {
      return AppDoubt(
        .idleLaw, entry.id,
        Diagnostic(
          "the law '\(entry.id)' was never put to the test in \(cases.counted("case"))",
          help: "note what it is about (see the table of laws), or leave it out of the test"))
    }
    let seen = entry.exercised == 0 ? "not reached" : "reached by \(entry.exercised.grouped)"
    let wanted = share == 0 ? "" : ", wanted in at least \(test.wantedCases.grouped)"
    return AppDoubt(
      .missedSituation, entry.id,
      Diagnostic(
        "the situation '\(entry.id)' was \(seen) in \(cases.counted("case"))\(wanted)",
        notes: law.map { [$0.sentence] } ?? [],
        help: "play more cases, or look at what the app supports and which actions it has"))
  }

  /// Returns the doubt about a failure that does not come back each time.
  ///
  /// - Parameters:
  ///   - law: The law that broke.
  ///   - location: Where it was met.
  ///   - difference: How often it came back.
  static func flaky(_ law: String, _ location: String, _ difference: String) -> AppDoubt {
    AppDoubt(
      .flakyFailure, law,
      Diagnostic(
        "flaky: the law '\(law)' broke in \(location), but \(difference)",
        help: "look for what outlives a case or differs between two: static state, the real clock,"
          + " random numbers, files, threads"))
  }

  /// Returns the doubt about a kept history that shows nothing by holding; nil where it shows something.
  ///
  /// - Parameters:
  ///   - file: The history's file.
  ///   - scenario: What it says.
  ///   - refusals: The events that were left out when it was played, in sentences.
  ///   - laws: Identifiers of the laws that are judged.
  package static func kept(
    _ file: String, _ scenario: Scenario, leavingOut refusals: [String], among laws: [String]
  ) -> AppDoubt? {
    let unknown = scenario.violates.flatMap { law in
      laws.contains(law) ? nil : "it violates '\(law)', which is no law of the app"
    }
    let reasons = refusals + [unknown].compactMap(\.self)
    if reasons.isEmpty { return nil }
    return AppDoubt(
      .keptHistory, file,
      Diagnostic(
        "the kept history \(Diagnostic.quote(file)) shows nothing by holding", notes: reasons,
        help: "write what the app has now into the file, or remove it"))
  }

  /// Returns the doubt about an app that did nothing; nil where it did something, or may be silent.
  private static func silence(_ behaviour: AppBehaviour, _ app: AppHeading) -> AppDoubt? {
    if behaviour.hasActed || app.mayBeSilent { return nil }
    return AppDoubt(
      .silentApp, app.name,
      Diagnostic(
        "the app '\(app.name)' did nothing in \(behaviour.cases.counted("case")):"
          + " it noted, asked and stored nothing, and its object never changed",
        help: "look at the names of its handlers; if it is to do nothing, write"
          + " AppTest(…).mayBeSilent(because: \"…\")"))
  }

  /// The requirements of `SceneApp` with which an app's handlers are compared.
  package static var requirements: [String] { Requirement.all.map(\.method.signature) }

  /// Doubts about a campaign: an impossible law is not called idle as well.
  ///
  /// - Parameters:
  ///   - known: Doubts that no case is needed for.
  ///   - tally: How often each law was put to the test, and how the app behaved.
  ///   - cases: How many cases were played.
  ///   - app: What was checked.
  static func all(
    _ known: [AppDoubt], _ tally: AppTally, cases: UInt64, about app: AppHeading
  ) -> [AppDoubt] {
    if cases == 0 { return known + [nothingPlayed(app.name)] }
    // A few cases that put some law to the test show something, if little.
    if cases < enoughCases, tally.laws.entries.contains(where: { $0.exercised > 0 }) {
      return known
    }
    let laws = app.laws
    let isLong = cases >= enoughCases
    return known + [isLong ? silence(tally.behaviour, app) : nil].compactMap { $0 }
      + tally.laws.entries.compactMap { entry in
        let law = laws.first { $0.id == entry.id }
        if !isLong && entry.kind == .required { return nil }
        if law?.mayBeIdle ?? false || known.contains(where: { $0.name == entry.id }) { return nil }
        return idle(entry, law, cases: cases)
      }
  }

  /// Some doubts as reports write them; empty when there are none.
  package static func text(_ doubts: [AppDoubt]) -> String {
    doubts.map { $0.description + "\n" }.joined()
  }
}
