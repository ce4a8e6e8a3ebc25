extension Scenario {
  /// The same history with the sets that an app reads in another order.
  ///
  /// It is the usual one where the history has an unusual one, and the reverse elsewhere.
  package var inOtherOrder: Scenario {
    var other = self
    let isUnusual = entries.contains { entry in
      entry.choices.contains { $0.kind == .setOrder && $0.answer != 0 }
    }
    for index in entries.indices {
      other.entries[index].choices.removeAll { $0.kind == .setOrder }
      if !isUnusual { other.entries[index].choices.append(Choice(.setOrder, answer: 1)) }
    }
    return other
  }
}
