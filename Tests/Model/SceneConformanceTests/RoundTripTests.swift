import SceneConformance
import SceneLifecycle
import Testing

@Test func `What is played and half hidden is explained again`() {
  for index in 0..<300 as Range<UInt64> { check(RoundTrip(seed: 1, index: index), index) }
}

@Test func `What SwiftUI's worlds play is explained again`() {
  for index in 0..<100 as Range<UInt64> {
    check(RoundTrip(seed: 2, index: index, among: RoundTrip.worldsOfSwiftUI), index)
  }
}

private func check(_ trip: RoundTrip, _ index: UInt64) {
  let conclusion = Conformance.check(trip.account)
  if case .explained = conclusion { return }
  let names = trip.account.sightings.map { "\($0.label) \($0.kinds.kinds)" }
  Issue.record(
    """
    case \(index) on \(trip.platform.name ?? "?"): \(trip.events.joined(separator: ", "))
    \(names.joined(separator: "\n"))
    \(conclusion)
    """)
}
