import SceneLifecycle

extension AppEngine {
  /// Lets the app receive a callback, or what it is rewritten to.
  @inline(__always)
  mutating func handOver(_ callback: Callback) {
    if isRewriting { handOverRewritten(callback) } else { host.receive(callback) }
  }

  @inline(never)
  private mutating func handOverRewritten(_ callback: Callback) {
    guard let rewriting, rewriting.kinds.contains(callback.kind) else {
      return host.receive(callback)
    }
    rewritten &+= 1
    var other = callback
    other.kind = rewriting.kind(callback.kind)
    for _ in 0..<rewriting.times { host.receive(other) }
  }
}
