/// What a callback lets one read at that moment, compared with what was told before.
///
/// The raw value is the bit in the third word of a situation.
package enum Fact: UInt8, Hashable, Sendable, CaseIterable {
  // The states inside the callback, in the order of their raw values
  case sceneReadsNothing = 0
  case sceneReadsUnattached = 1
  case sceneReadsBackground = 2
  case sceneReadsInactive = 3
  case sceneReadsActive = 4
  case appReadsBackground = 5
  case appReadsInactive = 6
  case appReadsActive = 7
  // The scene that the callback is about
  case sessionIsOpen = 8
  case sceneIsConnected = 9
  case sessionHasScene = 10
  case isAccessory = 11
  // All scenes together
  case connectedAreOpen = 12
  case attachedAreConnected = 13
  case appReadsMaximum = 14
  case someSceneIsActive = 15
  case twoScenesAreActive = 16
  case atMostOneWindow = 17
  case atMostOneWindowOrDying = 18
  // Identities
  case objectIsNew = 19
  case identifierIsKept = 20
  case identifierIsFresh = 21
  case stateFollowsEdges = 22
  case everySessionStays = 23
  case reportIsPending = 24
  // What is delivered
  case carriesPayload = 25
  case cameInOptions = 26
  case wasAnswered = 27
  case isLastSaved = 28
  case answersWhatActivated = 29
  case answersWhatFailed = 30
  case answersWhatSucceeded = 31
  case isOlderThanTouch = 32
  case isMultipleScenesError = 33
  case announcesHandoff = 34
  case addsSession = 35
  // Whom the callback names
  case namesSome = 36
  case namedAreClosed = 37
  case namedAreUnreported = 38
  case namedAreDisconnected = 39
  case namesReclaimed = 40
  case namesLate = 41
  case namesOneKey = 42
  case namesItsKey = 43
  case destructionIsOwed = 44
  case someWindowIsActive = 45
  // What the callback answers
  case byInterruption = 48
  case bySwitcher = 49
  case byRefresh = 50
  case byReclaim = 51
  case byBackgroundWork = 52
  case byKill = 53
  case bySilentEnd = 54
  case byOpening = 55
  case byNewWindowRequest = 56
  case byDestruction = 57
  case byDisplay = 58
  case byUserLaunch = 59
  case byCrash = 60
  case byWindowRequest = 61
  // What is always so
  case always = 63

  /// The bit in the third word of a situation.
  @inline(__always)
  package var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: rawValue) }

  /// Those that need more than the callback's own fields, computed only where a rule reads them.
  static let delivered: UInt64 = mask(from: .carriesPayload, through: .namesItsKey)

  /// Those that few kinds of callback are judged by, computed only where a rule reads them.
  static let seldom: UInt64 = [
    sessionIsOpen, sceneIsConnected, isAccessory, someSceneIsActive, someWindowIsActive,
    twoScenesAreActive, atMostOneWindow, atMostOneWindowOrDying, objectIsNew, reportIsPending,
  ].reduce(0) { $0 | $1.bit }

  /// Those that are compared with what callbacks of other scenes said, or of all sessions.
  static let ofOthers: UInt64 = [
    identifierIsKept, everySessionStays, reportIsPending, answersWhatFailed, answersWhatSucceeded,
    isOlderThanTouch, addsSession, namedAreClosed, namedAreUnreported, namedAreDisconnected,
    namesReclaimed, namesLate, destructionIsOwed,
  ].reduce(0) { $0 | $1.bit }

  /// Those that say what the scene itself reads.
  static let ofScene: UInt64 = mask(from: .sceneReadsNothing, through: .sceneReadsActive)

  private static func mask(from first: Fact, through last: Fact) -> UInt64 {
    allCases.filter { (first.rawValue...last.rawValue).contains($0.rawValue) }
      .reduce(0) { $0 | $1.bit }
  }
}
