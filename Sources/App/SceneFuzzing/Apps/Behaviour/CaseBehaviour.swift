import SceneDriving
import SceneLifecycle
import SceneSeam

/// The behaviour of an app in one case: the callbacks that it received, and its reactions.
struct CaseBehaviour: Hashable, Sendable {
  /// The callbacks that the app received, as bits by their place.
  private(set) var received = [UInt64](repeating: 0, count: Self.room / 64)
  /// The app's reactions, each once and in order.
  private(set) var reactions: [AppReaction] = []

  /// Places of callbacks: kind, state, whether another scene was active.
  static let room = 256 * 16

  /// The place of a callback among those that can be received.
  @inline(__always)
  private static func position(of callback: Callback) -> Int {
    var others = callback.active
    if callback.isOfScene { others.remove(Int(callback.scene)) }
    return position(of: callback.kind, callback.activation, besideActive: !others.isEmpty)
  }

  /// The place of a kind of callback with how its scene read and whether another was active.
  @inline(__always)
  static func position(
    of kind: CallbackKind, _ activation: ActivationState, besideActive: Bool
  ) -> Int {
    Int(kind.rawValue) << 4 | Int(activation.rawValue) << 1 | (besideActive ? 1 : 0)
  }

  /// The raw value of the kind of callback that has a place.
  static func kind(at position: Int) -> Int { position >> 4 }

  /// Forgets everything: a new case begins.
  mutating func reset() {
    for word in received.indices { received[word] = 0 }
    reactions.removeAll(keepingCapacity: true)
  }

  /// Notes a callback.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  mutating func receive(_ callback: Callback) {
    let position = Self.position(of: callback)
    received[position >> 6] |= 1 << UInt64(position & 63)
  }

  /// Notes what the app did in a callback.
  ///
  /// - Complexity: O(log deeds) for one that the case has shown before.
  mutating func note(_ observation: AppContext.Observation, in callback: Callback) {
    let reaction = AppReaction(
      observation.verb, observation.topic, in: callback.kind, callback.activation)
    let position = reactions.position(of: reaction) { $0 }
    if position < reactions.count && reactions[position] == reaction { return }
    reactions.insert(reaction, at: position)
  }
}
