package import SceneLifecycle
package import SceneSeam

/// One way in which an app behaves: what it did, with what, in which callback, and how its scene read.
package struct AppReaction: Hashable, Comparable, Sendable {
  /// The callback in which it was done.
  package var callback: CallbackKind
  /// How the callback's scene read.
  package var activation: ActivationState
  /// The deed, as a verb.
  package var verb: AppContext.ObservedVerb
  /// The topic of the deed.
  package var topic: AppContext.Topic

  package init(
    _ verb: AppContext.ObservedVerb, _ topic: AppContext.Topic, in callback: CallbackKind,
    _ activation: ActivationState
  ) {
    self.callback = callback
    self.activation = activation
    self.verb = verb
    self.topic = topic
  }

  private var code: UInt32 {
    UInt32(callback.rawValue) << 16 | UInt32(activation.rawValue) << 8 | UInt32(verb.rawValue)
  }

  /// By callback, state, verb and topic: the same order on every machine.
  package static func < (left: AppReaction, right: AppReaction) -> Bool {
    left.code == right.code
      ? left.topic.description < right.topic.description : left.code < right.code
  }
}
