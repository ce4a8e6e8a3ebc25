extension Example {
  static let ofSessions: [Example] = [
    Example(
      "session.lives-until-discard", accepts: twoWindows,
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidDisconnect
        APP didReceiveMemoryWarning open=-A ✗
        """),
    Example(
      "session.lives-until-discard", accepts: closedMeanwhile,
      rejects: """
        launches
        A appears
        B joins
        PROC terminated by=crash
        gone B
        launches
        END ✗
        """),
    Example(
      "session.identifier-is-constant",
      rejects: """
        launches
        A appears
        A sceneWillResignActive session=9 ✗
        """),
    Example(
      "session.identifier-is-constant", accepts: twoWindows,
      rejects: """
        launches
        A appears
        B configurationForConnecting session=1 ✗
        """),
    Example(
      "session.discarded-never-returns", accepts: twoWindows,
      rejects: """
        launches
        A appears
        B joins
        B closes
        B configurationForConnecting session=2 ✗
        """),
    Example(
      "session.none-outlives-the-app",
      accepts: """
        launches
        A appears
        PROC terminated by=reinstall open=-A
        PROC installed by=reinstall detail=255
        launches
        A configurationForConnecting
        """,
      rejects: """
        launches
        A appears
        PROC terminated by=reinstall open=-A
        PROC installed by=reinstall detail=255
        PROC main open=+A ✗
        """),
    Example(
      "session.configured-before-connect",
      rejects: """
        launches
        A appears
        A configurationForConnecting ✗
        """),
    Example(
      "session.configured-once-a-process",
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidDisconnect
        A configurationForConnecting ✗
        """),
  ]

  static let ofDiscards: [Example] = [
    Example(
      "discard.never-by-reclaim",
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidDisconnect by=reclaim event=5
        APP didDiscardSceneSessions named=A by=reclaim ✗
        """),
    Example(
      "discard.names-sessions", accepts: twoWindows,
      rejects: """
        launches
        A appears
        APP didDiscardSceneSessions ✗
        """),
    Example(
      "discard.named-are-closed", accepts: twoWindows,
      rejects: """
        launches
        A appears
        B joins
        B sceneWillResignActive
        B sceneDidDisconnect
        APP didDiscardSceneSessions named=B open=+B ✗
        """),
    Example(
      "discard.reports-once", accepts: twoWindows,
      rejects: """
        launches
        A appears
        B joins
        B closes
        APP didDiscardSceneSessions named=B ✗
        """),
    Example(
      "discard.after-disconnect-on-request",
      accepts: """
        launches
        A appears
        B joins
        APP requestSceneSessionDestruction named=B by=requestDestruction
        B sceneWillResignActive by=requestDestruction
        B sceneDidDisconnect by=requestDestruction
        APP didDiscardSceneSessions named=B by=requestDestruction
        """,
      rejects: """
        launches
        A appears
        B joins
        APP requestSceneSessionDestruction named=B by=requestDestruction
        B sceneWillResignActive by=requestDestruction
        APP didDiscardSceneSessions named=B by=requestDestruction ✗
        """),
    Example(
      "discard.late-report-arrives", accepts: closedMeanwhile,
      rejects: """
        launches
        A appears
        PROC terminated by=kill
        gone A
        PROC main
        APP init
        APP willFinishLaunchingWithOptions
        APP didDiscardSceneSessions named=A ✗
        """),
    Example(
      "discard.late-report-arrives", accepts: closedMeanwhile,
      rejects: """
        launches
        A appears
        PROC terminated by=kill
        gone A
        PROC main
        PROC terminated by=crash
        launches
        END ✗
        """),
    Example(
      "request.error-means-failure", accepts: requests,
      rejects: """
        launches
        A appears
        B joins
        B sceneWillResignActive
        B sceneDidEnterBackground
        APP requestSceneSessionActivation named=B by=requestActivation event=4
        B sceneWillEnterForeground by=requestActivation
        APP requestErrorHandler detail=2 by=requestActivation ✗
        """),
    Example(
      "request.error-means-failure", accepts: requests,
      rejects: """
        launches
        A appears
        B joins
        B sceneWillResignActive
        B sceneDidEnterBackground
        APP requestSceneSessionActivation named=B by=requestActivation event=4
        APP requestErrorHandler named=B detail=2 by=requestActivation
        B sceneWillEnterForeground by=requestActivation ✗
        """),
    Example(
      "request.no-new-window-without-support", on: "iphone-ios17",
      accepts: """
        launches
        A appears
        APP requestSceneSessionActivation by=requestNewWindow
        APP requestErrorHandler detail=1 by=requestNewWindow
        """,
      rejects: """
        launches
        A appears
        APP requestSceneSessionActivation by=requestNewWindow
        APP requestErrorHandler detail=2 by=requestNewWindow ✗
        """),
    Example(
      "request.no-new-window-without-support", on: "iphone-ios17",
      accepts: """
        launches
        A appears
        APP requestSceneSessionActivation by=requestNewWindow
        APP requestErrorHandler detail=1 by=requestNewWindow
        """,
      rejects: """
        launches
        A appears
        APP requestSceneSessionActivation by=requestNewWindow
        B configurationForConnecting by=requestNewWindow ✗
        """),
    Example(
      "request.destruction-discards", accepts: requests,
      rejects: """
        launches
        A appears
        APP requestSceneSessionDestruction named=A by=requestDestruction
        A sceneWillResignActive by=requestDestruction
        A sceneDidDisconnect by=requestDestruction
        END ✗
        """),
    Example(
      "request.refresh-stays-in-background", accepts: requests,
      rejects: """
        launches
        A appears
        A leaves
        APP requestSceneSessionRefresh named=A by=requestRefresh
        A sceneWillEnterForeground by=serveRefresh ✗
        """),
  ]

  /// One request of each kind, granted or not.
  static let requests = """
    launches
    A appears
    B joins
    B sceneWillResignActive
    B sceneDidEnterBackground
    APP requestSceneSessionActivation named=B by=requestActivation event=4
    B sceneWillEnterForeground by=requestActivation
    B sceneDidBecomeActive by=requestActivation
    APP requestSceneSessionActivation by=requestNewWindow event=5
    APP requestErrorHandler detail=2 by=requestNewWindow
    APP requestSceneSessionDestruction named=A by=requestDestruction event=6
    APP requestErrorHandler named=A detail=2 by=requestDestruction
    B sceneWillResignActive event=7
    B sceneDidEnterBackground
    APP requestSceneSessionRefresh named=B by=requestRefresh event=8
    B stateRestorationActivity payload=3 by=serveRefresh event=9
    """
}
