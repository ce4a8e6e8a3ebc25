import CommandKit
import SceneFuzzing
import SceneLifecycle

/// Where findings go that cannot be written where they belong, for one run of the command.
final class FindingRefuge {
  /// What the run knows of its folder among the temporary files.
  private enum RefugeFolder {
    /// No finding needed it yet.
    case unknown
    /// It can be written.
    case made(String)
    /// It cannot be made.
    case missing
  }

  private let console: Console
  private var folder = RefugeFolder.unknown
  /// Names of the findings whose text was written to the results.
  private var told: Set<String> = []

  init(_ console: Console) { self.console = console }

  /// The folder among the temporary files; nil where there can be none.
  ///
  /// - Parameter error: Why a finding could not be written where it belongs; reported once.
  func path(beside error: CommandError) -> String? {
    if case .unknown = folder { find(beside: error) }
    if case .made(let path) = folder { return path }
    return nil
  }

  /// Looks for the folder, and reports where findings go.
  private func find(beside error: CommandError) {
    var diagnostic = error.diagnostic
    diagnostic.help = "give --corpus a folder that can be written"
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
  }

  /// Writes the text of a finding to the results, each once.
  func tell(_ finding: Scenario) {
    guard told.insert(finding.fileName).inserted else { return }
    console.write("\(finding.fileName) could not be written; its text is\n\n\(finding.text)\n")
  }
}
