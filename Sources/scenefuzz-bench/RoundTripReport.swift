import Foundation
import RoundTrips
import SceneConformance
import SceneLifecycle

/// Histories that are played, cut, half hidden, and have to be explained by the same rules.
struct RoundTripReport {
  /// How many histories are tried.
  let cases: Int

  /// Tries all cases on all cores and prints the ones that nothing explains.
  ///
  /// - Returns: Whether every history was explained.
  func print() async -> Bool {
    let start = ProcessClock.seconds
    let workers = 2
    let failures = await withTaskGroup(of: [String].self) { group in
      for worker in 0..<workers {
        group.addTask {
          stride(from: worker, to: cases, by: workers).compactMap(failure)
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    for failure in failures.sorted() { Swift.print(failure) }
    let seconds = ProcessClock.seconds - start
    Swift.print(
      "\(cases - failures.count) of \(cases) histories explained,",
      String(format: "%.1f ms of processor time each", seconds * 1000 / Double(max(1, cases))))
    return failures.isEmpty
  }

  private func failure(_ index: Int) -> String? {
    let trip = RoundTrip(seed: 1, index: UInt64(index))
    let cut: String
    switch Conformance.check(trip.account) {
    case .explained: return nil
    case .refuted: cut = ""
    case .undecided: cut = " (undecided)"
    }
    return "case \(index) on \(trip.platform.text): \(trip.events.joined(separator: ", "))\(cut)"
  }
}
