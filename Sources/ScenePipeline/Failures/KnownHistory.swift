package import SceneLifecycle

extension Harness {
  /// What of a failing history known ones do not explain; nil where one of them explains it.
  ///
  /// A known history explains another one that fails in the same way if events like its own, taken out of
  /// the other, fail by themselves, and nothing fails any more without all events of any of its kinds.
  /// So two plays mostly tell a known bug from another one, where making the history small takes hundreds.
  ///
  /// - Parameters:
  ///   - history: It fails as wanted.
  ///   - known: Histories that were made small and fail as wanted.
  ///   - wanted: The failure.
  /// - Returns: A history that fails as wanted: the whole one, or what is left of it without the events
  ///   that the known history needs.
  package func unexplained(
    _ history: Scenario, by known: [Scenario], as wanted: Signature
  ) -> Scenario? {
    let repeater = Repeater(self, wanted)
    let history = history.numbering(as: names)
    var left = history
    for known in known {
      let known = known.numbering(as: names)
      let parts = [
        history.part(like: known, isLast: true), history.part(like: known, isLast: false),
      ]
      let stands = parts.contains { part in part.flatMap { repeater.repeats($0) } != nil }
      guard stands else { continue }
      guard let failing = failing(history, without: known, repeater) else { return nil }
      left = failing
    }
    left.numberNames()
    left.violates = wanted.invariant
    return left
  }

  /// Whether two histories are one class: a kind of the second fails alike in the first one's places.
  package func failAlike(_ one: Scenario, _ other: Scenario, as wanted: Signature) -> Bool {
    var changed = one.numbering(as: names)
    let other = other.numbering(as: names)
    let new = other.entries.map(\.event).filter { event in
      !changed.entries.contains { $0.event.kind == event.kind }
    }
    let old = changed.entries.indices.filter { position in
      !other.entries.contains { $0.event.kind == changed.entries[position].event.kind }
    }
    let repeater = Repeater(self, wanted)
    return new.contains { event in
      for position in old {
        changed.entries[position].event.kind = event.kind
        changed.entries[position].event.number = event.number
      }
      return repeater.repeats(changed) != nil
    }
  }

  /// What fails as wanted without all events of one of the kinds of a known history; nil where nothing does.
  private func failing(
    _ history: Scenario, without known: Scenario, _ repeater: Repeater<Self>
  ) -> Scenario? {
    var tried: [Event] = []
    for event in known.entries.reversed().map(\.event)
    where !tried.contains(where: { $0.isLike(event) }) {
      tried.append(event)
      var rest = history
      rest.entries.removeAll { $0.event.isLike(event) }
      if rest.entries.count < history.entries.count, let failing = repeater.repeats(rest) {
        return failing
      }
    }
    return nil
  }
}

extension Scenario {
  /// The events that stand in the order of a known history's, and are like them; nil where some are missing.
  ///
  /// - Parameters:
  ///   - known: Numbered as this one.
  ///   - isLast: Whether the last such events are taken, not the first.
  fileprivate func part(like known: Scenario, isLast: Bool) -> Scenario? {
    let wanted = isLast ? known.entries.reversed() : known.entries
    var rest = wanted.map(\.event)[...]
    var scenes: [(known: UInt8, own: UInt8)] = []
    var taken: [Entry] = []
    for entry in isLast ? entries.reversed() : entries {
      guard let event = rest.first else { break }
      guard entry.event.isLike(event), scenes.fits(event.scene, entry.event.scene) else { continue }
      rest.removeFirst()
      scenes.append((event.scene, entry.event.scene))
      taken.append(entry)
    }
    guard rest.isEmpty else { return nil }
    var part = self
    part.entries = isLast ? taken.reversed() : taken
    return part
  }

  /// Whether each of two histories has a kind of event that the other one has not.
  package func differsInKind(from other: Scenario) -> Bool {
    let kinds = [self, other].map { scenario in Set(scenario.entries.map(\.event.kind)) }
    return !kinds[0].isSubset(of: kinds[1]) && !kinds[1].isSubset(of: kinds[0])
  }
}

extension Event {
  /// Whether it is of the kind of a known one, and brings what that one needs.
  ///
  /// How much time passes is no difference. What shrinking has made the simplest content may be any.
  fileprivate func isLike(_ known: Event) -> Bool {
    guard kind == known.kind else { return false }
    switch kind {
    case .tick, .work: return true
    case .action: return number == known.number
    default: return known.number == 0 || number == known.number
    }
  }
}

extension [(known: UInt8, own: UInt8)] {
  /// Whether a scene of one history may stand for a scene of the other.
  fileprivate func fits(_ known: UInt8, _ own: UInt8) -> Bool {
    let noSlot = SceneSet.noSlot
    guard (known == noSlot) == (own == noSlot) else { return false }
    return allSatisfy { ($0.known == known) == ($0.own == own) }
  }
}
