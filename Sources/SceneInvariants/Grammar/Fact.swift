import SceneLifecycle

/// What a callback lets one read at that moment, compared with what was delivered before.
///
/// A new fact stands at the end: the first 64 are those that most callbacks are judged by, and the
/// states come first, for their numbers follow from what is read.
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
  // What is always so
  case always
  // What few callbacks are judged by; these show that the second word is as good as the first
  case isMultipleScenesError = 64
  case destructionIsOwed

  /// The fact's bit in a set.
  @inline(__always)
  var number: Int { Int(truncatingIfNeeded: rawValue) }

  /// How many further facts there is room for.
  package static var room: Int { BitPair.capacity - allCases.count }
}
