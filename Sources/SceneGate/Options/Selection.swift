package import CommandKit
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// What `--only`, `--skip` and `--suite` choose.
///
/// Invariants by identifier or group, events by word or group.
package struct Selection: Hashable, Sendable {
  /// The invariants that are checked.
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
  /// - Throws: `CommandError` for a word that names neither.
  package init(_ arguments: Arguments) throws(CommandError) {
    judgement = InvariantSelection(softFails: arguments.has(.soft))
    kinds = .all
    var only = EventSet.none
    for word in arguments.list(.only) {
      let invariants = Self.invariants(named: word)
      if !invariants.isEmpty {
        judgement.only += invariants
      } else {
        only |= try arguments.about(.only) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
    if !only.isEmpty { kinds = only | Self.essential }
    for word in arguments.list(.suite) {
      judgement.only += try arguments.about(.suite) { () throws(CommandError) in
        try Self.suite(word)
      }
    }
    for word in arguments.list(.skip) {
      let invariants = Self.invariants(named: word)
      if !invariants.isEmpty {
        judgement.skip += invariants
      } else {
        kinds -= try arguments.about(.skip) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
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
  package static let essential: EventSet = [.launch, .open, .returnToApp]

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
  private static func suite(_ word: String) throws(CommandError) -> [String] {
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
