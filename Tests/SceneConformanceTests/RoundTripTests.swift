import SceneConformance
import SceneLifecycle
import Testing

@Test func `What is played and half hidden is explained again`() {
  for index in 0..<300 {
    let trip = RoundTrip(seed: 1, index: UInt64(index))
    let conclusion = Conformance.check(trip.account)
    if case .explained = conclusion { continue }
    let names = trip.account.sightings.map { "\($0.label) \($0.kinds.kinds)" }
    Issue.record(
      """
      case \(index) on \(trip.platform.name ?? "?"): \(trip.events.joined(separator: ", "))
      \(names.joined(separator: "\n"))
      \(conclusion)
      """)
  }
}
