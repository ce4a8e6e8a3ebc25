/// Keeps how far an app is where it can be read when the process is gone.
///
/// A second play may know where the first one ended: it stops just before, so that what led there
/// is known in full although nothing was written on the way.
package final class ProgressMarker {
  /// How many words it keeps: plays since it was zero, and the moment in the play.
  package static let wordCount = 2

  private let words: UnsafeMutablePointer<UInt64>?
  /// The end that the play is known to have; nil when it may run on.
  package let end: AppEnd?
  /// Whether the play has come to that end; no code of the app runs while it is set.
  @exclusivity(unchecked) package private(set) var hasEnded = false

  /// Creates a marker, with memory that outlives the process or with none.
  ///
  /// - Parameters:
  ///   - words: Memory for `wordCount` words that lives as long as the marker; nil for none.
  ///   - end: The end that the play is known to have; nil when it may run on.
  package init(_ words: UnsafeMutablePointer<UInt64>? = nil, end: AppEnd? = nil) {
    self.words = words
    self.end = end
  }

  /// The end, once the play has come to it.
  package var reached: AppEnd? { hasEnded ? end : nil }

  /// A play begins.
  func begins() {
    hasEnded = false
    guard let words else { return }
    words[0] &+= 1
    words[1] = 0
  }

  /// The app is about to enter a step; false when it is known to end there.
  @inline(__always)
  func enters(_ step: Int) -> Bool {
    let moment = UInt64(truncatingIfNeeded: step) &* 2 &+ 1
    words?[1] = moment
    if end?.moment != moment { return true }
    hasEnded = true
    return false
  }

  /// The app has left so many steps; what runs now are laws and conditions.
  @inline(__always)
  func left(_ steps: Int) {
    if hasEnded { return }
    let moment = UInt64(truncatingIfNeeded: steps) &* 2
    words?[1] = moment
    if end?.moment == moment { hasEnded = true }
  }
}
