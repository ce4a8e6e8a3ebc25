import CommandKit
import SceneFuzzing
import SceneGate
import SceneLifecycle
import ScenePipeline
import SceneReporting

/// The target that a verb plays and judges: UIKit's contract, or an app.
///
/// Each verb is one file and takes a door; what differs stands in the doors.
protocol Door: SendableMetatype {
  /// A history as the door plays it.
  associatedtype History: DoorHistory

  /// The call of the verb.
  var call: VerbCall { get }
  /// How the user calls the command, as commands in messages begin.
  var program: String { get }
  /// How the verbs are described.
  static var words: DoorWords { get }
  /// Options of verbs that judge one history.
  static var judging: [Option] { get }

  // MARK: Histories

  /// Reads the history that the user names.
  func history() throws(CommandError) -> History
  /// Answers what `show` can show beside histories.
  ///
  /// - Throws: `CommandError` where options exclude each other.
  /// - Returns: The exit status; nil where a history is asked for.
  nonisolated(nonsending)
    func showOther() async throws(CommandError) -> ExitStatus?

  // MARK: Names

  /// The topics that `list` can list, in order.
  static var topics: [String] { get }
  /// The names of a topic, with a sentence each.
  func names(of topic: String) -> [(name: String, text: String)]
  /// Every word that `why` has an answer for, as far as that is known without the app.
  static var answered: [String] { get }
  /// Says what there is to say about a word.
  nonisolated(nonsending)
    func why(_ word: String, _ format: TableFormat) async throws(CommandError) -> ExitStatus

  // MARK: The corpus

  /// Returns the histories that are kept, each played.
  func kept(_ operands: [String]) throws(CommandError) -> KeptHistories
  /// Plays a history that is to be kept.
  func newcomer(_ path: String) throws(CommandError) -> (entry: CorpusEntry, scenario: Scenario)
  /// The error where a history is not as it should be to be kept.
  func refusal(of entry: CorpusEntry) -> CommandError
  /// Where histories are kept.
  ///
  /// - Parameter folder: The folder unless an option names another one.
  func store(_ folder: String) -> CorpusStore
  /// The folder in which a history that is added is kept; nil for the one that it belongs to.
  static var addsAmong: String? { get }
  /// Takes over what other folders keep.
  func merge(_ folders: [String]) throws(CommandError) -> MergedHistories
  /// Removes histories that show nothing which the rest does not show.
  func minimize(_ operands: [String], _ format: TableFormat) throws(CommandError) -> ExitStatus
  /// Lists what each history shows.
  func showKept(_ operands: [String], _ format: TableFormat) throws(CommandError) -> ExitStatus

  // MARK: Faults on purpose

  /// Plants one fault after the other, and says what notices; nil where that was stopped too early.
  nonisolated(nonsending)
    func plant() async throws(CommandError) -> PlantedFaults?
}

extension Door {
  /// The user's words.
  var arguments: Arguments { call.arguments }
  /// Where text goes.
  var console: Console { call.console }
  /// Asked now and then, on any thread; true ends the work cleanly.
  var isInterrupted: StopCheck { call.isInterrupted }

  /// Whether work that may take a time should end: it is over, or a stop was asked for.
  func stops(after time: Duration?, since start: ContinuousClock.Instant = .now) -> StopCheck {
    stops(at: time.map { start + $0 })
  }

  /// Whether work that has to end at a moment should end: it is reached, or a stop was asked for.
  func stops(at deadline: ContinuousClock.Instant?) -> StopCheck {
    let isInterrupted = isInterrupted
    guard let deadline else { return isInterrupted }
    return { isInterrupted() || ContinuousClock.now >= deadline }
  }

  /// How a table or a report is written.
  func tableFormat() throws(CommandError) -> TableFormat {
    try arguments.choice(.format, as: "a format") ?? .text
  }
}

/// The histories that are kept, as `corpus check` tells of them.
struct KeptHistories {
  /// Each with what it came to.
  var entries: [CorpusEntry]
  /// The text where there is none, in lines.
  var absence: [String]
  /// The text below them, in lines.
  var remarks: [String] = []
}

/// The histories that were taken over from other folders.
struct MergedHistories {
  /// The files that were written.
  var written: [String]
  /// Those that were not taken over, for they do not hold; nil where that does not matter.
  var left: [CorpusEntry]?
  /// The conclusion, in a line.
  var conclusion: String
}

/// Which faults were noticed, and by what.
struct PlantedFaults {
  /// The matrix for people.
  var text: String
  /// The matrix for other tools.
  var json: String
  /// The matrix as a page; nil where it has none.
  var page: String?
  /// The exit status.
  var status: ExitStatus
  /// Why it says nothing; nil where it does.
  var problem: CommandError?
}

/// The form in which a history is written, step by step.
enum HistoryForm {
  /// Every callback in a line.
  case trace
  /// Every callback as an object.
  case lines
  /// A lane for each scene.
  case lanes(TableFormat)
  /// The instructions for a person who wants to see it.
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
  /// The parts that were left out of the play, in sentences.
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
