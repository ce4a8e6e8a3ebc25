import Foundation
import Observation

/// The trips, and where one window stands among them.
@MainActor
@Observable
final class TravelGuide {
  var path: [String] = []
  private(set) var trips: [String] = []
  /// The links that led to a trip.
  @ObservationIgnored private(set) var opened: [URL] = []
  @ObservationIgnored private(set) var log: [String] = []

  func load() async {
    try? await Task.sleep(for: .seconds(1))
    trips = ["oslo", "lima", "kyoto"]
  }

  func open(_ url: URL) {
    path = [url.lastPathComponent]
    opened.append(url)
    log.append("opens link")
  }

  func restore(_ saved: String) {
    path = saved.split(separator: "/").map(String.init)
    log.append("restores path")
  }

  /// What the window has to come back with.
  func leave() -> String {
    log.append("saves path")
    return path.joined(separator: "/")
  }
}
