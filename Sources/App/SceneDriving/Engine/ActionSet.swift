import SceneLifecycle

/// The app's own actions that happen in one case: three quarters of them, drawn at random.
///
/// Some actions never happen in a case: what is missing matters as much as what is there.
struct ActionSet: Hashable, Sendable {
  private let bits: UInt64

  /// Draws the set of a case.
  init(_ stream: inout RandomStream) { bits = stream.next() | stream.next() }

  /// Whether an action happens in the case at all; two actions whose numbers are 64 apart share a bit.
  func contains(_ action: Int) -> Bool { bits >> UInt64(action & 63) & 1 == 1 }

  /// Whether a piece of work may go on before the end of the case.
  var letsWorkGoOn: Bool { contains(63) }
}
