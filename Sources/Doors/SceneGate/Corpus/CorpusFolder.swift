package import CommandKit
package import SceneCoverage
import SceneFuzzing
package import SceneLifecycle
import ScenePipeline

/// The scenarios of a corpus with what each of them shows.
package struct CorpusFolder {
  /// A scenario that can be read.
  package struct CorpusScenario {
    /// The file.
    package var path: String
    /// The scenario in it.
    package var scenario: Scenario
    /// The features that it shows.
    package var features: [Int]

    /// Whether it stands for a bug: such a file is never touched.
    package var isRegression: Bool { path.split(separator: "/").dropLast().last == "regressions" }

    /// The cost to keep it: events and choices.
    package var cost: Int { scenario.entries.reduce(0) { $0 + 1 + $1.choices.count } }

    /// The candidate that it is for a cover of all features.
    package var candidate: FeatureCover.Candidate {
      FeatureCover.Candidate(features: features, cost: cost)
    }
  }

  /// The entries, sorted by path.
  package private(set) var entries: [CorpusScenario] = []

  /// Reads and plays every scenario below a folder.
  ///
  /// - Throws: `CommandError` where the folder does not exist or a file cannot be read.
  package init(_ folder: String) throws(CommandError) {
    try Disk.checkFolder(folder)
    for path in try Disk.scenes(below: folder) {
      let scenario = try Disk.scenario(try Disk.kept(path), path)
      entries.append(
        CorpusScenario(path: path, scenario: scenario, features: Fuzzer().features(of: scenario)))
    }
  }

  /// The features of the regressions, which are kept anyway.
  package var kept: Set<Int> { Set(entries.filter(\.isRegression).flatMap(\.features)) }
}
