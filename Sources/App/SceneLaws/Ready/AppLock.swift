import SceneSeam

/// Whether an app says that it is locked.
struct AppLock {
  private(set) var isLocked = false

  mutating func follow(_ observation: AppContext.Observation) {
    switch observation.verb {
    case .locks: isLocked = true
    case .unlocks: isLocked = false
    default: break
    }
  }
}
