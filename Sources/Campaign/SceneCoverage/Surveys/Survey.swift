package import SceneInvariants
package import SceneLifecycle
import ScenePipeline

/// Counts of the features that a campaign's cases show, by case.
///
/// Cases are drawn independently of each other: that is what makes estimates from them honest.
package struct Survey: Hashable, Sendable {
  /// Cases that were surveyed.
  package var cases: UInt64 = 0
  /// The coverage points that the cases went through.
  package var moments = Incidence(room: CoveragePointSet.room)
  /// Three kinds of event in a row.
  package var triples: Incidence
  /// Cases in which an event of each kind was played, by raw value.
  package var events = [UInt64](repeating: 0, count: EventKind.worldCount)
  /// Cases in which each requirement of the contract was reached, in the order of the contract.
  package var situations = [UInt64](repeating: 0, count: Contract.required.count)

  /// How many ways there are for three kinds of event to follow each other.
  static let tripleRoom = EventKind.worldCount * EventKind.worldCount * EventKind.worldCount

  /// Creates the survey of no cases.
  ///
  /// - Parameter countsTriples: Whether three events in a row are counted: most of the work.
  package init(countsTriples: Bool = true) {
    triples = Incidence(room: countsTriples ? Self.tripleRoom : 0)
  }

  /// Adds the survey of other cases.
  ///
  /// - Parameters:
  ///   - other: What was seen there.
  ///   - offset: What is added to the numbers of the other's cases.
  package mutating func add(_ other: Survey, offset: UInt64 = 0) {
    cases += other.cases
    moments.add(other.moments, offset: offset)
    triples.add(other.triples, offset: offset)
    for kind in events.indices { events[kind] += other.events[kind] }
    for number in situations.indices { situations[number] += other.situations[number] }
  }

  /// The number of three kinds of event in a row.
  package static func triple(_ first: EventKind, _ second: EventKind, _ third: EventKind) -> Int {
    (first.number * EventKind.worldCount + second.number) * EventKind.worldCount + third.number
  }
}

/// The counts of a surveyed campaign: the tally of its invariants, and the survey of its cases.
package struct Surveyed: Hashable, Codable, CaseTally {
  /// How often invariants were put to the test.
  package var tally = Tally()
  /// The survey of the cases.
  package var survey: Survey

  /// Counts nothing yet.
  ///
  /// - Parameter countsTriples: Whether three events in a row are counted.
  package init(countsTriples: Bool = true) { survey = Survey(countsTriples: countsTriples) }

  /// Adds what was counted in other cases.
  package mutating func add(_ other: Surveyed) { add(other, offset: 0) }

  /// Adds what was counted in the cases of another campaign.
  ///
  /// - Parameters:
  ///   - other: What was seen there.
  ///   - offset: What is added to the numbers of the other's cases.
  package mutating func add(_ other: Surveyed, offset: UInt64) {
    tally.add(other.tally)
    survey.add(other.survey, offset: offset)
  }
}
