import SceneLifecycle

/// UIKit's contract: every sentence that the life-cycle notes hold, topic by topic.
package enum Contract {
  /// Every invariant in the order of the catalogue.
  package static let all: [Invariant] =
    launch + connections + activation + states + sessions + discards + payloads + restoration
    + notices + windows + requests + interruptions + process + sceneless + phases + required

  /// The invariants that a campaign checks: all but the myths.
  package static let binding: [Invariant] = all.filter { $0.kind != .myth }

  /// The myths: sentences that are widely believed and refuted.
  package static let myths: [Invariant] = all.filter { $0.kind == .myth }

  /// The groups of what binds, in the order of the catalogue.
  package static let groups: [String] = binding.map(\.group).reduce(into: []) { groups, group in
    if !groups.contains(group) { groups.append(group) }
  }

  /// Returns the invariant with an identifier; nil when there is none.
  package static func invariant(_ id: String) -> Invariant? { all.first { $0.id == id } }
}
