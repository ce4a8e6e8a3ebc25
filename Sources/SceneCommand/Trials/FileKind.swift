import SceneConformance
import SceneFuzzing
import SceneLifecycle

/// The kinds of file that people give the command.
package enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// Events and choices, `.scene`.
  case scenario
  /// What a device told an app, `.trace`.
  case recording
  /// Options of a package, `.scenefuzzrc`.
  case settings
  /// What a machine played of a campaign, `.result`.
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
    case .settings: _ = try Self.read(bytes, name, SettingsFile.init)
    case .baseline: _ = try Self.read(bytes, name, Baseline.init).text
    case .result:
      var merge = ResultMerge()
      try merge.add(bytes, name)
      let whole = try merge.finish()
      let request = try GateRequest(whole.arguments)
      _ = GateReport(outcome: whole.outcome, request: request, triage: Triage(nil)).text()
    }
  }

  private static func read<File>(
    _ bytes: [UInt8], _ name: String,
    _ parse: ([UInt8], String) throws(NotationError) -> File
  ) throws(CommandError) -> File {
    do throws(NotationError) {
      return try parse(bytes, name)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }
}
