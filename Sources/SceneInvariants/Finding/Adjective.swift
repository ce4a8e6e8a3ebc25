import SceneLifecycle

/// What a condition says of scenes, sessions and the app.
///
/// The raw value is the word, or the two words, that a person writes.
package enum Adjective: String, Hashable, Sendable, CaseIterable {
  // Read inside the callback
  case active
  case inactive
  case foreground
  case background
  case unattached
  case connected
  case disconnected
  case open
  case accessory
  case dismissed
  // Remembered
  case entering
  case restoring
  case awaitingActivity = "awaiting activity"
  case awaitingHandoff = "awaiting handoff"
  case onDisplay = "on display"
  case reconnected
  case reclaimed
  case awaitingReport = "awaiting report"
  case awaitingDestruction = "awaiting destruction"
  case launching

  /// The nouns that it goes with.
  package var nouns: [Noun] {
    switch self {
    case .active, .inactive, .foreground, .background: [.scene, .window, .session, .app]
    case .unattached, .entering, .restoring, .awaitingActivity, .awaitingHandoff, .reconnected:
      [.scene, .window]
    case .connected: [.scene, .window, .session]
    case .accessory: [.scene, .session]
    case .onDisplay: [.scene]
    case .disconnected, .open, .dismissed, .reclaimed, .awaitingReport, .awaitingDestruction:
      [.session]
    case .launching: [.app]
    }
  }

  /// What it means, in one sentence.
  package var summary: String {
    switch self {
    case .active: "It reads foreground active."
    case .inactive: "It reads foreground inactive."
    case .foreground: "It reads foreground active or foreground inactive."
    case .background: "It reads background."
    case .unattached: "It is told something and reads unattached."
    case .connected: "It is in `connectedScenes`, or its scene is."
    case .disconnected: "It is in `openSessions` and has no scene."
    case .open: "It is in `openSessions`."
    case .accessory: "It belongs to an external display or a car."
    case .dismissed: "The discard report that is told names it."
    case .entering: "It has been told that it enters the foreground, and is not active yet."
    case .restoring: "State has been given back to it, and it is not active yet."
    case .awaitingActivity: "It was told that an activity comes; none has come or failed."
    case .awaitingHandoff: "It connected with a hand-off; no activity has come or failed."
    case .onDisplay: "It connected when an external display was plugged in."
    case .reconnected: "A scene of its session has disconnected before."
    case .reclaimed: "The system reclaimed its last scene."
    case .awaitingReport: "It was lost between two processes, and no report has named it."
    case .awaitingDestruction: "Its destruction was asked for, and no report has named it."
    case .launching: "It is between the two launch methods."
    }
  }

  /// The condition of the invariants that it stands for; nil for what masks say.
  var condition: Condition? {
    switch self {
    case .entering: scene.isOnItsWayIn
    case .restoring: scene.isRestoring
    case .awaitingActivity: scene.isAwaitingActivity
    case .awaitingHandoff: scene.isAwaitingHandoff
    case .onDisplay: scene.isOnDisplay
    case .reconnected: session.hasLostScene
    case .reclaimed: session.wasReclaimed
    case .awaitingReport: session.someAwaitReport
    case .awaitingDestruction: session.someAwaitDestruction
    case .launching: app.isBetweenLaunchMethods
    default: nil
    }
  }
}

// MARK: - Reading

extension Adjective {
  /// The slots of which a callback says it; slot 0 stands for the app.
  func members(_ noun: Noun, in callback: Callback) -> SceneSet {
    if noun == .app { return isOfApp(callback.application) ? SceneSet(0) : .none }
    let foreground = callback.active | callback.inactive
    switch self {
    case .active: return callback.active
    case .inactive: return callback.inactive
    case .foreground: return foreground
    case .background: return callback.connected - foreground - callback.unattached
    case .unattached: return callback.unattached
    case .connected: return callback.connected
    case .disconnected: return callback.open - callback.attached
    case .open: return callback.open
    case .accessory: return callback.accessories
    case .dismissed: return callback.discarded
    default: return .none
    }
  }

  private func isOfApp(_ state: ApplicationState) -> Bool {
    switch self {
    case .active: state == .active
    case .inactive: state == .inactive
    case .foreground: state != .background
    case .background: state == .background
    default: false
    }
  }
}

extension Callback {
  /// The scene that is told, if it reads unattached: nobody else's reading is part of a callback.
  fileprivate var unattached: SceneSet {
    activation == .unattached
      ? connected & SceneSet(bits: isOfScene ? 1 << UInt64(scene) : 0)
      : .none
  }

  /// The sessions that the callback reports discarded.
  var discarded: SceneSet { kind == .discard ? named : .none }
}
