import SceneLifecycle

/// The happenings and the conditions of sessions, and the app's requests for them.
package struct SessionWords: Sendable {
  // MARK: Happenings

  /// `application(_:configurationForConnecting:options:)`.
  package let isAskedForConfiguration = Happening(.configuration)
  /// `application(_:didDiscardSceneSessions:)`.
  package let areReportedDiscarded = Happening(.discard)
  /// `requestSceneSessionDestruction(_:options:errorHandler:)`.
  package let destructionIsRequested = Happening(.requestDestruction)
  /// The error handler of a request runs.
  package let requestFails = Happening(.requestError)

  // MARK: Conditions

  /// A scene of it has received that it connects, and not yet that it disconnects.
  package var hasLiveScene: Condition {
    scene.connects.lasting(until: scene.disconnects, in: .sessionInProcess)
  }
  /// A scene of it has disconnected before.
  package var hasLostScene: Condition { scene.disconnects.hasHappened(in: .session) }
  /// Its last scene was reclaimed by the system.
  package var wasReclaimed: Condition {
    scene.disconnects.when(.byReclaim).lasting(until: scene.connects, in: .session)
  }

  /// It is in `openSessions`.
  package let isOpen = Condition.reads(.sessionIsOpen)
  /// Its `scene` is not nil.
  package let hasScene = Condition.reads(.sessionHasScene)
  /// Its identifier is the one that it had.
  package let keepsIdentifier = Condition.reads(.identifierIsKept)
  /// Its identifier was not discarded before.
  package let hasFreshIdentifier = Condition.reads(.identifierIsFresh)

  /// None left `openSessions` unless a report names it.
  package let allStay = Condition.reads(.everySessionStays)
  /// One was lost between two processes, and no report has named it.
  package let someAwaitReport = Condition.reads(.reportIsPending)
  /// One is to be destroyed, and no report has named it.
  package let someAwaitDestruction = Condition.reads(.destructionIsPending)
  /// All those of connected scenes are in `openSessions`.
  package let ofConnectedScenesAreOpen = Condition.reads(.connectedAreOpen)
  /// Exactly those of connected scenes have a scene.
  package let withScenesAreConnected = Condition.reads(.attachedAreConnected)

  /// The report names at least one.
  package let areNamed = Condition.reads(.namesSome)
  /// None of those named is in `openSessions` any more.
  package let namedAreClosed = Condition.reads(.namedAreClosed)
  /// No report has named them before.
  package let namedAreUnreported = Condition.reads(.namedAreUnreported)
  /// None of those named has a scene that received no `sceneDidDisconnect`.
  package let namedAreDisconnected = Condition.reads(.namedAreDisconnected)
  /// One of those named has just been reclaimed.
  package let namedAreReclaimed = Condition.reads(.namesReclaimed)
  /// One that is shown is among those that the device has forgotten, as when the app was deleted.
  package let someErasedReturn = Condition.reads(.erasedReturn)
  /// One of those named was lost between two processes.
  package let namedWereLost = Condition.reads(.namesLate)
}

/// The session that a callback is about, or all of them.
let session = SessionWords()
