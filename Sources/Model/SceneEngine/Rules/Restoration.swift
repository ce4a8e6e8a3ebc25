import SceneLifecycle

// State that is saved and given back.

/// The scene's user activity is updated.
enum UpdateActivityEvent: SceneEventRule {
  static let kind = EventKind.updateActivity
  static let sources: [Source] = [
    .apple("uiscenedelegate/scene(_:didupdate:)"),
    .apple("uiscenesession/staterestorationactivity"),
  ]

  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet {
    engine.idleWindows
  }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool {
    engine.isRunning && engine.state.isAtRest
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.plan(slot, AgendaSet(.updateActivity), for: kind)
  }
}
