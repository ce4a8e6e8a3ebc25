import SwiftUI

// @main, where the app stands alone.
struct WorkoutApp: App {
  @StateObject private var log = WorkoutLog()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Run") { WorkoutView(name: "Run") }
          NavigationLink("Swim") { WorkoutView(name: "Swim") }
        }
        .navigationTitle("Workouts")
      }
      .environmentObject(log)
    }
  }
}

/// Which workouts are running, and how long all of them took.
@MainActor
final class WorkoutLog: ObservableObject {
  @Published private(set) var seconds = 0
  private(set) var running = 0

  func begin() {
    running += 1
  }

  func add(seconds count: Int) {
    seconds += count
  }

  func end() {
    running -= 1
  }
}
