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
    Example(
      "sceneless.launch-options", on: "sceneless-ios17", accepts: openedWithoutScenes,
      rejects: """
        PROC main by=openURL
        APP init by=openURL
        APP willFinishLaunchingWithOptions by=openURL ✗
        """),
    Example(
      "sceneless.refused-is-not-delivered", on: "sceneless-ios17", accepts: openedWithoutScenes,
      rejects: """
        PROC main by=openURL
        APP init by=openURL
        APP willFinishLaunchingWithOptions by=openURL payload=7 refused=openURL
        APP didFinishLaunchingWithOptions by=openURL payload=7 refused=openURL
        APP openURL by=openURL payload=7 ✗
        """),
    Example(
      "sceneless.payload-arrives", on: "sceneless-ios17", accepts: openedWithoutScenes,
      rejects: """
        PROC main by=openURL
        APP init by=openURL
        APP willFinishLaunchingWithOptions by=openURL payload=7 detail=openURL
        APP didFinishLaunchingWithOptions by=openURL payload=7 detail=openURL
        APP applicationDidBecomeActive by=openURL
        NAPP didBecomeActiveNotification by=openURL
        END ✗
        """),
    Example(
      "sceneless.payload-arrives", on: "sceneless-ios17", accepts: openedWithoutScenes,
      rejects: """
        launches
        APP openURL by=openURL payload=8
        APP openURL by=openURL payload=8 ✗
        """),
  ]

  /// A URL that launches an app without scenes, one that finds it there, and one that it refuses.
  private static let openedWithoutScenes = """
    PROC main by=openURL
    APP init by=openURL
    APP willFinishLaunchingWithOptions by=openURL payload=7 detail=openURL
    APP didFinishLaunchingWithOptions by=openURL payload=7 detail=openURL
    APP openURL by=openURL payload=7
    APP applicationDidBecomeActive by=openURL
    NAPP didBecomeActiveNotification by=openURL
    APP applicationWillResignActive
    NAPP willResignActiveNotification
    APP applicationDidEnterBackground
    NAPP didEnterBackgroundNotification
    APP applicationWillEnterForeground by=openURL event=3
    NAPP willEnterForegroundNotification by=openURL
    APP openURL by=openURL payload=3
    APP applicationDidBecomeActive by=openURL
    PROC terminated by=systemKill
    PROC main by=openURL event=4
    APP init by=openURL
    APP willFinishLaunchingWithOptions by=openURL payload=4 refused=openURL
    APP didFinishLaunchingWithOptions by=openURL payload=4 refused=openURL
    APP applicationDidBecomeActive by=openURL
    """

  private static func ofSceneless(_ name: String, rejects rejected: String) -> Example {
    Example(
      "sceneless." + name, on: "sceneless-ios17", accepts: sceneless, rejects: rejected)
  }
}
