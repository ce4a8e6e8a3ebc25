import CommandKit
import SceneFuzzing
import SceneGate
import SceneGeneration
import SceneLifecycle
import ScenePipeline

extension Selection.Vocabulary {
  /// Takes the words that an app knows: its laws by identifier, events by word or group.
  ///
  /// - Parameter isOfCases: Whether cases are drawn; else a word names a law.
  init(_ player: AppPlayer, isOfCases: Bool) {
    let (laws, usual) = (player.laws.map(\.id), player.usual.shape.kinds)
    self.init(
      laws: { laws.contains($0) ? [$0] : [] }, usual: usual,
      suite: { word throws(CommandError) in try Self.suite(word, of: laws) }
    ) { word throws(CommandError) in
      guard isOfCases, let kinds = Selection.events(named: word) else {
        let events = EventGroup.allCases.map(\.rawValue) + EventKind.allCases.map(\.word)
        throw CommandError(
          Diagnostic.unknown(
            word, isNot: isOfCases ? "a law or an event" : "a law",
            of: isOfCases ? laws + events : laws, listedBy: "list"))
      }
      if (kinds & usual).isEmpty {
        throw CommandError(
          Diagnostic(
            "the app does not support \(Diagnostic.quote(word))",
            help: "leave it out, or change what its AppTest supports"))
      }
      return kinds
    }
  }

  /// The laws of a group: those whose identifiers begin with its name.
  private static func suite(
    _ word: String, of laws: [String]
  ) throws(CommandError) -> [String] {
    let group = { (law: String) in String(law.prefix { $0 != "." }) }
    let chosen = laws.filter { group($0) == word }
    if chosen.isEmpty {
      let known = laws.map(group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      throw CommandError(Diagnostic.unknown(word, isNot: "a group of laws", of: known))
    }
    return chosen
  }
}

extension Selection {
  /// The chosen ones of an app's laws; nil where no word names a law.
  ///
  /// - Throws: `CommandError` where no law is left, or no event.
  func laws(among known: [String]) throws(CommandError) -> [String]? {
    let (only, skip) = (judgement.only, judgement.skip)
    let laws = known.filter { (only.isEmpty || only.contains($0)) && !skip.contains($0) }
    if laws.isEmpty { throw .nothingToRun("choose at least one law") }
    if kinds.isEmpty { throw .nothingToRun("choose at least one event") }
    return only.isEmpty && skip.isEmpty ? nil : laws
  }
}

extension CommandError {
  /// The error of a campaign that would play or judge nothing.
  static func nothingToRun(_ help: String) -> CommandError {
    CommandError(Diagnostic("there is nothing to run", help: help), .nothing)
  }
}
