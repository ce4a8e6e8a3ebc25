import BackgroundTasks
import SwiftUI

@MainActor
final class WeatherStore: ObservableObject {
  static let refreshIdentifier = "com.example.weather.refresh"

  @Published private(set) var forecast = "Sunny"
  private(set) var refreshes = 0
  private(set) var requests = 0

  /// Asks for a refresh in the background, not before an hour from now.
  func scheduleRefresh() {
    let request = BGAppRefreshTaskRequest(identifier: Self.refreshIdentifier)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 3_600)
    try? BGTaskScheduler.shared.submit(request)
    requests += 1
  }

  func refresh() {
    refreshes += 1
    forecast = refreshes.isMultiple(of: 2) ? "Sunny" : "Rain"
  }

  func load(_ city: String) async {
    try? await Task.sleep(for: .seconds(1))
    if !Task.isCancelled { forecast = "Sunny in \(city)" }
  }
}
