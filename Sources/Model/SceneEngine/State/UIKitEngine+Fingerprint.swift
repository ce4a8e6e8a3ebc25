import SceneLifecycle

extension UIKitEngine: FingerprintedEngine {
  /// A number for everything that decides what may happen next; names are left out.
  package var fingerprint: UInt64? {
    var state = state
    var print: UInt64 = 0
    for slot in 0..<scenes { print = add(state.agendas[slot], to: print) }
    print = add(state.agenda, to: print)
    state.forEachMask { print = RandomStream.mix(print ^ $0.bits) }
    return RandomStream.mix(print ^ device)
  }

  private func add(_ agenda: AgendaSet, to print: UInt64) -> UInt64 {
    let low = RandomStream.mix(print ^ agenda.bits.low)
    return agenda.bits.high == 0 ? low : RandomStream.mix(~low ^ agenda.bits.high)
  }

  private var device: UInt64 {
    UInt64(state.process.rawValue) | UInt64(state.overlay.rawValue) << 8
      | UInt64(state.appPhase.rawValue) << 16 | UInt64(state.beneath.rawValue) << 24
      | UInt64(state.facts.rawValue) << 32
  }
}
