package import SceneLifecycle

/// Callbacks that an observer waits for, and what has to hold when one of them is delivered.
///
/// `UIKitEngine/eventsNeeded(for:reported:)` counts how many events that takes at least. A proof that no
/// shorter history shows a defect leaves out what cannot show it in time: 676 states are searched instead
/// of 243,143 for `late-discard-dropped`.
package struct FaultReachability: Sendable {
  /// Kinds that a scene may have pending, as the engine plans them.
  let sceneKinds: AgendaSet
  /// Kinds that the process may have pending.
  let processKinds: AgendaSet
  /// Whether the callbacks are about a scene only.
  let isAboutScene: Bool
  /// The least number of the scene object within its session; 0 for any.
  let connection: UInt16
  /// The least number of the process; 0 for any.
  let process: UInt32
  /// The least number of other scenes in the foreground.
  let others: Int
  /// How many discards have to be reported, the awaited report included.
  let reports: Int
  /// Whether one of these reports comes before the callback that is awaited.
  let needsDiscard: Bool

  /// Creates the description of what is awaited.
  ///
  /// - Parameters:
  ///   - kinds: What is awaited, as it is delivered; nil for any callback.
  ///   - platform: The world in which it is awaited.
  ///   - connection: The least number of the scene object within its session; 0 for any.
  ///   - process: The least number of the process; 0 for any.
  ///   - others: The least number of other scenes in the foreground.
  ///   - needsDiscard: Whether a discard has to have been reported before.
  package init(
    _ kinds: CallbackSet?, on platform: Platform, connection: UInt16, process: UInt32, others: Int,
    needsDiscard: Bool
  ) {
    self.connection = connection
    self.process = process
    self.others = others
    self.needsDiscard = needsDiscard
    guard let kinds else {
      (sceneKinds, processKinds, isAboutScene, reports) = (.all, .all, false, 0)
      return
    }
    sceneKinds = AgendaSet(deliveredAs: kinds, on: platform)
    processKinds = AgendaSet(of: kinds, ofScene: false)
    isAboutScene =
      processKinds.isEmpty && platform.usesScenes && !sceneKinds.intersects(Script.reachesApp)
      && !sceneKinds.isEmpty
    reports = (kinds == CallbackSet(.discard) ? 1 : 0) + (needsDiscard ? 1 : 0)
  }
}
