package import SceneLifecycle

/// How a process of the app ended in the middle of a case.
package struct AppEnd: Hashable, Codable, Sendable {
  /// The law that it breaks.
  package enum EndLaw: String, Hashable, Codable, Sendable, CaseIterable {
    /// The process ended of its own: a trap, a signal, a call of `exit`.
    case crashes = "app.crashes"
    /// The app did not return in time.
    case hangs = "app.hangs"
    /// The process took more memory than it may.
    case outOfMemory = "app.memory"

    /// The law as a sentence, for users.
    package var sentence: String {
      switch self {
      case .crashes: "The app's process ends only when the system ends it."
      case .hangs: "The app returns from every callback in time."
      case .outOfMemory: "The app gets by with the memory that it may take."
      }
    }

    /// The advice to an app that means it, the end of a sentence; nil for a crash: no app means it.
    package var answer: String? {
      switch self {
      case .crashes: nil
      case .hangs: "give each callback more time with '--timeout'"
      case .outOfMemory: "give the app more memory with '--worker-memory'"
      }
    }
  }

  /// The law that it breaks.
  package var law: EndLaw
  /// Twice the number of steps before it, and one more when the app was in a step.
  package var moment: UInt64
  /// The details of this end, in a sentence.
  package var note: String
  /// Whether it counts: a law that was not chosen is not judged.
  package var isJudged = true

  package init(_ law: EndLaw, at moment: UInt64, _ note: String = "") {
    self.law = law
    self.moment = moment
    self.note = note
  }

  /// The sentence of one of these laws; empty for any other.
  package static func sentence(of law: String) -> String { EndLaw(rawValue: law)?.sentence ?? "" }

  /// The end as a law's violation, at the step where it came.
  package func violation(_ index: Int, _ callback: Callback?) -> Violation {
    Violation(
      invariant: law.rawValue, kind: .hard, index: index, callback: callback, scene: nil)
  }
}
