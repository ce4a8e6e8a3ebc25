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
      ways: explorer.ways)
  }

  /// Puts the ways between two states together, and leaves out states that nothing leads to.
  private init(title: String, states: [MachineState], ways: [MachineExplorer.FoundTransition]) {
    let reached = states.indices.filter { place in place == 0 || ways.contains { $0.to == place } }
    var found = StateMachine(title: title, states: [], changes: [])
    for place in reached {
      var state = states[place]
      for way in ways where way.from == place && way.to == place { state.told |= way.told }
      found.states.append(state)
    }
    for (from, start) in reached.enumerated() {
      for (to, end) in reached.enumerated() where to != from {
        let between = ways.filter { $0.from == start && $0.to == end }
        let pair = Transition(from: from, to: to)
        found.changes += [pair.told(by: between), pair.silent(by: between)].compactMap { $0 }
      }
    }
    self = found
  }
}

extension StateMachine.Transition {
  /// The change as it is announced; what one way leaves out is optional.
  fileprivate func told(by ways: [MachineExplorer.FoundTransition]) -> Self? {
    var change = self
    for way in ways { change.told |= way.told }
    for way in ways where way.event == nil { change.optional |= change.told - way.told }
    return change.told.isEmpty ? nil : change
  }

  /// The change as it comes without a word: by an event, or by a move that nothing ever announces.
  fileprivate func silent(by ways: [MachineExplorer.FoundTransition]) -> Self? {
    var change = self
    for event in ways.compactMap(\.event) { change.events.insert(event) }
    if ways.allSatisfy(\.told.isEmpty) {
      let moves = ways.compactMap(\.move)
      change.moves = AgendaItem.allCases.filter(moves.contains)
    }
    return change.events.isEmpty && change.moves.isEmpty ? nil : change
  }
}
