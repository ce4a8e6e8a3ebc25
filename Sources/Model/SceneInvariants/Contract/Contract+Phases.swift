import SceneLifecycle

extension Contract {
  /// SwiftUI's `scenePhase` of the app.
  package static let phases: [Invariant] = [
    Invariant(
      "From iOS 18 on, the app's scenePhase is active only while some scene is, and background only"
        + " while no window is.",
      id: "phase.app-follows-scenes", rows: [69],
      source: .apple("swiftui/scenephase"), .apple("iOS 18 release notes"), on: .phases18
    ) {
      app.phaseBecomesActive.only(while: app.hasActiveScene)
      app.phaseBecomesBackground.never(while: app.hasActiveWindow)
    },

    Invariant(
      "Before iOS 18, the app's scenePhase is active only while some scene is, and background only"
        + " while no window is.",
      id: "phase.app-follows-scenes-before-18", .myth, rows: [69],
      source: .apple("iOS 18 release notes"), on: .phasesBefore18
    ) {
      app.phaseBecomesActive.only(while: app.hasActiveScene)
      app.phaseBecomesBackground.never(while: app.hasActiveWindow)
    },
  ]
}
