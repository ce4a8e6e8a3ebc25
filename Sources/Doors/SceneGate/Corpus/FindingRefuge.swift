import CommandKit
import SceneFuzzing
import SceneLifecycle
import Synchronization

/// Where findings go that cannot be written where they belong, for one run of the command.
final class FindingRefuge: Sendable {
  /// The run's folder among the temporary files, as far as it is known.
  private enum RefugeFolder: Sendable {
    /// No finding needed it yet.
    case unknown
    /// It can be written.
    case made(String)
    /// It cannot be made.
    case missing
  }

  private let console: Console
  private let folder = Mutex(RefugeFolder.unknown)
  /// Names of the findings whose text was written to the results.
  private let reported = Mutex<Set<String>>([])

  init(_ console: Console) { self.console = console }

  /// The folder among the temporary files; nil where there can be none.
  ///
  /// - Parameter error: Why a finding could not be written where it belongs; reported once.
  func path(beside error: CommandError) -> String? {
    folder.withLock { folder in
      if case .unknown = folder { folder = find(beside: error) }
      return if case .made(let path) = folder { path } else { nil }
    }
  }

  /// Looks for the folder, and reports where findings go.
  private func find(beside error: CommandError) -> RefugeFolder {
    var diagnostic = error.diagnostic
    diagnostic.help = "give --corpus a folder that can be written"
    let folder: RefugeFolder
    do throws(CommandError) {
      let path = try KeptFile.refuge()
      folder = .made(path)
      diagnostic.notes.append("what is found goes to '\(path)' instead")
    } catch {
      folder = .missing
      diagnostic.notes.append("among the temporary files, \(error.diagnostic.error)")
      diagnostic.notes.append("what is found is written to the results instead")
    }
    console.report(diagnostic.description + "\n")
    return folder
  }

  /// Writes the text of a finding to the results, each once.
  func report(_ finding: Scenario) {
    guard reported.withLock({ $0.insert(finding.fileName).inserted }) else { return }
    console.write("\(finding.fileName) could not be written; its text is\n\n\(finding.text)\n")
  }
}
