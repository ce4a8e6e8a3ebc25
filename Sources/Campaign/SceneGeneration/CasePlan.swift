package import SceneLifecycle

/// The decisions about a case that are made before its first event.
package struct CasePlan: Hashable, Sendable {
  /// The world.
  package var platform: Platform
  /// Number of session slots, 1 … 64.
  package var scenes: Int
  /// Whether quirks may be chosen.
  package var quirks: Bool
  /// The case ends when so many callbacks have been delivered.
  package var callbacks: Int
  /// The case ends after so many events.
  package var events: Int
  /// Weight of each kind of event, by raw value; 0 for kinds that are switched off.
  package var weights: [UInt8]
  /// Chance in 65,536 that an order differs from the usual.
  package var reorderRate: UInt16 = 0
  /// Chance in 65,536 that a shape differs from the usual.
  package var unusualAnswerRate: UInt16 = 0
  /// Chance in 65,536 that an event is about the same scene as the event before.
  package var sameSceneRate: UInt16 = 0
  /// Chance in 65,536 that an event arrives while another is under way.
  package var overlap: UInt16 = 0
  /// The most callbacks after which such an event arrives.
  package var longestDelay: Int = 0
  /// Chance in 65,536 that an illegal event is tried first; it must be refused.
  package var illegalEventRate: UInt16 = 0
}
