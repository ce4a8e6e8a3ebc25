extension Example {
  static let ofPayloads: [Example] = [
    Example(
      "payload.arrives", accepts: brought,
      rejects: """
        launches
        A delegate.window.set
        A willConnectTo by=openURL ✗
        """),
    Example(
      "payload.arrives", accepts: brought,
      rejects: """
        launches
        A appears
        A leaves
        A sceneWillEnterForeground by=shortcutItem event=3
        NAPP willEnterForegroundNotification by=shortcutItem
        A sceneDidBecomeActive by=shortcutItem
        END ✗
        """),
    Example(
      "payload.arrives", accepts: brought,
      rejects: """
        launches
        A appears
        A openURLContexts by=openURL event=3 payload=3
        A openURLContexts by=openURL payload=3 ✗
        """),
    Example(
      "payload.options-are-the-same", accepts: brought,
      rejects: """
        launches
        A configurationForConnecting payload=7 detail=openURL
        A delegate.window.set
        A willConnectTo payload=7 detail=shortcutItem ✗
        """),
    Example(
      "payload.options-not-delivered-again", accepts: links,
      rejects: """
        launches
        A delegate.window.set
        A willConnectTo payload=7 detail=openURL
        A openURLContexts payload=7 ✗
        """),
    Example(
      "activity.handoff-is-answered", accepts: links,
      rejects: """
        launches
        A delegate.window.set
        A willConnectTo payload=7 detail=handoff
        A sceneWillEnterForeground
        END ✗
        """),
    Example(
      "activity.will-continue-is-answered", accepts: links,
      rejects: """
        launches
        A appears
        A willContinueUserActivityWithType payload=8
        END ✗
        """),
    Example(
      "activity.will-continue-is-answered", accepts: links,
      rejects: """
        launches
        A appears
        A willContinueUserActivityWithType payload=8
        A continueUserActivity payload=8
        A didFailToContinueUserActivityWithType payload=8 ✗
        """),
    Example(
      "restore.between-connect-and-active", accepts: restored,
      rejects: """
        launches
        A appears
        A leaves
        A stateRestorationActivity payload=1
        A returns
        A restoreInteractionStateWith payload=1 ✗
        """),
    Example(
      "restore.gives-back-last-saved", accepts: restored,
      rejects: """
        launches
        A appears
        A leaves
        A stateRestorationActivity payload=1
        A stateRestorationActivity payload=2
        A sceneDidDisconnect
        A delegate.window.set
        A willConnectTo
        A restoreInteractionStateWith payload=1 ✗
        """),
    Example(
      "restore.gives-back-last-saved", accepts: restored,
      rejects: """
        launches
        A appears
        A leaves
        A stateRestorationActivity payload=1
        PROC terminated by=kill
        launches
        A delegate.window.set
        A willConnectTo
        A restoreInteractionStateWith payload=1 ✗
        """),
    Example(
      "restore.readable-is-last-saved", on: "ipad-ios14", accepts: readable,
      rejects: """
        launches
        A appears
        A leaves
        A stateRestorationActivity payload=1
        PROC terminated by=kill
        launches
        A delegate.window.set
        A willConnectTo
        A session.stateRestorationActivity payload=1 ✗
        """),
  ]

  /// On iOS 13 and 14 the session alone gives state back.
  static let readable = """
    launches
    A appears
    A leaves
    A stateRestorationActivity payload=1
    PROC terminated by=systemKill
    launches
    A delegate.window.set
    A willConnectTo
    A session.stateRestorationActivity payload=1
    A returns
    """

  /// Links, cold and warm.
  static let links = """
    launches
    A delegate.window.set
    A willConnectTo payload=7 detail=handoff
    A willContinueUserActivityWithType payload=7
    A sceneWillEnterForeground
    A continueUserActivity payload=7
    A sceneDidBecomeActive
    A openURLContexts payload=8
    A willContinueUserActivityWithType payload=9
    A didFailToContinueUserActivityWithType payload=9
    """

  /// What events bring to a scene that connects for it, that comes back for it, and that is cut off.
  static let brought = """
    launches
    A configurationForConnecting by=openURL payload=7 detail=openURL
    A delegate.window.set by=openURL
    A willConnectTo by=openURL payload=7 detail=openURL
    A sceneWillEnterForeground by=openURL
    NAPP willEnterForegroundNotification by=openURL
    A sceneDidBecomeActive by=openURL
    NAPP didBecomeActiveNotification by=openURL
    A leaves
    A openURLContexts by=openURL event=3 payload=3
    A sceneWillEnterForeground by=openURL
    NAPP willEnterForegroundNotification by=openURL
    A sceneDidBecomeActive by=openURL
    A leaves
    A sceneWillEnterForeground by=cloudKitShare event=4
    NAPP willEnterForegroundNotification by=cloudKitShare
    A sceneDidDisconnect by=kill
    """

  /// Saved state survives a process that the system ends.
  static let restored = """
    launches
    A appears
    A leaves
    A stateRestorationActivity payload=1
    PROC terminated by=systemKill
    launches
    A delegate.window.set
    A willConnectTo
    A restoreInteractionStateWith payload=1
    A returns
    """

  static let ofNotices: [Example] = [
    Example(
      "notice.foreground-follows-aggregate",
      rejects: """
        launches
        A appears
        B joins
        NAPP willEnterForegroundNotification ✗
        """),
    Example(
      "notice.no-foreground-in-background-launch",
      rejects: """
        PROC main by=silentPush
        APP init
        APP willFinishLaunchingWithOptions
        APP didFinishLaunchingWithOptions
        A connects
        NAPP willEnterForegroundNotification by=silentPush ✗
        """),
    Example(
      "notice.foreground-at-launch",
      rejects: """
        launches
        A connects
        A sceneWillEnterForeground
        A sceneDidBecomeActive
        NAPP didBecomeActiveNotification ✗
        """),
  ]

  static let ofWindows: [Example] = [
    Example(
      "window.events-only-when-active",
      rejects: """
        launches
        A appears
        A sceneWillResignActive
        A touchesBegan ✗
        """),
    Example(
      "window.events-only-when-active",
      rejects: """
        launches
        A delegate.window.set
        A willConnectTo by=connectDisplay accessory=A
        A sceneWillEnterForeground accessory=A
        A sceneDidBecomeActive accessory=A
        A pressesBegan accessory=A ✗
        """),
    Example(
      "window.events-only-when-active", on: "iphone-ios17",
      rejects: """
        launches
        A willConnectTo by=connectCar accessory=A
        A sceneWillEnterForeground accessory=A
        A sceneDidBecomeActive accessory=A
        A touchesBegan accessory=A ✗
        """),
    Example(
      "window.storyboard-before-connect",
      rejects: """
        launches
        A configurationForConnecting
        A willConnectTo ✗
        """),
    Example(
      "window.key-per-scene",
      accepts: """
        launches
        A appears
        B joins
        A/WINDOW didBecomeKeyNotification named=A
        B/WINDOW didBecomeKeyNotification named=A,B
        """,
      rejects: """
        launches
        A appears
        B joins
        A/WINDOW didBecomeKeyNotification named=A
        B/WINDOW didBecomeKeyNotification named=A ✗
        """),
    Example(
      "window.key-per-app", on: "ipad-ios15-sdk14",
      accepts: """
        launches
        A appears
        B joins
        A/WINDOW didBecomeKeyNotification named=A
        B/WINDOW didBecomeKeyNotification named=B
        """,
      rejects: """
        launches
        A appears
        B joins
        A/WINDOW didBecomeKeyNotification named=A
        B/WINDOW didBecomeKeyNotification named=A,B ✗
        """),
    Example(
      "window.one-without-support", on: "iphone-ios17",
      rejects: """
        launches
        A appears
        B configurationForConnecting
        B delegate.window.set ✗
        """),
    Example(
      "phase.app-follows-scenes", on: "swiftui-iphone-ios18",
      accepts: """
        launches
        A appears
        APPPHASE active
        A leaves
        APPPHASE background
        """,
      rejects: """
        launches
        A appears
        APPPHASE active
        A sceneWillResignActive
        APPPHASE active ✗
        """),
    Example(
      "phase.app-follows-scenes", on: "swiftui-ipad-ios18",
      accepts: """
        launches
        A appears
        APPPHASE active
        A leaves
        APPPHASE background
        """,
      rejects: """
        launches
        A appears
        B joins
        APPPHASE active
        B sceneWillResignActive
        B sceneDidEnterBackground
        APPPHASE background ✗
        """),
  ]

  static let ofProcess: [Example] = [
    Example(
      "process.silent-ends",
      accepts: """
        launches
        A appears
        PROC terminated by=crash
        launches
        """,
      rejects: """
        launches
        A appears
        A leaves
        APP applicationWillTerminate by=suspend ✗
        """),
    Example(
      "process.presents-in-foreground",
      accepts: """
        launches
        A appears
        UN willPresentNotification
        A sceneWillResignActive by=alert
        UN willPresentNotification
        """,
      rejects: """
        launches
        A appears
        A leaves
        UN willPresentNotification ✗
        """),
    Example(
      "process.queue-before-touch",
      accepts: """
        launches
        A appears
        A leaves
        NAPP significantTimeChangeNotification event=5
        APP applicationSignificantTimeChange
        A returns
        A touchesBegan event=6
        """,
      rejects: """
        launches
        A appears
        A leaves
        A sceneWillEnterForeground event=5
        NAPP willEnterForegroundNotification
        A sceneDidBecomeActive
        A touchesBegan event=6
        NAPP significantTimeChangeNotification event=5 ✗
        """),
  ]
}
