import CommandKit
import SceneFuzzing
package import SceneLifecycle
package import SceneReporting
import ScenePipeline

/// A scenario that is kept, and whether it still means what it says.
package struct CorpusEntry {
  /// The file.
  package var path: String
  /// What to say about it.
  package var remarks: [String] = []
  /// Whether it fails as it says, or holds where it says nothing.
  package var isGood = true
  /// Whether the file is no scenario.
  package var isUnreadable = false

  /// Creates an entry of which nothing is said yet.
  package init(named path: String) { self.path = path }

  /// Reads a file and plays it.
  package init(path: String) {
    self.path = path
    do throws(CommandError) {
      let scenario = try Disk.scenario(path)
      play(scenario)
    } catch {
      isGood = false
      isUnreadable = true
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
      isGood = false
      remarks.append(fault.sentence)
    } else if broken != expected {
      isGood = false
      let says = expected.map { "it should break \($0)" } ?? "it should hold"
      remarks.append(says + " and " + (broken.map { "breaks \($0)" } ?? "holds"))
    }
    remarks += play.omissions(from: scenario)
  }

  /// What became of the entry, in a word.
  package var verdict: String { isGood ? "good" : isUnreadable ? "unreadable" : "bad" }

  /// What reports say of it.
  package var replayed: ReplayedScenario {
    ReplayedScenario(path: path, verdict: verdict, remarks: remarks)
  }
}
