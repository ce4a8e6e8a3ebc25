import SwiftUI

@MainActor
final class WorkoutClock: ObservableObject {
  @Published private(set) var seconds = 0
  private var timer: Timer?

  func start(_ log: WorkoutLog) {
    log.begin()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.seconds += 1
        log.add(seconds: 1)
      }
    }
  }
}
