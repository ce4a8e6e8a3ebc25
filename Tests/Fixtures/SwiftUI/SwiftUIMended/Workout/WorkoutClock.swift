import SwiftUI

@MainActor
final class WorkoutClock: ObservableObject {
  @Published private(set) var seconds = 0

  /// Counts until the task that it runs in is cancelled.
  func run(_ log: WorkoutLog) async {
    log.begin()
    defer { log.end() }
    while !Task.isCancelled {
      do {
        try await Task.sleep(for: .seconds(1))
      } catch {
        return
      }
      seconds += 1
      log.add(seconds: 1)
    }
  }
}
