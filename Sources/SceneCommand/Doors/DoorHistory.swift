import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline

/// What a history is written as, step by step.
enum HistoryForm {
  /// Every callback in a line.
  case trace
  /// Every callback as an object.
  case lines
  /// A lane for each scene.
  case lanes(TableFormat)
  /// What a person does to see it.
  case steps(TableFormat)
}

/// A history that the user names, as a door plays it.
protocol DoorHistory {
  /// How the user names it.
  var word: String { get }
  /// How it fails; nil where it does not, or was not played yet.
  var signature: Signature? { get }
  /// The invariant or law that its file says is violated.
  var violated: String? { get }
  /// What was left out of the play, in sentences.
  var omissions: [String] { get }

  /// Plays it, where that was not done yet.
  mutating func play() throws(CommandError)
  /// Plays it and writes it.
  mutating func write(_ form: HistoryForm) throws(CommandError)
  /// Writes below a trace why it fails, where that is worked out soon.
  func writeReason() throws(CommandError)
  /// Writes what was left out, and what else the play showed.
  ///
  /// - Throws: `CommandError` where the engine contradicted itself.
  func remark() throws(CommandError)
  /// Writes the same where the history was written, and says whether it failed.
  ///
  /// - Parameter form: What it was written as.
  func conclude(_ form: HistoryForm) throws(CommandError) -> ExitStatus
  /// Draws it.
  mutating func picture(_ format: PictureFiles.PictureFormat) throws(CommandError) -> String
  /// Makes it small, keeps that, and reports it.
  nonisolated(nonsending)
    func shrunk(_ format: TableFormat) async throws(CommandError) -> String
  /// Writes what each event is for.
  nonisolated(nonsending)
    func explain(_ format: TableFormat) async throws(CommandError)
}
