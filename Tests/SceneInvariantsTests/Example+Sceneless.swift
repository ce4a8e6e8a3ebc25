extension Example {
  static let ofSceneless: [Example] = [
    ofSceneless(
      "no-scene-methods",
      rejects: """
        launches
        APP applicationDidBecomeActive
        A sceneDidBecomeActive ✗
        """),
    ofSceneless(
      "active-and-resign-alternate",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationDidBecomeActive ✗
        """),
    ofSceneless(
      "active-and-resign-alternate",
      rejects: """
        launches
        APP applicationWillResignActive ✗
        """),
    ofSceneless(
      "resigns-before-background",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationDidEnterBackground ✗
        """),
    ofSceneless(
      "background-between-foregrounds",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationWillResignActive
        APP applicationWillEnterForeground ✗
        """),
    ofSceneless(
      "foreground-before-active",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationWillResignActive
        APP applicationDidEnterBackground
        APP applicationDidBecomeActive ✗
        """),
    ofSceneless(
      "active-inside-did-become-active",
      rejects: """
        launches
        APP applicationDidBecomeActive app=inactive ✗
        """),
    ofSceneless(
      "background-inside-did-enter-background",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationWillResignActive
        APP applicationDidEnterBackground app=inactive ✗
        """),
    ofSceneless(
      "not-active-inside-will-enter-foreground",
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationWillResignActive
        APP applicationDidEnterBackground
        APP applicationWillEnterForeground app=active ✗
        """),
    ofSceneless(
      "will-continue-is-answered",
      rejects: """
        launches
        APP willContinueUserActivityWithType payload=4
        APP applicationDidBecomeActive
        END ✗
        """),
    Example(
      "sceneless.events-only-when-active", on: "sceneless-ios17",
      accepts: """
        launches
        APP applicationDidBecomeActive
        SCENE touchesBegan
        """,
      rejects: """
        launches
        APP applicationDidBecomeActive
        APP applicationWillResignActive
        SCENE touchesBegan ✗
        """),
  ]

  private static func ofSceneless(_ name: String, rejects rejected: String) -> Example {
    Example(
      "sceneless." + name, on: "sceneless-ios17", accepts: sceneless, rejects: rejected)
  }
}
