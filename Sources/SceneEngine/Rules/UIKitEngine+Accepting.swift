package import SceneLifecycle

/// Which events are legal now. Each answer is a few mask operations.
extension UIKitEngine {
  /// The slots for which an event of a kind is legal now.
  @inline(always)
  package func accepting(_ kind: EventKind) -> SceneSet { accepted(kind) }

  /// The same, to be compiled into whatever asks: the engine is large, and a call would copy it.
  @inline(always)
  func accepted(_ kind: EventKind) -> SceneSet { kind.ask(LegalSlots(), self) ?? .none }

  /// Why an event that is not accepted is refused.
  func refusal(of event: Event) -> Refusal {
    if event.kind.takesScene && Int(event.scene) >= scenes { return .noSuchSlot }
    switch event.kind {
    case .launch, .prewarm, .closeCard:
      return state.process == .notRunning ? .wrongState : .alreadyRunning
    case .registerAccessory:
      return platform.needsSceneAccessory ? .wrongState : .notOnThisPlatform
    default: break
    }
    if !usesScenes && Self.needsScenes.contains(event.kind) { return .notOnThisPlatform }
    switch state.process {
    case .notRunning, .prewarmed: return .notRunning
    case .suspended: return .suspended
    case .running: return isDying ? .underWay : .wrongState
    }
  }

  private static let needsScenes = EventSet(
    of: EventKind.allCases.filter { [.windows, .roles, .requests].contains($0.group) })
}
