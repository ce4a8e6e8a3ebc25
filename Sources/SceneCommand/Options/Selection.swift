package import CommandKit
package import SceneFuzzing

/// What `--only` and `--skip` choose: invariants by identifier, events by word or group.
package struct Selection: Hashable, Sendable {
  /// The invariants that are checked.
  package var judgement: InvariantSelection
  /// Kinds of event that may be drawn, one bit each.
  package var kinds: UInt64

  /// Chooses everything.
  init() {
    judgement = InvariantSelection()
    kinds = ~0
  }

  /// Reads the options.
  ///
  /// - Throws: `CommandError` for a word that names neither.
  package init(_ arguments: Arguments) throws(CommandError) {
    judgement = InvariantSelection(softFails: arguments.has(.soft))
    kinds = ~0
    var only: UInt64 = 0
    for word in arguments.list(.only) {
      if Contract.invariant(word) != nil {
        judgement.only.append(word)
      } else {
        only |= try arguments.about(.only) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
    if only != 0 { kinds = only | Self.essential }
    for word in arguments.list(.skip) {
      if Contract.invariant(word) != nil {
        judgement.skip.append(word)
      } else {
        kinds &= try ~arguments.about(.skip) { () throws(CommandError) in try Self.kinds(word) }
      }
    }
  }

  /// Without these there is nothing for other events to happen to.
  private static let essential: UInt64 =
    EventKind.launch.bit | EventKind.open.bit | EventKind.returnToApp.bit

  private static func kinds(_ word: String) throws(CommandError) -> UInt64 {
    if let kind = EventKind.named(word) { return kind.bit }
    if let group = EventGroup(rawValue: word) {
      return EventKind.allCases.reduce(0) { $1.group == group ? $0 | $1.bit : $0 }
    }
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
