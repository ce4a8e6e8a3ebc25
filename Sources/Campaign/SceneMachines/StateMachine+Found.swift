import SceneEngine
package import SceneLifecycle
package import SceneReporting

extension StateMachine {
  /// Finds the state machine of a subject by exploring the engine's rules with one session.
  ///
  /// - Parameters:
  ///   - subject: A scene or the application.
  ///   - platform: The world; it has to have the subject.
  ///   - arrivals: Events that may arrive while something is pending; by default those that may end the
  ///     process at any callback.
  package init(
    of subject: MachineSubject, on platform: Platform,
    arrivals: EventSet = .unannouncedEnds | [.reboot]
  ) {
    precondition(subject.exists(on: platform), "only a platform with scenes has a scene")
    var explorer = MachineExplorer(subject, on: platform, arrivals: arrivals)
    explorer.run()
    let isOneOfSeveral = subject == .application && platform.usesScenes
    let title = "\(subject.rawValue) on \(platform.name ?? platform.text)"
    self.init(
      title: isOneOfSeveral ? title + ", one session" : title, states: subject.states,
      transitions: explorer.transitions)
  }

  /// Puts the ways between two states together, and leaves out states that nothing leads to.
  private init(
    title: String, states: [MachineState], transitions: [MachineExplorer.FoundTransition]
  ) {
    let reached = states.indices.filter { index in
      index == 0 || transitions.contains { $0.to == index }
    }
    var found = StateMachine(title: title, states: [], changes: [])
    for index in reached {
      var state = states[index]
      for transition in transitions where transition.from == index && transition.to == index {
        state.delivered |= transition.delivered
      }
      found.states.append(state)
    }
    for (from, start) in reached.enumerated() {
      for (to, end) in reached.enumerated() where to != from {
        let between = transitions.filter { $0.from == start && $0.to == end }
        let pair = Transition(from: from, to: to)
        found.changes += [pair.delivered(by: between), pair.silent(by: between)].compactMap { $0 }
      }
    }
    self = found
  }
}

extension StateMachine.Transition {
  /// The change as it is announced; what one way leaves out is optional.
  fileprivate func delivered(by transitions: [MachineExplorer.FoundTransition]) -> Self? {
    var change = self
    for transition in transitions { change.delivered |= transition.delivered }
    for transition in transitions where transition.event == nil {
      change.optional |= change.delivered - transition.delivered
    }
    return change.delivered.isEmpty ? nil : change
  }

  /// The change as it comes without a word: by an event, or by a move that nothing ever announces.
  fileprivate func silent(by transitions: [MachineExplorer.FoundTransition]) -> Self? {
    var change = self
    for event in transitions.compactMap(\.event) { change.events.insert(event) }
    if transitions.allSatisfy(\.delivered.isEmpty) {
      let moves = transitions.compactMap(\.move)
      change.moves = AgendaItem.allCases.filter(moves.contains)
    }
    return change.events.isEmpty && change.moves.isEmpty ? nil : change
  }
}
