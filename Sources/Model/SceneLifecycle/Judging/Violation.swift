/// How binding an invariant is.
public enum InvariantKind: String, Codable, Hashable, Sendable, CaseIterable {
  /// Documented contract: a violation fails.
  case hard
  /// Usual: reported, fails only when asked.
  case soft
  /// Widely believed and refuted: the tool shows a history that breaks it.
  case myth
  /// A situation that a campaign must have reached.
  case required
}

/// Where and why a monitor says no.
public struct Violation: Hashable, Sendable {
  /// Identifier of the invariant.
  public var invariant: String
  /// How binding it is.
  public var kind: InvariantKind
  /// Number of the callback in its trace, from 0; the trace's count when it broke at the end.
  public var index: Int
  /// The callback at which it broke; nil when it broke after the last one.
  public var callback: Callback?
  /// Slot of the scene that broke it; nil when no single scene did.
  public var scene: Int?
  /// Number of the callback at which the broken obligation began; nil until a trace computes it.
  public var onset: Int?

  /// Creates a violation.
  public init(
    invariant: String, kind: InvariantKind, index: Int, callback: Callback?, scene: Int?,
    onset: Int? = nil
  ) {
    self.invariant = invariant
    self.kind = kind
    self.index = index
    self.callback = callback
    self.scene = scene
    self.onset = onset
  }
}

/// A sentence about callbacks, running.
///
/// Observing is O(1) in the number of scenes and in the length of the history and allocates
/// nothing unless something breaks. Not `Sendable`, because it may look into an app.
public protocol Monitor {
  /// Forgets everything: a new case begins.
  mutating func reset()

  /// Looks at the next callback.
  ///
  /// - Returns: False when an invariant that fails the case broke; `violations` says which.
  mutating func observe(_ callback: Callback) -> Bool

  /// Looks at the next callback, in place: what the loop calls.
  ///
  /// By default it asks `observe`; a monitor that looks in place saves a copy, and the wait for the
  /// engine to have written all of it.
  ///
  /// - Parameter callback: It is left as it is.
  /// - Returns: False when an invariant that fails the case broke.
  mutating func observe(inPlace callback: inout Callback) -> Bool

  /// Looks at the world when nothing is pending any more; nothing to see by default.
  ///
  /// - Returns: False when an invariant that fails the case broke.
  mutating func rest() -> Bool

  /// Judges what had to happen eventually, after the fair drain at the end of a case.
  ///
  /// - Returns: False when an invariant that fails the case broke.
  mutating func finish() -> Bool

  /// The violations at the last call that returned false, in the order of the catalogue.
  ///
  /// Where something may break and the case goes on, what broke before comes first.
  var violations: [Violation] { get }

  /// Works out when the obligation began that broke.
  ///
  /// - Parameters:
  ///   - violation: One of `violations`.
  ///   - callbacks: All callbacks of the case, in order.
  /// - Returns: The number of a callback, from 0; nil when that is unknown, as it is by default.
  func onset(of violation: Violation, in callbacks: [Callback]) -> Int?
}

extension Monitor {
  /// Returns nil: the monitor does not know when an obligation began.
  public func onset(of violation: Violation, in callbacks: [Callback]) -> Int? { nil }
}

extension Monitor {
  /// Looks at a copy.
  @inlinable
  public mutating func observe(inPlace callback: inout Callback) -> Bool { observe(callback) }

  /// Sees nothing.
  @inlinable
  public mutating func rest() -> Bool { true }
}
