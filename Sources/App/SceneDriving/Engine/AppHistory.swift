import SceneLifecycle

/// All that is seen of an app in a case, as one number.
///
/// It covers all that the app receives, notes, asks for and stores; two plays with one number did
/// the same.
package struct AppHistory: Hashable, Sendable {
  /// The number.
  package private(set) var value: UInt64 = 0

  /// Adds a number.
  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Adds a text.
  mutating func add(_ text: String) { add(FNV.hash(text)) }

  /// Adds a step: the callback, and what the app did in it.
  mutating func add(_ system: SimulatedSystem) {
    let callback = system.callback
    add(UInt64(callback.kind.rawValue) << 8 | UInt64(callback.scene))
    add(UInt64(callback.event) << 32 | UInt64(callback.detail))
    for observation in system.observations {
      add(observation.description)
      add(UInt64(observation.session?.identifier ?? 0))
    }
    for request in system.requests {
      add(UInt64(request.kind.rawValue) << 8 | UInt64(request.slot ?? 255))
      if let activity = request.activity { add("\(activity)") }
    }
    for task in system.tasks { add(UInt64(task.id)) }
    if callback.kind == .processEnded { add(system.device) }
  }

  /// Adds what survives a process.
  package mutating func add(_ device: SimulatedDevice) {
    for part in [device.defaults, device.files, device.keychain] {
      for entry in part.inventory {
        add(entry.key)
        add(entry.text)
        add(entry.isProtected ? 1 : 0)
      }
      add(UInt64(part.refusals))
    }
  }
}
