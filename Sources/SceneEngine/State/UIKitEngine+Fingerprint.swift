import SceneLifecycle

extension UIKitEngine: FingerprintedEngine {
  /// A number for everything that decides what may happen next; names are left out.
  package var fingerprint: UInt64? {
    var print: UInt64 = 0
    var agendas = state.agendas
    for slot in 0..<scenes { print = RandomStream.mix(print ^ agendas[slot]) }
    print = RandomStream.mix(print ^ state.agenda)
    print = add(sessionSets, to: print)
    print = add(sceneSets, to: print)
    return RandomStream.mix(print ^ device)
  }

  private func add(_ sets: [SceneSet], to print: UInt64) -> UInt64 {
    sets.reduce(print) { RandomStream.mix($0 ^ $1.bits) }
  }

  private var sessionSets: [SceneSet] {
    [
      state.sessions, state.dismissed, state.absent, state.unborn, state.configured, state.saved,
      state.saving, state.misnamed, state.external, state.car, state.refresh, state.visible,
    ]
  }

  private var sceneSets: [SceneSet] {
    [
      state.connected, state.unattached, state.inactive, state.active, state.uncounted,
      state.loaded, state.appeared, state.key, state.committedForeground, state.committedActive,
      state.plannedConnected, state.plannedForeground, state.plannedActive,
    ]
  }

  private var device: UInt64 {
    UInt64(state.process.rawValue) | UInt64(state.overlay.rawValue) << 8
      | UInt64(state.appPhase.rawValue) << 16 | UInt64(state.facts.rawValue) << 32
  }
}
