package import CommandKit
import SceneCoverage
import SceneFuzzing
import SceneLifecycle
import SceneReporting

/// The basis of a verdict, as its line says it: what narrowed the gate, how little was played.
///
/// It also says what is doubtful without changing the verdict. The gates of the model and of an app say it in the same words.
package struct VerdictBasis: Sendable {
  /// The options that left something out, and their places: `'--skip touch' (SCENEFUZZ_SKIP)`.
  package private(set) var narrowed: [String]
  /// How many bugs a baseline lets pass; nil without a baseline.
  package var knownBugs: Int?
  /// The reasons why the verdict means less than it seems to and stays the same, one phrase each.
  package var hints: [String] = []
  /// The number of things of each kind that the verdict does not see, in words; empty where it sees all.
  package var unseen = ""

  /// The work of a gate that no option shortens.
  package struct UsualWork: Sendable {
    /// Cases of the fixed campaign.
    package var cases: UInt64
    /// Time of the fresh one.
    package var time: Duration
    /// Events of a case.
    package var events: UInt64
    /// Callbacks of a case, where its length is given in these.
    package var callbacks: UInt64 = 1_000

    /// Takes the work of a gate whose cases have so many events.
    package init(cases: UInt64, time: Duration, events: UInt64) {
      (self.cases, self.time, self.events) = (cases, time, events)
    }
  }

  private let usual: UInt64

  /// Reads what narrows a gate.
  ///
  /// - Parameters:
  ///   - arguments: The user's words, with where each was written.
  ///   - usual: The work of a gate that no option shortens.
  package init(_ arguments: Arguments, usual: UsualWork) {
    self.usual = usual.cases
    let selecting = [Option.only, .skip, .suite, .platform, .scenes]
    narrowed = (selecting + Self.shortening(arguments, usual)).compactMap {
      Self.phrase($0, arguments)
    }
  }

  /// Options that make a gate play less than it plays without them.
  private static func shortening(_ arguments: Arguments, _ usual: UsualWork) -> [Option] {
    let limits = [
      (Option.fixed, usual.cases), (.cases, StoppingRule.firstRound), (.events, usual.events),
      (.callbacks, usual.callbacks),
    ]
    var found = limits.compactMap { option, least -> Option? in
      guard let count = arguments.text(option).flatMap({ UInt64($0.replacing("_", with: "")) })
      else { return nil }
      return count < least ? option : nil
    }
    if let time = arguments.text(.duration).flatMap({ Duration(text: $0) }),
      time < usual.time
    {
      found.append(.duration)
    }
    return found
  }

  /// Returns the value and the place of an option, as a phrase; nil where it is not given.
  private static func phrase(_ option: Option, _ arguments: Arguments) -> String? {
    guard let value = arguments.values(option), let origin = arguments.origin(option) else {
      return nil
    }
    let remark =
      switch origin {
      case .commandLine, .result: ""
      case .variable, .file: " (\(origin.text))"
      }
    return "'--\(option.name) \(value.shown)'\(remark)"
  }

  /// The end of the verdict's line; empty where there is nothing to say.
  ///
  /// - Parameters:
  ///   - cases: How many cases were played.
  ///   - callbacks: How many callbacks they delivered.
  package func text(cases: UInt64, callbacks: UInt64) -> String {
    var parts: [String] = []
    if !narrowed.isEmpty { parts.append("narrowed by " + narrowed.joined(separator: ", ")) }
    if cases < usual {
      parts.append("little work: \(cases.counted("case")) of \(usual.grouped) and more")
    }
    if cases > 0, callbacks < cases {
      parts.append("little work: \(callbacks.counted("callback")) in all")
    }
    if let knownBugs { parts.append("the baseline knows \(UInt64(knownBugs).counted("bug"))") }
    if !unseen.isEmpty { parts.append(unseen) }
    return (parts + hints).map { "; " + $0 }.joined()
  }
}
