package import SceneLifecycle

/// The result of shrinking.
package struct Shrunk: Hashable, Sendable {
  /// How much was tried in vain on the result.
  package enum Minimality: UInt8, Hashable, Sendable {
    /// Not even every single event.
    case none
    /// To leave out each single event and each single choice.
    case single
    /// To leave out any two events, too.
    case pairs
  }

  /// The smallest scenario found.
  package var scenario: Scenario
  /// Number of events before.
  package var eventsBefore: Int
  /// How many scenarios were played.
  package var trials: Int
  /// Why the search stopped.
  package var stop: ShrinkingStop
  /// How much was tried in vain on the result.
  package var minimality: Minimality
  /// The shortest scenario that was met for each other way of failing.
  package var others: [Scenario]
  /// Why the result is not called minimal, whatever was tried; nil where nothing speaks against it.
  package var caveat: String?

  package init(
    scenario: Scenario, eventsBefore: Int, trials: Int, stop: ShrinkingStop = .finished,
    minimality: Minimality, others: [Scenario] = []
  ) {
    self.scenario = scenario
    self.eventsBefore = eventsBefore
    self.trials = trials
    self.stop = stop
    self.minimality = minimality
    self.others = others
  }

  /// The certainty of the result, in words for a report.
  package var certainty: String {
    if let caveat { return "perhaps longer than needed: " + caveat }
    return switch minimality {
    case .none: "perhaps longer than needed: stopped early (\(stop.reason))"
    case .single: "no event can be left out"
    case .pairs: "no event can be left out, nor any two"
    }
  }
}

extension Search {
  /// How much was tried in vain on the best scenario; nothing is played for it.
  var minimality: Shrunk.Minimality {
    mutating get {
      let positions = best.entries.indices
      for position in positions where !needsOne(of: [position]) { return .none }
      for position in positions {
        for rank in best.entries[position].choices.indices {
          var plainer = best
          plainer.entries[position].choices.remove(at: rank)
          if !wasTried(plainer) { return .none }
        }
      }
      for second in positions {
        for first in 0..<second where !needsOne(of: [first, second]) { return .single }
      }
      return .pairs
    }
  }
}
