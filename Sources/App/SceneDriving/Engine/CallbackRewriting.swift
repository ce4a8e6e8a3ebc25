package import SceneLifecycle

/// A change of some callbacks before an app receives them; the state that it reads there stays.
package struct CallbackRewriting {
  /// The callbacks that are rewritten.
  package let kinds: CallbackSet
  /// How often the app receives each of them: 0 for never.
  package let times: Int
  /// The callback that takes the place of one.
  package let kind: (CallbackKind) -> CallbackKind

  /// Rewrites callbacks to others, or to themselves.
  package init(
    _ kinds: CallbackSet, times: Int = 1,
    to kind: @escaping (CallbackKind) -> CallbackKind = { $0 }
  ) {
    self.kinds = kinds
    self.times = times
    self.kind = kind
  }
}
