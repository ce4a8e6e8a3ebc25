/// Something that plays events and delivers callbacks one at a time, as UIKit does.
///
/// The order of calls: `reset`, then for each event `begin` and `next` until it returns false or
/// another event arrives. All work is bounded by the callbacks delivered: O(1) each.
///
/// These five members are the idea. What a stage wants beyond them is a refinement of its own, with
/// defaults: `FilteringEngine`, `FingerprintedEngine`, `ExplorableEngine`, and those of the generator
/// and of the player.
///
/// Not `Sendable`, because an app may be part of it; a pipeline on several threads asks for that.
public protocol Engine {
  /// Number of session slots, 1 … 64.
  var scenes: Int { get }

  /// Goes back to a device on which the app was never launched.
  mutating func reset()

  /// Returns the slots for which an event of a kind is legal now.
  ///
  /// For an event that is not about a scene, slot 0 stands for yes. While something is under way,
  /// `begin` may still refuse with `Refusal.pending`. O(1).
  func accepting(_ kind: EventKind) -> SceneSet

  /// Takes an event: plans the callbacks that follow from it, delivers none yet.
  ///
  /// - Parameters:
  ///   - event: What the world does.
  ///   - number: Number of the event in its scenario, from 1.
  ///   - choiceSource: What answers where the engine is free.
  /// - Throws: `Refusal` when the event is illegal now; then nothing has changed.
  mutating func begin(_ event: Event, number: UInt32, _ choiceSource: inout ChoiceSource)
    throws(Refusal)

  /// Delivers the next pending callback in place, so that none is copied.
  ///
  /// - Parameters:
  ///   - choiceSource: What answers where the engine is free.
  ///   - callback: Where the callback goes. It holds the one before, so every field that a monitor
  ///     reads has to be written; undefined when nothing is pending.
  /// - Returns: Whether a callback was pending.
  mutating func next(_ choiceSource: inout ChoiceSource, into callback: inout Callback) -> Bool
}

extension Engine {
  /// Delivers the next pending callback as a value; nil when nothing is pending.
  package mutating func next(_ choiceSource: inout ChoiceSource) -> Callback? {
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    return next(&choiceSource, into: &callback) ? callback : nil
  }
}

/// An engine that says at a glance which kinds of event cannot be legal now.
///
/// The generator and the explorer ask it first: most kinds are ruled out without a look at a scene.
public protocol FilteringEngine: Engine {
  /// Kinds of which an event may be legal now; all kinds by default.
  ///
  /// A kind that is missing here is accepted nowhere.
  var plausible: EventSet { get }
}

extension FilteringEngine {
  /// All kinds.
  @inlinable
  public var plausible: EventSet { .all }
}

/// An engine whose states can be told apart by a number: the shrinker cuts loops between equal ones.
@usableFromInline
package protocol FingerprintedEngine: Engine {
  /// A number that tells the engine's states apart; nil, the default, when it shows none.
  ///
  /// A shrinker cuts what lies between two equal ones and plays what is left, so a collision costs
  /// a play and no more. The same state has the same number in every run.
  var fingerprint: UInt64? { get }
}

extension FingerprintedEngine {
  /// Unknown.
  @inlinable
  package var fingerprint: UInt64? { nil }
}
