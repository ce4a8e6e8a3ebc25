package import SceneLifecycle

/// Keeps how far an app is where it can be read when the process is gone.
///
/// A second play may know where the first one ended: it stops just before, so that what led there
/// is known in full although nothing was written on the way.
package final class ProgressMarker {
  /// How many words it keeps.
  ///
  /// Plays since it was zero, the moment in the play, what is delivered, the number of the law that is
  /// asked.
  package static let wordCount = 4

  private let words: SharedWords?
  /// The ends of some of the plays, by their numbers from one; they go before the end of all others.
  private let ends: [UInt64: AppEnd]
  private let endOfOthers: AppEnd?
  /// How many plays have begun.
  package private(set) var plays: UInt64 = 0
  /// The end that the play is known to have; nil when it may run on.
  package private(set) var end: AppEnd?
  /// Whether the play has come to that end; no code of the app runs while it is set.
  @exclusivity(unchecked) package private(set) var hasEnded = false

  /// Creates a marker, with memory that outlives the process or with none.
  ///
  /// - Parameters:
  ///   - words: Memory for `wordCount` words that lives as long as the marker; nil for none.
  ///   - end: The end that each play is known to have; nil when it may run on.
  ///   - ends: The ends of single plays, by their numbers from one.
  package init(
    _ words: UnsafeMutablePointer<UInt64>? = nil, end: AppEnd? = nil, ends: [UInt64: AppEnd] = [:]
  ) {
    self.words = words.map { SharedWords($0) }
    self.end = end
    self.ends = ends
    endOfOthers = end
  }

  /// The end, once the play has come to it.
  package var reached: AppEnd? { hasEnded ? end : nil }

  /// A play begins.
  func begins() {
    hasEnded = false
    plays &+= 1
    if !ends.isEmpty { end = ends[plays] ?? endOfOthers }
    guard let words else { return }
    words[0] = words[0] &+ 1
    words[1] = 0
    words[3] = 0
  }

  /// A law is asked, and what it runs may be the app's; nil once all have answered.
  @inline(__always)
  package func asks(_ law: Int?) {
    if let words { words[3] = law.map { UInt64(truncatingIfNeeded: $0 &+ 1) } ?? 0 }
  }

  /// The process is about to end because of a mistake in the test: nothing of it is the app's.
  package func meetsMistake() {
    if let words { words[3] = ProgressSample.mistake }
  }

  /// The app is about to enter a step; false when it is known to end there.
  @inline(__always)
  func enters(_ step: Int, with callback: Callback) -> Bool {
    let moment = UInt64(truncatingIfNeeded: step) &* 2 &+ 1
    if let words {
      words[2] = ProgressSample.word(callback)
      words[1] = moment
    }
    if end?.moment != moment { return true }
    hasEnded = true
    return false
  }

  /// The app has left so many steps; what runs now are laws and conditions.
  @inline(__always)
  func left(_ steps: Int) {
    if hasEnded { return }
    let moment = UInt64(truncatingIfNeeded: steps) &* 2
    if let words { words[1] = moment }
    if end?.moment == moment { hasEnded = true }
  }
}

/// How far an app is, as another thread sees it at one moment.
package struct ProgressSample: Hashable, Sendable {
  /// Plays since the marker was zero.
  package let plays: UInt64
  /// Twice the number of steps before it, and one more while the app is in a step.
  package let moment: UInt64
  /// The place of the law that is asked; nil for none.
  package let law: Int?
  private let delivered: UInt64

  /// Reads the words of a marker.
  package init(_ words: SharedWords) {
    plays = words[0]
    moment = words[1]
    delivered = words[2]
    law = Self.law(words[3])
  }

  /// The place of a law by the word that names it; nil for none.
  ///
  /// An app of several thousand laws is none: what an app has written there names nothing.
  package static func law(_ word: UInt64) -> Int? {
    (1...4_096).contains(word) ? Int(word) - 1 : nil
  }

  /// Whether the app has received a callback and has not returned.
  package var isInApp: Bool { moment & 1 == 1 }

  /// The word in the place of a law where the process ends because of a mistake in the test.
  package static let mistake: UInt64 = 0x4D49_5354_414B_4531
  /// The word there where the process ends because the app has closed the descriptors of its worker.
  package static let closed: UInt64 = 0x434C_4F53_4544_3031

  /// The callback that the app received last: its kind, its event, its scene and its detail.
  package var callback: Callback? {
    guard let kind = CallbackKind(rawValue: UInt8(truncatingIfNeeded: delivered)) else {
      return nil
    }
    let event = UInt32(truncatingIfNeeded: delivered >> 32)
    var callback = Callback(kind: kind, cause: .launch, event: event)
    callback.scene = UInt8(truncatingIfNeeded: delivered >> 8)
    callback.detail = UInt8(truncatingIfNeeded: delivered >> 16)
    callback.connection = UInt16(UInt8(truncatingIfNeeded: delivered >> 24))
    return callback
  }

  /// Returns the word that keeps a callback.
  @inline(__always)
  static func word(_ callback: Callback) -> UInt64 {
    UInt64(callback.kind.rawValue) | UInt64(callback.scene) << 8
      | UInt64(callback.detail) << 16
      | UInt64(UInt8(truncatingIfNeeded: callback.connection)) << 24
      | UInt64(callback.event) << 32
  }
}
