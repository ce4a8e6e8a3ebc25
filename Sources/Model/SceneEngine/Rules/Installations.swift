import SceneLifecycle

// Another copy of the app comes onto the device: updated, installed anew, or out of a backup.

/// The process ends without a word if there is one, and another copy of the app is installed.
protocol InstallationRule: AppEventRule {
  /// Whether the device forgets the app's sessions.
  static func erases(_ engine: UIKitEngine, _ choices: inout ChoiceSource) -> Bool
}

extension InstallationRule {
  /// A copy that is on the screen is not replaced, and no copy while its process says goodbye.
  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    !engine.isDying && engine.isHidden
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.install(for: kind, erasing: erases(engine, &choices))
  }
}

/// The app is updated: sessions, saved state and what the app keeps stay.
enum UpdateEvent: InstallationRule {
  static let kind = EventKind.update
  static let sources: [Source] = [
    .ours("a new version finds the sessions and the data of the old one, and no word of it"),
    .ours("the system updates an app that is not on the screen"),
  ]

  static func erases(_ engine: UIKitEngine, _ choices: inout ChoiceSource) -> Bool { false }
}

/// The user deletes the app and installs it again: all but its secrets is gone.
enum ReinstallEvent: InstallationRule {
  static let kind = EventKind.reinstall
  static let sources: [Source] = [
    .report("forum 36442: secrets of the keychain outlive the app, against all promises"),
    .ours("sessions and their saved state go with the app's container, and no report names them"),
  ]

  @inline(always)
  static func isLegal(_ engine: UIKitEngine) -> Bool {
    !engine.isDying && engine.isHidden && !engine.isLocked
  }

  static func erases(_ engine: UIKitEngine, _ choices: inout ChoiceSource) -> Bool { true }
}

/// The device is restored from a backup of its own: the app is installed anew, with what it kept then.
///
/// Sessions keep their identifiers over it; whether an app finds its sessions at all is open.
enum RestoreBackupEvent: InstallationRule {
  static let kind = EventKind.restoreBackup
  static let sources: [Source] = [
    .apple("uiscenesession/persistentidentifier"),
    .ours("a backup has what the app keeps, and the device comes back with its lock screen"),
  ]

  static func erases(_ engine: UIKitEngine, _ choices: inout ChoiceSource) -> Bool {
    !engine.state.sessions.isEmpty && choices.choose(.restoredSessions, 2) == 1
  }

  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource) {
    engine.install(for: kind, erasing: erases(engine, &choices))
    // State that was to be given back is as old as the backup: none is known to be.
    engine.state.saved = .none
    engine.state.visible = .none
    engine.state.facts.remove(.forceQuit)
    if engine.platform.isHandheld { engine.state.overlay = .lock }
  }
}

extension UIKitEngine {
  /// Ends the process without a word, forgets what the device forgets, and says that the app is installed.
  fileprivate mutating func install(for kind: EventKind, erasing: Bool) {
    if state.process != .notRunning { endAtOnce(kind) }
    if erasing { erase() }
    plan(process: AgendaSet(.installed))
  }

  /// The device knows no session of the app any more, and no report will name one.
  private mutating func erase() {
    state.sessions = .none
    state.dismissed = .none
    state.absent = .none
    state.saved = .none
    state.external = .none
    state.car = .none
    state.keyboard = .none
    state.refresh = .none
    state.visible = .none
    // A force quit was one of the app that is gone.
    state.facts.remove(.forceQuit)
  }
}
