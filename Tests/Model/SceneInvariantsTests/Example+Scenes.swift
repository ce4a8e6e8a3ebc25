extension Example {
  static let ofLaunch: [Example] = [
    Example(
      "launch.finishes-first",
      rejects: """
        launches
        A appears
        APP didFinishLaunchingWithOptions app=active ✗
        """),
    Example(
      "launch.finishes-first",
      rejects: """
        PROC main
        APP init
        A configurationForConnecting ✗
        """),
    Example(
      "launch.will-before-did",
      rejects: """
        PROC main
        APP init
        APP didFinishLaunchingWithOptions ✗
        """),
    Example("launch.nothing-before-main", rejects: "APP init ✗"),
    Example(
      "launch.no-options-with-scenes",
      rejects: """
        PROC main
        APP init
        APP willFinishLaunchingWithOptions payload=7 ✗
        """),
    Example(
      "launch.background-with-scenes",
      rejects: """
        PROC main
        APP init
        APP willFinishLaunchingWithOptions
        APP didFinishLaunchingWithOptions app=inactive ✗
        """),
    Example(
      "launch.inactive-without-scenes", on: "sceneless-ios17", accepts: sceneless,
      rejects: """
        PROC main
        APP init
        APP willFinishLaunchingWithOptions
        APP didFinishLaunchingWithOptions app=background ✗
        """),
    Example(
      "launch.restores-between-launch-methods", on: "sceneless-ios17",
      accepts: """
        PROC main
        APP init
        APP willFinishLaunchingWithOptions app=inactive
        APP shouldRestoreApplicationState app=inactive
        APP didFinishLaunchingWithOptions app=inactive
        """,
      rejects: """
        PROC main
        APP init
        APP willFinishLaunchingWithOptions
        APP didFinishLaunchingWithOptions app=inactive
        APP shouldRestoreApplicationState app=inactive ✗
        """),
  ]

  static let ofConnections: [Example] = [
    Example(
      "scene.connects-first",
      rejects: """
        launches
        A configurationForConnecting
        A sceneWillEnterForeground ✗
        """),
    Example(
      "scene.connects-once",
      rejects: """
        launches
        A appears
        A willConnectTo ✗
        """),
    Example(
      "scene.disconnects-once",
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidDisconnect
        A sceneDidDisconnect ✗
        """),
    Example(
      "scene.reconnects-as-new-object",
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidDisconnect
        A willConnectTo connection=1 ✗
        """),
    Example(
      "session.one-scene-at-a-time",
      rejects: """
        launches
        A appears
        A leaves
        A delegate.window.set connection=2
        A willConnectTo connection=2 ✗
        """),
    Example(
      "session.scene-tells-instantiation",
      rejects: """
        launches
        A appears
        A sceneWillResignActive attached=-A ✗
        """),
    Example(
      "session.scene-tells-instantiation",
      rejects: """
        launches
        A appears
        APP didReceiveMemoryWarning attached=-A ✗
        """),
  ]

  static let ofActivation: [Example] = [
    Example(
      "scene.active-in-foreground",
      rejects: """
        launches
        A connects
        A sceneDidBecomeActive ✗
        """),
    Example(
      "scene.foreground-before-active",
      rejects: """
        launches
        A appears
        A leaves
        A sceneDidBecomeActive ✗
        """),
    Example(
      "scene.active-and-resign-alternate",
      rejects: """
        launches
        A appears
        A sceneDidBecomeActive ✗
        """),
    Example(
      "scene.active-and-resign-alternate",
      rejects: """
        launches
        A appears
        A sceneWillResignActive
        A sceneWillResignActive act=foregroundActive ✗
        """),
    Example(
      "scene.resigns-before-background",
      rejects: """
        launches
        A appears
        A sceneDidEnterBackground ✗
        """),
    Example(
      "scene.background-between-foregrounds",
      rejects: """
        launches
        A appears
        A sceneWillResignActive
        A sceneWillEnterForeground ✗
        """),
    Example(
      "scene.foreground-between-backgrounds",
      rejects: """
        launches
        A appears
        A sceneWillResignActive
        A sceneDidEnterBackground
        A sceneDidEnterBackground ✗
        """),
    Example(
      "interruption.stays-in-foreground",
      rejects: """
        launches
        A appears
        A sceneWillResignActive by=alert
        A sceneDidEnterBackground by=alert ✗
        """),
  ]

  static let ofStates: [Example] = [
    Example(
      "scene.active-inside-did-become-active",
      rejects: """
        launches
        A connects
        A sceneWillEnterForeground
        A sceneDidBecomeActive act=foregroundInactive ✗
        """),
    Example(
      "scene.background-inside-did-enter-background",
      rejects: """
        launches
        A appears
        A sceneWillResignActive
        A sceneDidEnterBackground act=foregroundInactive ✗
        """),
    Example(
      "scene.not-active-inside-will-enter-foreground",
      rejects: """
        launches
        A connects
        A sceneWillEnterForeground act=foregroundActive ✗
        """),
    Example(
      "app.state-is-the-maximum",
      rejects: """
        launches
        A appears
        B joins
        B sceneWillResignActive
        B sceneDidEnterBackground app=background ✗
        """),
    Example(
      "app.no-state-methods-with-scenes",
      rejects: """
        launches
        A appears
        APP applicationDidBecomeActive ✗
        """),
    Example(
      "app.no-methods-of-scenes", accepts: Example.links,
      rejects: """
        launches
        A appears
        A openURLContexts payload=7
        APP openURL payload=7 ✗
        """),
    Example(
      "app.no-methods-of-scenes-without-delegate", on: "manifest-ios27",
      accepts: """
        launches
        A configurationForConnecting
        A/NSCENE willConnectNotification
        APP applicationWillResignActive
        A/NSCENE willEnterForegroundNotification
        A/NSCENE didActivateNotification act=foregroundActive
        """,
      rejects: """
        launches
        A configurationForConnecting
        A/NSCENE willConnectNotification
        APP applicationWillResignActive
        A/NSCENE willEnterForegroundNotification
        A/NSCENE didActivateNotification act=foregroundActive
        APP applicationDidBecomeActive ✗
        """),
    Example(
      "notice.scene-activates-in-foreground", on: "manifest-ios27",
      accepts: """
        launches
        A configurationForConnecting
        A/NSCENE willConnectNotification
        A/NSCENE willEnterForegroundNotification
        A/NSCENE didActivateNotification act=foregroundActive
        """,
      rejects: """
        launches
        A configurationForConnecting
        A/NSCENE willConnectNotification
        A/NSCENE didActivateNotification act=foregroundActive ✗
        """),
    Example(
      "scene.reads-active-in-foreground",
      rejects: """
        launches
        A appears
        B connects
        A touchesBegan active=+B ✗
        """),
  ]
}
