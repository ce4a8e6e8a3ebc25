package import SceneInvariants
package import SceneLifecycle

/// One way from what the engine can do to what was seen.
package struct Explanation: Sendable {
  /// The world that explains it.
  package var platform: Platform
  /// The history, one line a move of the world or of the engine.
  package var history: [String]
  /// How odd it is: sessions, events, and answers that are not usual.
  package var cost: Int
}

/// Why a recording cannot be from a device that keeps the contract.
package enum Refutation: Sendable {
  /// The recording's own lines break a sentence of the contract.
  case breaks(Invariant, at: Int)
  /// Every explanation was tried, and none goes further.
  case unexplained(DeadEnd)

  /// The first callback that does not fit, from 0.
  package var index: Int {
    switch self {
    case .breaks(_, let index): index
    case .unexplained(let end): end.index
    }
  }

  /// How many states were looked at.
  var states: Int {
    switch self {
    case .breaks: 0
    case .unexplained(let end): end.states
    }
  }
}

/// How far the search for an explanation came.
package struct DeadEnd: Sendable {
  /// The first callback that no explanation tried reaches, from 0.
  package var index = 0
  /// The callbacks that the engine could have delivered there.
  package var possible: [PossibleCallback] = []
  /// How many states were looked at.
  package var states = 0
  /// With how many sessions at once explanations were tried.
  package var sessions = 0
}

/// A callback that the engine could have delivered, and the object that would have received it.
package struct PossibleCallback: Hashable, Sendable {
  /// The object that receives it.
  package enum Owner: Hashable, Sendable {
    /// The app.
    case app
    /// The scene object with this number in the recording.
    case scene(Int)
    /// A scene object that the recording has not named yet.
    case unnamed
  }

  /// Which callback.
  package var kind: CallbackKind
  /// Whose it is.
  package var owner: Owner

  package init(kind: CallbackKind, owner: Owner) {
    self.kind = kind
    self.owner = owner
  }
}
