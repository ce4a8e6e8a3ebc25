import SceneLifecycle

/// A fact that can be read in a callback, compared with the callbacks before.
///
/// A new fact stands in its group in the first word, below 64, where many callbacks are judged by
/// it. Otherwise it stands at the end, in the second word: a kind of callback that such a fact
/// decides is judged in full each time. The states stay first, for their numbers follow from what
/// is read. Of the facts that a pattern asks for, the highest counts as the rarest (`Cube.rarest`).
package enum Fact: UInt8, Hashable, Sendable, CaseIterable {
  // The states inside the callback, in the order of their raw values
  case sceneReadsNothing
  case sceneReadsUnattached
  case sceneReadsBackground
  case sceneReadsInactive
  case sceneReadsActive
  case appReadsBackground
  case appReadsInactive
  case appReadsActive
  // The scene that the callback is about
  case sessionIsOpen
  case sceneIsConnected
  case sessionHasScene
  case isAccessory
  // All scenes together
  case connectedAreOpen
  case attachedAreConnected
  case appReadsMaximum
  case activeHaveEntered
  case someSceneIsActive
  case twoScenesAreActive
  case atMostOneWindow
  case atMostOneWindowOrDying
  // Identities
  case objectIsNew
  case identifierIsKept
  case identifierIsFresh
  case stateFollowsEdges
  case everySessionStays
  case reportIsPending
  // What is delivered
  case carriesPayload
  case cameInOptions
  case wasAnswered
  case isLastSaved
  case answersWhatActivated
  case answersWhatFailed
  case answersWhatSucceeded
  case isOlderThanTouch
  case announcesHandoff
  case addsSession
  // Whom the callback names
  case namesSome
  case namedAreClosed
  case namedAreUnreported
  case namedAreDisconnected
  case namesReclaimed
  case namesLate
  case namesOneKey
  case namesItsKey
  case someWindowIsActive
  // What the callback answers
  case byInterruption
  case bySwitcher
  case byRefresh
  case byReclaim
  case byBackgroundWork
  case byKill
  case bySilentEnd
  case byOpening
  case byNewWindowRequest
  case byDestruction
  case byDisplay
  case byUserLaunch
  case byCrash
  case byWindowRequest
  case bringsSomething
  // What is always so
  case always
  // What few callbacks are judged by; these show that the second word is as good as the first
  case isMultipleScenesError = 64
  case destructionIsPending
  case bringsWhatIsMissing
  case optionsAreAsAsked
  case bringsToLaunch
  case launchAccepts
  case wasRefusedAtLaunch
  case forgetsSessions
  case erasedReturn

  /// The fact's bit in a set.
  @inline(__always)
  var number: Int { Int(truncatingIfNeeded: rawValue) }

  /// How many further facts there is room for.
  package static var room: Int { BitPair.capacity - allCases.count }
}

// MARK: - Which facts a rule has to pay for

extension Fact {
  /// Those that need more than the callback's own fields, computed only where a rule reads them.
  static let delivered: [Fact] = [
    .carriesPayload, .cameInOptions, .wasAnswered, .isLastSaved, .answersWhatActivated,
    .answersWhatFailed, .answersWhatSucceeded, .isOlderThanTouch, .isMultipleScenesError,
    .announcesHandoff, .addsSession, .namesSome, .namedAreClosed, .namedAreUnreported,
    .namedAreDisconnected, .namesReclaimed, .namesLate, .namesOneKey, .namesItsKey,
    .bringsWhatIsMissing, .optionsAreAsAsked, .launchAccepts, .wasRefusedAtLaunch, .forgetsSessions,
    .erasedReturn,
  ]

  /// Those that few kinds of callback are judged by, computed only where a rule reads them.
  static let seldom: [Fact] = [
    .sessionIsOpen, .sceneIsConnected, .isAccessory, .someSceneIsActive, .someWindowIsActive,
    .twoScenesAreActive, .atMostOneWindow, .atMostOneWindowOrDying, .objectIsNew, .reportIsPending,
  ]

  /// Those that are compared with what callbacks of other scenes said, or of all sessions.
  static let ofOthers: [Fact] = [
    .identifierIsKept, .everySessionStays, .reportIsPending, .answersWhatFailed,
    .answersWhatSucceeded,
    .isOlderThanTouch, .addsSession, .namedAreClosed, .namedAreUnreported, .namedAreDisconnected,
    .namesReclaimed, .namesLate, .destructionIsPending, .activeHaveEntered, .erasedReturn,
  ]

  /// Those that compare a callback with what a scene delegate received before.
  static let ofSceneDelegate: [Fact] = [
    .activeHaveEntered, .cameInOptions, .wasAnswered, .isLastSaved, .answersWhatActivated,
    .bringsWhatIsMissing, .optionsAreAsAsked,
  ]

  /// Those that say what the scene itself reads.
  static let ofScene: [Fact] = [
    .sceneReadsNothing, .sceneReadsUnattached, .sceneReadsBackground, .sceneReadsInactive,
    .sceneReadsActive,
  ]
}
