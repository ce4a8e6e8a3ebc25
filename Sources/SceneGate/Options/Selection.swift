package import CommandKit
import SceneFuzzing
import SceneInvariants
package import SceneLifecycle
package import ScenePipeline

/// What `--only` and `--skip` choose: invariants by identifier, events by word or group.
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
      if Contract.invariant(word) != nil {
        judgement.only.append(word)
      } else {
        only |= try arguments.about(.only) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
    if !only.isEmpty { kinds = only | Self.essential }
    for word in arguments.list(.skip) {
      if Contract.invariant(word) != nil {
        judgement.skip.append(word)
      } else {
        kinds -= try arguments.about(.skip) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
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

  private static func kinds(_ word: String) throws(CommandError) -> EventSet {
    if let kinds = events(named: word) { return kinds }
    let known =
      EventGroup.allCases.map(\.rawValue) + EventKind.allCases.map(\.word)
      + Contract.all.map(\.id)
    let sentence = "\(Diagnostic.quote(word)) is neither an invariant nor an event"
    if let nearest = nearestWord(to: word, in: known) {
      throw CommandError(Diagnostic(sentence, help: "did you mean '\(nearest)'?"))
    }
    throw CommandError(
      Diagnostic(
        sentence,
        notes: [
          Diagnostic.list("events are", EventKind.allCases.map(\.word)),
          Diagnostic.list("groups of events are", EventGroup.allCases.map(\.rawValue)),
        ],
        help: "write scenefuzz list for the invariants"))
  }
}
