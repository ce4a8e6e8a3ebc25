import SwiftUI

struct WorkoutView: View {
  @EnvironmentObject private var log: WorkoutLog
  @StateObject private var clock = WorkoutClock()
  let name: String

  var body: some View {
    VStack {
      Text("\(clock.seconds) s")
        .font(.largeTitle)
    }
    .navigationTitle(name)
    .task { await clock.run(log) }
  }
}
