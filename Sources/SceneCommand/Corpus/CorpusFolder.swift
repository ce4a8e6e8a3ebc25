import CommandKit
import SceneCoverage
import SceneFuzzing
import ScenePipeline

/// The scenarios of a corpus with what each of them shows.
struct CorpusFolder {
  /// A scenario that can be read.
  struct CorpusScenario {
    /// The file.
    var path: String
    /// What it says.
    var scenario: Scenario
    /// What it shows.
    var features: [Int]

    /// Whether it stands for a bug: such a file is never touched.
    var isRegression: Bool { path.split(separator: "/").dropLast().last == "regressions" }

    /// What it costs to keep: events and choices.
    var cost: Int { scenario.entries.reduce(0) { $0 + 1 + $1.choices.count } }

    var candidate: FeatureCover.Candidate {
      FeatureCover.Candidate(features: features, cost: cost)
    }
  }

  /// The entries, sorted by path.
  private(set) var entries: [CorpusScenario] = []

  /// Reads and plays every scenario below a folder.
  ///
  /// - Throws: `CommandError` where the folder does not exist or a file cannot be read.
  init(_ folder: String) throws(CommandError) {
    try Disk.checkFolder(folder)
    for path in try Disk.scenes(below: folder) {
      let scenario = try Disk.scenario(path)
      entries.append(
        CorpusScenario(path: path, scenario: scenario, features: Fuzzer().features(of: scenario)))
    }
  }

  /// What is shown by the entries of regressions, which are kept anyway.
  var kept: Set<Int> { Set(entries.filter(\.isRegression).flatMap(\.features)) }
}
