import SceneLifecycle

/// The passes in the order in which they run.
package struct Plan: Sendable {
  /// The passes that take most away: thousands of events become a few dozen.
  package var opening: [any Pass]
  /// The passes that make the rest small and plain, again and again until none of them helps.
  package var polishing: [any Pass]
  /// The slowest passes, which show that nothing more can go; if one helps, all is polished again.
  package var proving: [any Pass]

  package init(opening: [any Pass] = [], polishing: [any Pass], proving: [any Pass] = []) {
    self.opening = opening
    self.polishing = polishing
    self.proving = proving
  }

  /// The plan that failures are shrunk with.
  ///
  /// A pass that runs again on the same scenario is free: nothing is played twice.
  package static let whole = Plan(
    opening: [
      AsPlayed(), LastEvents(), UsualWorld(), WholeScenes(), EventKinds(), Disturbances(), Chunks(),
    ],
    polishing: [
      SingleEvents(), Loops(), Choices(), Delays(), Renumbering(), SimplerEvents(), Contents(),
      CanonicalOrder(),
    ],
    proving: [EventPairs(), EventTriples(), OneForNeighbours()])

  /// All passes in order.
  package var passes: [any Pass] { opening + polishing + proving }

  /// Returns the plan with only those passes whose name fits.
  package func keeping(_ fits: (String) -> Bool) -> Plan {
    Plan(
      opening: opening.filter { fits($0.name) }, polishing: polishing.filter { fits($0.name) },
      proving: proving.filter { fits($0.name) })
  }

  /// Runs the passes until none helps or the budget is used up.
  func run(_ search: inout Search) {
    untilNoneHelps(&search) { search in
      for pass in opening { pass.run(&search) }
      untilNoneHelps(&search) { search in
        untilNoneHelps(&search) { search in for pass in polishing { pass.run(&search) } }
        let polished = search.improvements
        for pass in proving where search.improvements == polished { pass.run(&search) }
      }
    }
  }

  private func untilNoneHelps(_ search: inout Search, _ round: (inout Search) -> Void) {
    var before = -1
    while search.improvements != before && search.stop == nil {
      before = search.improvements
      round(&search)
    }
  }
}
