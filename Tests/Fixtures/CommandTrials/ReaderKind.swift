import CommandKit
import SceneCommand
import SceneConformance
import SceneFuzzing
import SceneGate
package import SceneLifecycle
import SceneModelVerbs
import SceneWorkers

/// What the command reads, each with a reader of its own; a folder of `corpus/readers` bears each name.
package enum ReaderKind: String, Hashable, Sendable, CaseIterable {
  /// Events and choices of the contract, `.scene`.
  case scenario
  /// Events and choices of an app, `.scene`.
  case appScenario = "app-scenario"
  /// What a device delivered to an app, `.trace`.
  case recording
  /// The same where lines with unknown names are skipped.
  case lenientRecording = "lenient-recording"
  /// Options of a package, `.scenefuzzrc`.
  case settings
  /// What one machine played of a campaign, `.result`.
  case result
  /// What one machine played of an app's gate, `.result`.
  case appResult = "app-result"
  /// The bugs that a branch has.
  case baseline
  /// The name of one case, on a command line.
  case token
  /// The words of a command line, one a line.
  case arguments
  /// The variables of the environment, one a line.
  case variables
  /// What the process of an app sends and prints.
  case worker
  /// The Swift source of an app, which is searched for handlers that are never called.
  case source
  /// A project of Xcode, with files of settings and folders beside it.
  case project
  /// What the system reads of an app, and what the app may do.
  case propertyList = "property-list"
  /// The controllers of an app.
  case storyboard
  /// The Swift source of an app, of which a copy is made.
  case copy
  /// The sources of an app, of which stubs and stand-ins are made.
  case stubs
  /// The folder of an app, beside which a package is made.
  case appFolder = "app-folder"

  /// Whether a reader of this kind refuses anything.
  package var canRefuse: Bool { self != .source && self != .storyboard }

  /// Whether a reader writes what it reads on the disk: it takes some milliseconds for each input.
  package var isSlow: Bool {
    switch self {
    case .result, .project, .propertyList, .storyboard, .copy, .stubs, .appFolder: true
    default: false
    }
  }

  /// What came of reading some bytes.
  package enum ReadOutcome: Hashable, Sendable {
    /// They say something.
    case read
    /// They say nothing, and a message says where they stop making sense.
    case refused
    /// The reader broke a promise, which the text says.
    case broken(String)
  }

  /// Reads bytes as the command does, uses what they say, and says whether promises are kept.
  package func outcome(of bytes: [UInt8]) -> ReadOutcome {
    do throws(CommandError) {
      return try read(bytes)
    } catch {
      let diagnostic = error.diagnostic
      switch error.status {
      // Choices that leave nothing to do are no mistake of one word.
      case .nothing where [.arguments, .variables, .settings].contains(self): return .refused
      case .misused where isLocated(diagnostic, in: bytes): return .refused
      default: return .broken("status \(error.status.rawValue): \(diagnostic)")
      }
    }
  }

  /// Reads bytes and uses what they say.
  private func read(_ bytes: [UInt8]) throws(CommandError) -> ReadOutcome {
    let name = Self.fileName
    switch self {
    case .scenario: return Self.used(try Disk.scenario(bytes, name), isContract: true)
    case .appScenario: return Self.used(try Disk.appScenario(bytes, name), isContract: false)
    case .recording: _ = try Disk.recording(bytes, name)
    case .lenientRecording: _ = try Disk.recording(bytes, name, lenient: true)
    case .settings: try ReadWords.check(settings: bytes, name)
    // With a digest and a program that fit, so that what stands behind the check is reached, too.
    case .result: try Self.merge(ShardText.signing(Self.ofThisProgram(bytes)))
    case .appResult:
      let part = try ReadShard<AppTally>(ShardText.signing(bytes), file: Self.fileName)
      let again = try ReadShard<AppTally>(Array(part.file.text.utf8), file: Self.fileName)
      return again.file.text == part.file.text ? .read : Self.altered
    case .baseline:
      let baseline = try Baseline(bytes, name)
      return try Baseline(Array(baseline.text.utf8), name) == baseline ? .read : Self.altered
    case .token: return try ReadWords.outcome(token: Self.text(bytes))
    case .arguments: try ReadWords.check(Self.lines(bytes))
    case .variables: try ReadWords.check(variables: Self.lines(bytes))
    case .worker: return WorkerTrial.outcome(of: bytes)
    case .source: _ = HandlerReader.doubts(in: Self.text(bytes), of: "App")
    case .project: return AppFolderReaders.project(bytes)
    case .propertyList: return AppFolderReaders.propertyList(bytes)
    case .storyboard: return AppFolderReaders.storyboard(bytes)
    case .copy: return AppFolderReaders.copy(bytes)
    case .stubs: return AppFolderReaders.stubs(bytes)
    case .appFolder: return AppFolderReaders.app(bytes)
    }
    return .read
  }

  private static let fileName = "file"

  /// A result file in which this program stands for one that the file leaves open.
  private static func ofThisProgram(_ bytes: [UInt8]) -> [UInt8] {
    var text = Self.text(bytes)
    for (open, own) in zip(["build 0", "laws 0"], PartHead.ofContract.lines) {
      text = text.replacing("\"\(open)\"", with: "\"\(own)\"")
    }
    return Array(text.utf8)
  }

  /// Reads a result file; its failing cases are played again unless it asks for long ones.
  private static func merge(_ bytes: [UInt8]) throws(CommandError) {
    let asksForLength = lines(bytes).contains {
      $0.contains("events") || $0.contains("callbacks")
    }
    if asksForLength {
      try FuzzCommand.check(result: bytes, fileName)
    } else {
      _ = try FuzzCommand.report(ofResult: bytes, fileName)
    }
  }

  /// What was read and written is read as something else.
  private static let altered = ReadOutcome.broken("what is read is not what was written of it")

  /// Plays a short scenario and writes any.
  private static func used(_ scenario: Scenario, isContract: Bool) -> ReadOutcome {
    if isContract, scenario.entries.count <= 64 {
      _ = CorpusEntry(path: fileName, scenario).remarks
    }
    let again = try? Scenario(parsing: scenario.text, file: fileName)
    return again == scenario ? .read : altered
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    text(bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether a message says where the mistake is: a line of the file, or a word that was given.
  package func isLocated(_ diagnostic: Diagnostic, in bytes: [UInt8]) -> Bool {
    switch self {
    case .token, .arguments, .variables:
      return ReadWords.names(diagnostic, Self.text(bytes))
    default:
      guard let location = diagnostic.location else { return false }
      let lines = bytes.count { $0 == 0x0A } + 2
      return location.file == Self.fileName && (1...lines).contains(location.line)
        && location.column >= 1
    }
  }
}

extension Baseline {
  /// Reads the bytes of a file.
  fileprivate init(_ bytes: [UInt8], _ name: String) throws(CommandError) {
    self = try CommandError.reading { () throws(NotationError) in
      try Baseline(parsing: bytes, file: name)
    }
  }
}
