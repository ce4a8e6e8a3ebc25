import SwiftUI

struct StepsView: View {
  @EnvironmentObject private var analytics: StepsAnalytics
  @AppStorage("steps.goal") private var goal = 8_000

  var body: some View {
    Form {
      Stepper("Goal: \(goal)", value: $goal, in: 1_000...20_000, step: 1_000)
      Text("Visits: \(analytics.opens)")
    }
    .onAppear {
      analytics.trackOpen()
    }
  }
}
