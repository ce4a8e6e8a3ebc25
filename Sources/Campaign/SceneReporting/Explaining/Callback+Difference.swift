package import SceneLifecycle

extension [Callback] {
  /// Number of the first callback by which an app could tell two histories apart.
  ///
  /// Where there is none, that of the first callback with another cause.
  package func difference(from other: [Callback]) -> Int {
    let pairs = Array<(Callback, Callback)>(zip(self, other))
    let seen = pairs.firstIndex { $0.seen != $1.seen }
    return seen ?? pairs.firstIndex { $0.cause != $1.cause } ?? pairs.count
  }
}

extension Callback {
  /// The callback as the app sees it: not what caused it, and no identity of what is delivered.
  fileprivate var seen: Callback {
    var seen = self
    seen.event = 0
    seen.payload = 0
    seen.cause = .launch
    return seen
  }
}
