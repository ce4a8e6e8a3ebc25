import SceneGeneration
import CommandKit
import SceneFuzzing
import SceneLifecycle
import SceneGate

/// What `--only` and `--skip` choose for an app: its laws by identifier, events by word or group.
struct AppSelection {
  /// The laws that are judged; nil for all.
  private(set) var laws: [String]?
  /// Kinds of event that may be drawn.
  private(set) var kinds: EventSet
  /// The options that choose the same.
  let words: [String]

  /// Reads the options.
  ///
  /// - Parameter isOfCases: Whether cases are drawn; else a word names a law.
  /// - Throws: `CommandError` for a word that names nothing of the app's, or if nothing is left.
  init(_ arguments: Arguments, _ player: AppPlayer, isOfCases: Bool) throws(CommandError) {
    let usual = player.usual.shape.kinds
    let known = player.laws.map(\.id)
    let only = try Self.read(arguments.list(.only), known, usual, isOfCases)
    let skip = try Self.read(arguments.list(.skip), known, usual, isOfCases)
    if !(only.laws + skip.laws).isEmpty {
      laws = known.filter {
        (only.laws.isEmpty || only.laws.contains($0)) && !skip.laws.contains($0)
      }
    }
    if laws?.isEmpty == true { throw .nothingToRun("choose at least one law") }
    kinds = usual
    if !only.kinds.isEmpty { kinds = (only.kinds | Selection.essential) & usual }
    kinds -= skip.kinds
    if kinds.isEmpty { throw .nothingToRun("choose at least one event") }
    let options = [("--only ", arguments.list(.only)), ("--skip ", arguments.list(.skip))]
    words =
      options.filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: ",").shellWord }
      + (isOfCases && arguments.has(.quirks) ? ["--quirks"] : [])
  }

  private static func read(
    _ words: [String], _ laws: [String], _ usual: EventSet, _ isOfCases: Bool
  ) throws(CommandError) -> (laws: [String], kinds: EventSet) {
    var read: (laws: [String], kinds: EventSet) = ([], .none)
    for word in words {
      if laws.contains(word) {
        read.laws.append(word)
      } else if isOfCases, let kinds = Selection.events(named: word) {
        if (kinds & usual).isEmpty {
          throw CommandError(
            Diagnostic(
              "the app does not support \(Diagnostic.quote(word))",
              help: "leave it out, or change what its AppTest supports"))
        }
        read.kinds |= kinds
      } else {
        let events = EventGroup.allCases.map(\.rawValue) + EventKind.allCases.map(\.word)
        throw CommandError(
          isOfCases
            ? Diagnostic.unknown(
              word, isNot: "a law or an event", of: laws + events, listedBy: "list")
            : Diagnostic.unknown(word, isNot: "a law", of: laws, listedBy: "list"))
      }
    }
    return read
  }
}

extension CommandError {
  /// The error of a campaign that would play or judge nothing.
  static func nothingToRun(_ help: String) -> CommandError {
    CommandError(Diagnostic("there is nothing to run", help: help), .nothing)
  }
}
