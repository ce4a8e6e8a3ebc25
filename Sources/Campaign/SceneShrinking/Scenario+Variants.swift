package import SceneLifecycle

extension Scenario {
  /// Whether it has the kinds of event of another one, but for one that stands in another's place.
  ///
  /// Events that only bring a scene to the front do not count.
  package func isVariant(of other: Scenario) -> Bool {
    let kinds = [self, other].map { scenario in
      scenario.entries.map(\.event.kind).filter { $0 != .launch && $0 != .open }
    }
    if kinds[0].count == kinds[1].count {
      return zip(kinds[0], kinds[1]).count { $0 != $1 } <= 1
    }
    let (own, others) = (EventSet(of: kinds[0]), EventSet(of: kinds[1]))
    return own.isSubset(of: others) || others.isSubset(of: own)
  }

  /// The events in a line, without what they bring.
  package var eventLine: String {
    entries.map { $0.event.kind == .action ? text(of: $0.event) : $0.event.text }
      .joined(separator: "; ")
  }
}
