import RoundTrips
import SceneConformance
import SceneLifecycle
import Testing

@Test func `What is played and half hidden is explained again`() {
  for index in 0..<300 {
    let trip = RoundTrip(seed: 1, index: UInt64(index))
    if case .refuted(let why) = Conformance.check(trip.account) {
      let names = trip.account.sightings.enumerated().map { number, sighting in
        "\(number == why.sighting ? ">" : " ") \(sighting.label) \(sighting.kinds.kinds)"
      }
      Issue.record(
        """
        case \(index) on \(trip.platform.name ?? "?"): \(trip.events.joined(separator: ", "))
        \(names.joined(separator: "\n"))
        cut short: \(why.isCutShort), possible: \(why.possible.kinds)
        """)
    }
  }
}
