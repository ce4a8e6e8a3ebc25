import SceneLifecycle

extension ExploreReport {
  /// Returns the result of the exploration, for other tools.
  ///
  /// - Parameters:
  ///   - title: What was explored.
  ///   - failure: The history that breaks something; nil for none.
  package func json(_ title: String, failure: JSON? = nil) -> JSON {
    .members([
      "tool": .text(Product.title), "explored": .text(title), "end": .text(end.word),
      "conclusion": .text(conclusion), "slices": .number(slices),
      "invariants": .list(invariants.map { .text($0) }),
      "rows": .list(rows.map(\.json)), "failure": failure,
    ])
  }
}

extension ExploreReport.SliceRow {
  fileprivate var json: JSON {
    .members([
      "invariants": .list(invariants.map { .text($0) }),
      "eventually": isEventual ? .flag(true) : nil, "states": .number(states),
      "edges": .number(Int(edges)), "events": .number(depth), "end": .text(end.word),
    ])
  }
}
