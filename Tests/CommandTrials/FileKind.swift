import CommandKit
import SceneCommand
import SceneConformance
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// The kinds of file that people give the command.
package enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// Events and choices, `.scene`.
  case scenario
  /// What a device delivered to an app, `.trace`.
  case recording
  /// Options of a package, `.scenefuzzrc`.
  case settings
  /// What one machine played of a campaign, `.result`.
  case result
  /// The bugs that a branch has.
  case baseline

  /// Reads a file as the command does, and uses what it says.
  ///
  /// - Throws: `CommandError` with the place of the mistake.
  func use(_ bytes: [UInt8], _ name: String) throws(CommandError) {
    switch self {
    case .scenario:
      let scenario = try Disk.scenario(bytes, name)
      if scenario.entries.count <= 64 { _ = CorpusEntry(path: name, scenario).remarks }
    case .recording: _ = try Disk.recording(bytes, name).parts.count
    case .settings:
      _ = try CommandError.reading { () throws(NotationError) in
        try SettingsFile(parsing: bytes, file: name, setting: FuzzCommand.program.settable)
      }
    case .baseline:
      _ = try CommandError.reading { () throws(NotationError) in
        try Baseline(parsing: bytes, file: name).text
      }
    // With a digest that fits, so that what stands behind the check is reached, too.
    case .result: _ = try MergeResultsVerb.report(of: ResultFile.signing(bytes), name)
    }
  }
}
