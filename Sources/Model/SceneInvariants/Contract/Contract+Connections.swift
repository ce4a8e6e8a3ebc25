import SceneLifecycle

extension Contract {
  /// Scene objects: how they come and go.
  package static let connections: [Invariant] = [
    Invariant(
      "The first callback of a scene delegate, geometry aside, is willConnectTo.",
      id: "scene.connects-first", rows: [4],
      source: .apple("uiscene/activationstate-swift.enum/unattached")
    ) {
      scene.isCalled.except(scene.connects | scene.updatesGeometry)
        .only(while: scene.hasConnected)
    },

    Invariant(
      "A scene's geometry is updated only after willConnectTo.",
      id: "scene.geometry-after-connect", .soft, rows: [4],
      source: .recording("launchpractice-scene-icon-cold-with-restore")
    ) {
      scene.updatesGeometry.only(while: scene.hasConnected)
    },

    Invariant(
      "A scene object connects once.",
      id: "scene.connects-once", rows: [5],
      source: .apple("uiscenedelegate/scene(_:willconnectto:options:)")
    ) {
      scene.connects.once()
    },

    Invariant(
      "A scene object disconnects at most once.",
      id: "scene.disconnects-once", rows: [6],
      source: .apple("uiscenedelegate/scenediddisconnect(_:)")
    ) {
      scene.disconnects.once()
    },

    Invariant(
      "A scene delegate receives nothing after sceneDidDisconnect.",
      id: "scene.silent-after-disconnect", .soft, rows: [6],
      source: .apple("uiscenedelegate/scenediddisconnect(_:)")
    ) {
      scene.isCalled.except(scene.disconnects).never(after: scene.disconnects)
    },

    Invariant(
      "A session that connects again gets a scene object that was not there before.",
      id: "scene.reconnects-as-new-object", rows: [7],
      source: .session("2019/258"), .apple("uiscenedelegate/scene(_:willconnectto:options:)")
    ) {
      scene.connects.only(while: scene.isNewObject)
    },

    Invariant(
      "A session has at most one connected scene.",
      id: "session.one-scene-at-a-time", rows: [10],
      source: .header("UISceneSession.h")
    ) {
      scene.connects.never(while: session.hasLiveScene)
    },

    Invariant(
      "A session's scene is nil exactly while no scene object exists for it.",
      id: "session.scene-tells-instantiation", rows: [11],
      source: .header("UISceneSession.h")
    ) {
      scene.isCalled.except(scene.disconnects).only(while: session.hasScene)
      always(
        session.withScenesAreConnected,
        at: app.isCalled.except(Happening(.disconnect, .disconnectNotice)))
    },

    Invariant(
      "The session of a connecting scene is open, and the scene is in connectedScenes.",
      id: "scene.is-listed-when-it-connects", .soft, rows: [8],
      source: .header("UISceneSession.h"), .apple("uiapplication/connectedscenes")
    ) {
      scene.connects.only(while: session.isOpen && scene.isInConnectedScenes)
    },

    Invariant(
      "sceneDidEnterBackground comes before sceneDidDisconnect.",
      id: "scene.background-before-disconnect", .myth, rows: [28],
      source: .recording("cn-kill-from-switcher-ios13")
    ) {
      scene.disconnects.only(while: scene.isInBackground)
    },

    Invariant(
      "A scene that is active resigns before it disconnects.",
      id: "scene.resigns-before-disconnect", .soft, rows: [29],
      source: .recording("kr-2023-kill-from-switcher")
    ) {
      scene.disconnects.never(while: scene.isActive)
    },
  ]
}
