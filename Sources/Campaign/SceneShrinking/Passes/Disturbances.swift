import SceneLifecycle

/// Leaves out at once everything that disturbs the app and neither brings nor ends a scene.
struct Disturbances: Pass {
  let name = "disturbances"

  func run(_ search: inout Search) {
    _ = search.attempt { !$0.event.kind.isDisturbance }
  }
}

extension EventKind {
  /// Whether the event comes and goes without bringing or ending a scene or a process.
  var isDisturbance: Bool {
    switch self {
    case .makeKey, .rotate, .changeTraits, .touch, .pressKey, .cover, .uncover, .controlCenter,
      .notificationCenter, .alert, .siri, .call, .answerCall, .endInterruption, .appSwitcher,
      .switcherBack, .lock,
      .unlock, .focusAway, .focusBack, .updateActivity, .registerForPush, .memoryWarning,
      .timeChange, .screenshot, .beginBackgroundMode, .endBackgroundMode:
      true
    default: false
    }
  }
}
