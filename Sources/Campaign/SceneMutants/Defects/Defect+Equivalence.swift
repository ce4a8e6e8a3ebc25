package import SceneDefects
import SceneEngine
import SceneExploring
package import SceneLifecycle

extension Defect {
  /// The answer to the question whether the defect shows anything that UIKit's engine never does.
  package struct EquivalenceAnswer: Hashable, Sendable {
    /// The verdict on the defect.
    package var verdict: DefectEvidence.Equivalence
    /// The events after which it differs, in the order of the world; nil unless it differs.
    package var events: [Event]?
    /// States that were looked at, over all worlds.
    package var states: Int
  }

  /// How many session slots it takes to show what the defect does.
  package var scenes: Int {
    switch operation {
    case .misaddressed, .altered(.secondWindow): max(2, condition.scenes)
    default: condition.scenes
    }
  }

  /// Asks whether all that the engine with the defect shows, the engine without it can show.
  ///
  /// - Parameters:
  ///   - platforms: The worlds that are asked about, the likeliest to show it first; equivalent
  ///     means equivalent in each.
  ///   - limit: States of one world after which the question stays open, for all of them.
  ///   - shouldStop: Asked now and then; true leaves the question open.
  package func equivalence(
    on platforms: [Platform], limit: Int, shouldStop: () -> Bool = { false }
  ) -> EquivalenceAnswer {
    var all = EquivalenceAnswer(verdict: .equivalent, events: nil, states: 0)
    for platform in platforms {
      // A difference that shows with events at rest is found among far fewer states.
      for interruptions in [EventSet.none, .all] {
        var inclusion = Inclusion(
          engine(platform: platform, scenes: scenes),
          in: UIKitEngine(platform: platform, scenes: scenes), interruptions: interruptions,
          limit: limit)
        switch inclusion.run(shouldStop: shouldStop) {
        case .differs(let difference):
          return EquivalenceAnswer(verdict: .differs, events: difference.events, states: all.states)
        case .included(let states): all.states += states
        case .undecided(let states):
          all.states += states
          guard !interruptions.isEmpty else { continue }
          return EquivalenceAnswer(verdict: .undecided, events: nil, states: all.states)
        }
      }
    }
    return all
  }
}
