package import SceneLifecycle
package import SceneSeam

// MARK: - What the app reads

extension SimulatedSystem {
  /// The application's state that the last callback could read.
  package var applicationState: ApplicationState { callback.application }

  /// Returns the scene's state that the last callback could read; unattached where it is gone.
  package func activationState(of scene: SceneID) -> ActivationState {
    let slot = scene.slot
    guard usesScenes else { return scenes[0] == scene ? activationStateOfApp : .unattached }
    guard scenes[slot] == scene, callback.connected.contains(slot) else { return .unattached }
    if callback.active.contains(slot) { return .foregroundActive }
    if callback.inactive.contains(slot) { return .foregroundInactive }
    let isAbout = Int(callback.scene) == slot && callback.activation != .none
    return isAbout ? callback.activation : .background
  }

  /// The state of the one scene of an app without scenes: the same as the application's.
  private var activationStateOfApp: ActivationState {
    switch applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// The scenes of the last callback, in the order that the history chose for sets.
  package var connectedScenes: [SceneID] {
    let slots = setOrder.ordered(Array(callback.connected), of: .connectedScenes)
    return slots.map { scenes[$0] }
  }

  /// The sessions of the last callback, in the order that the history chose for sets.
  package var openSessions: [SessionID] {
    setOrder.ordered(Array(callback.open), of: .openSessions).map { scenes[$0].session }
  }

  /// The content that the last callback brings, as far as the test names it.
  package var content: PayloadContent? { content(of: callback) }

  /// Returns the role of a scene's session; a window until the system knows better.
  package func role(of scene: SceneID) -> SceneRole { role(scene.slot) }

  /// Whether the device is unlocked, as far as the app can know.
  package var isProtectedDataAvailable: Bool { !isLocked }
}

// MARK: - What laws and the engine read

extension SimulatedSystem {
  /// Slots of windows that read foreground active; slot 0 for an active app without scenes.
  package var activeWindows: SceneSet {
    if usesScenes { return callback.active - callback.accessories }
    return applicationState == .active ? SceneSet(0) : .none
  }

  /// Whether a scene object received its connection and not its disconnection.
  ///
  /// An app without scenes has its one place from its launch on.
  package func isLive(_ scene: SceneID) -> Bool {
    if !usesScenes { return hasLaunched && scenes[0] == scene }
    return live.contains(scene.slot) && scenes[scene.slot] == scene
  }

  /// The scene that a callback is about; the only one of an app without scenes.
  package func scene(_ callback: Callback) -> SceneID {
    scenes[callback.isOfScene ? Int(callback.scene) & 63 : 0]
  }

  /// Returns the role of a slot's session.
  package func role(_ slot: Int) -> SceneRole {
    guard callback.accessories.contains(slot) else { return .windowApplication }
    if keyboards.contains(slot) { return .keyboardInput }
    return cars.contains(slot) ? .carPlay : .externalDisplay
  }
}
