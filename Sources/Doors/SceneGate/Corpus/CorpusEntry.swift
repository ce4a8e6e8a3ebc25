package import CommandKit
import SceneFuzzing
package import SceneLifecycle
package import SceneReporting
import ScenePipeline

/// A scenario that is kept, and whether it still means what it says.
package struct CorpusEntry: Codable {
  /// The file.
  package var path: String
  /// The remarks about it, in sentences.
  package var remarks: [String] = []
  /// The verdict on it.
  package var verdict = EntryVerdict.good
  /// The exit status where it could not be judged; nil where its verdict says it all.
  package var problem: ExitStatus?

  /// The exit status that it alone would have.
  package var status: ExitStatus { problem ?? verdict.status }

  /// The verdict on a kept scenario.
  package enum EntryVerdict: String, CaseIterable, Codable, Sendable {
    /// It fails as it says, or holds where it says nothing.
    case good
    /// It does not.
    case bad
    /// It does, but not every event of it could be played.
    case partial
    /// The file is no scenario.
    case unreadable

    /// The exit status that the scenario alone would have.
    package var status: ExitStatus {
      switch self {
      case .good: .holds
      case .bad: .violated
      case .partial: .inconclusive
      case .unreadable: .misused
      }
    }
  }

  /// Creates an entry of which nothing is said yet.
  package init(named path: String) { self.path = path }

  /// Reads a file and plays it.
  package init(path: String) {
    self.path = path
    do throws(CommandError) {
      let scenario = try Disk.scenario(try Disk.kept(path), path)
      play(scenario)
    } catch {
      verdict = .unreadable
      remarks = error.diagnostic.description.split(separator: "\n").map(String.init)
    }
  }

  /// Plays a scenario that has been read.
  package init(path: String, _ scenario: Scenario) {
    self.path = path
    play(scenario)
  }

  /// A failure is kept with the defect that causes it; without one it was a bug and has to hold.
  private mutating func play(_ scenario: Scenario) {
    let expected = scenario.defect == nil ? nil : scenario.violates
    let play = ScenarioSource.play(scenario, InvariantSelection())
    let broken = play.violations.first?.invariant
    if case .faulty(let fault) = play.outcome {
      verdict = .bad
      remarks.append(fault.sentence)
    } else if broken != expected {
      verdict = .bad
      let says = expected.map { "it should break \($0)" } ?? "it should hold"
      remarks.append(says + " and " + (broken.map { "breaks \($0)" } ?? "holds"))
    }
    remarks += play.omissions(from: scenario)
    if verdict == .good, !play.refusals(of: scenario).isEmpty { verdict = .partial }
  }

  /// Whether it is as it should be.
  package var isGood: Bool { verdict == .good }

  /// The scenario with its verdict, for reports.
  package var replayed: ReplayedScenario {
    ReplayedScenario(path: path, verdict: verdict.rawValue, remarks: remarks)
  }
}
