/// Waits until the callback, or the work, that is under way is over.
///
/// SwiftUI reads its views then.
@MainActor
package enum PlayedTurn {
  @exclusivity(unchecked) private static var settle: (@MainActor () -> Void)?

  /// Whether something waits.
  @exclusivity(unchecked) package private(set) static var isPending = false

  /// Takes what brings everything to rest; it is called once, however often it is announced.
  ///
  /// The host calls it behind the callback, or the piece of the app's work, that is under way.
  package nonisolated static func announces(_ settle: @escaping @MainActor () -> Void) {
    CurrentHost.here {
      if isPending { return }
      isPending = true
      self.settle = settle
    }
  }

  /// Does what waits.
  package static func ends() {
    guard isPending else { return }
    isPending = false
    let settle = settle
    self.settle = nil
    settle?()
  }

  /// A process begins: nothing waits.
  static func begin() {
    isPending = false
    settle = nil
    PublishedWrites.reads = nil
  }
}

/// Writes of published properties, for those who look at each of them.
package enum PublishedWrites {
  /// The closure that reads the views behind a write; nil where a turn's writes are one.
  package static var reads: (@MainActor () -> Void)?

  /// A published property was written.
  package static func happens() {
    if let reads { CurrentHost.here(reads) }
  }
}
