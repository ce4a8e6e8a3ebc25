import SceneLifecycle

/// What the app could read in callbacks, as numbers that depend on words alone.
///
/// The hashes of the words are looked up, because some hundred million callbacks are read.
struct CallbackDigest {
  private let kinds: [CallbackKind: UInt64]
  private let causes: [EventKind: UInt64]
  private let activations: [ActivationState: UInt64]
  private let applications: [ApplicationState: UInt64]

  /// Hashes every word once.
  init() {
    kinds = Self.hashes(CallbackKind.allCases) { $0.word }
    causes = Self.hashes(EventKind.allCases) { $0.word }
    activations = Self.hashes(ActivationState.allCases) { $0.name }
    applications = Self.hashes(ApplicationState.allCases) { $0.name }
  }

  /// Mixes one callback in: its kind, its scene, its cause, and every state that it reads.
  func add(_ callback: Callback, to digest: inout WordDigest) {
    digest.add(kinds[callback.kind] ?? 0)
    digest.add(causes[callback.cause] ?? 0)
    digest.add(
      (activations[callback.activation] ?? 0) ^ (applications[callback.application] ?? 0) &<< 1)
    digest.add(UInt64(callback.scene) << 32 | UInt64(callback.event))
    digest.add(UInt64(callback.session) << 32 | UInt64(callback.payload))
    digest.add(UInt64(callback.connection) << 32 | UInt64(callback.process))
    digest.add(detail(of: callback))
    digest.add(callback.active.bits)
    digest.add(callback.inactive.bits)
    digest.add(callback.connected.bits)
    digest.add(callback.open.bits)
    digest.add(callback.attached.bits)
    digest.add(callback.accessories.bits)
    digest.add(callback.named.bits)
  }

  /// The error code of a request; for other callbacks, the word of the event that brought something.
  private func detail(of callback: Callback) -> UInt64 {
    if callback.detail == 0 || callback.kind == .requestError { return UInt64(callback.detail) }
    return EventKind(rawValue: callback.detail).flatMap { causes[$0] } ?? UInt64(callback.detail)
  }

  private static func hashes<Key: Hashable>(
    _ keys: [Key], word: (Key) -> String
  ) -> [Key: UInt64] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, FNV.hash(word($0))) })
  }
}
