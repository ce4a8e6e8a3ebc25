import SceneLifecycle

extension UIKitEngine {
  /// Why an event that is not accepted is refused.
  func refusal(of event: Event) -> Refusal {
    if event.kind.takesScene && Int(event.scene) >= scenes { return .noSuchSlot }
    switch event.kind {
    case .launch, .prewarm, .closeCard:
      return state.process == .notRunning ? .wrongState : .alreadyRunning
    case .registerAccessory:
      return platform.needsSceneAccessory && platform.isHandheld ? .wrongState : .notOnThisPlatform
    case .appIntent where !platform.hasAppIntents: return .notOnThisPlatform
    case .suspend, .beginBackgroundMode, .endBackgroundMode:
      if !platform.suspends && isRunning { return .notOnThisPlatform }
    case .lock, .unlock, .rotate, .shortcutItem, .connectDisplay, .disconnectDisplay:
      if !platform.isHandheld { return .notOnThisPlatform }
    default: break
    }
    if !usesScenes && Self.needsScenes.contains(event.kind) { return .notOnThisPlatform }
    switch state.process {
    case .notRunning, .prewarmed: return .notRunning
    case .suspended: return .suspended
    case .running: return isDying ? .pending : .wrongState
    }
  }

  private static let needsScenes = EventSet(
    of: EventKind.allCases.filter { [.windows, .roles, .requests].contains($0.group) })
}
