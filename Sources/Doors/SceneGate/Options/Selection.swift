package import CommandKit
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// The choice by `--only`, `--skip` and `--suite`, of the contract or of an app.
///
/// Laws by identifier or group, events by word or group.
package struct Selection: Hashable, Sendable {
  /// The words that can be chosen.
  package struct Vocabulary {
    /// The laws that a word names.
    var laws: (String) -> [String]
    /// The kinds of event that any other word names.
    var kinds: (String) throws(CommandError) -> EventSet
    /// The laws of a group.
    var suite: (String) throws(CommandError) -> [String]
    /// The kinds that are drawn where none are chosen.
    var usual: EventSet

    /// The words that can be chosen of the contract.
    package static var contract: Vocabulary {
      Vocabulary(laws: Selection.invariants(named:), usual: .all, kinds: Selection.kinds)
    }

    package init(
      laws: @escaping (String) -> [String], usual: EventSet,
      suite: @escaping (String) throws(CommandError) -> [String] = Selection.suite,
      kinds: @escaping (String) throws(CommandError) -> EventSet
    ) {
      self.laws = laws
      self.usual = usual
      self.suite = suite
      self.kinds = kinds
    }
  }

  /// The laws that are checked.
  package var judgement: InvariantSelection
  /// Kinds of event that may be drawn.
  package var kinds: EventSet

  /// Chooses everything.
  package init() {
    judgement = InvariantSelection()
    kinds = .all
  }

  /// Reads the options.
  ///
  /// - Parameters:
  ///   - arguments: The user's words.
  ///   - vocabulary: What words can choose; that of the contract unless an app has its own.
  /// - Throws: `CommandError` for a word that chooses nothing.
  package init(
    _ arguments: Arguments, _ vocabulary: Vocabulary = .contract
  ) throws(CommandError) {
    let only = try Self.read(.only, arguments, vocabulary)
    var laws = only.laws
    for word in arguments.list(.suite) {
      laws += try arguments.about(.suite) { () throws(CommandError) in
        try vocabulary.suite(word)
      }
    }
    let skip = try Self.read(.skip, arguments, vocabulary)
    judgement = InvariantSelection(
      only: laws, skip: skip.laws, softFails: arguments.has(.soft))
    kinds = only.kinds.isEmpty ? vocabulary.usual : (only.kinds | Self.essential) & vocabulary.usual
    kinds -= skip.kinds
  }

  private static func read(
    _ option: Option, _ arguments: Arguments, _ vocabulary: Vocabulary
  ) throws(CommandError) -> (laws: [String], kinds: EventSet) {
    var read: (laws: [String], kinds: EventSet) = ([], .none)
    for word in arguments.list(option) {
      let laws = vocabulary.laws(word)
      read.laws += laws
      if laws.isEmpty {
        read.kinds |= try arguments.about(option) { () throws(CommandError) in
          try vocabulary.kinds(word)
        }
      }
    }
    return read
  }

  /// Every word that names invariants or events, each once.
  package static var words: [String] {
    let events = self.events
    return Contract.all.map(\.id) + Contract.groups.filter { !events.contains($0) } + events
  }

  /// Every word that names events: one by its word, or a group of them.
  package static var events: [String] {
    let kinds = EventKind.allCases.map { $0.word }
    return kinds + EventGroup.allCases.map(\.rawValue).filter { !kinds.contains($0) }
  }

  /// Without these there is nothing for other events to happen to.
  private static let essential: EventSet = [.launch, .open, .returnToApp]

  /// The kinds of event that a word names; nil when it names none.
  package static func events(named word: String) -> EventSet? {
    if let kind = EventKind.named(word) { return [kind] }
    return EventGroup(rawValue: word).map { group in
      EventSet(of: EventKind.allCases.filter { $0.group == group })
    }
  }

  /// The invariants that a word names: one by its identifier, or a group of them.
  ///
  /// A word that names an event, too, is the event's: `--suite launch` is the group.
  private static func invariants(named word: String) -> [String] {
    if Contract.invariant(word) != nil { return [word] }
    return events(named: word) == nil ? Contract.binding.filter { $0.group == word }.map(\.id) : []
  }

  /// The invariants of a group.
  package static func suite(_ word: String) throws(CommandError) -> [String] {
    let invariants = Contract.binding.filter { $0.group == word }.map(\.id)
    if invariants.isEmpty {
      throw CommandError(
        Diagnostic.unknown(word, isNot: "a group of invariants", of: Contract.groups))
    }
    return invariants
  }

  private static func kinds(_ word: String) throws(CommandError) -> EventSet {
    if let kinds = events(named: word) { return kinds }
    let known =
      EventGroup.allCases.map(\.rawValue) + EventKind.allCases.map(\.word)
      + Contract.all.map(\.id) + Contract.groups
    var message = Diagnostic.unknown(
      word, isNot: "an invariant or an event", of: known, listedBy: "scenefuzz list")
    if nearestWord(to: word, in: known) == nil {
      message.notes += [
        Diagnostic.list("groups of events are", EventGroup.allCases.map(\.rawValue)),
        Diagnostic.list("groups of invariants are", Contract.groups),
      ]
    }
    throw CommandError(message)
  }
}
