/// A point where UIKit is free: an order, an optional callback, a shape of an ending.
///
/// The first answer is the usual one. The number in brackets is the freedom in section 6 of the
/// life-cycle notes that the choice stands for; the documentation of `SceneEngine` lists them.
@frozen
public enum ChoiceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Which owed callback comes next (5, 6, 7, 8, 10, 11, 12).
  case order = 0
  /// How a scene ends when the user kills the app (1).
  case killShape
  /// Whether the killed app hears of the discarded sessions before it ends (1).
  case killReports
  /// Whether the killed app hears `applicationWillTerminate` (1).
  case killTerminates
  /// Whether killing the app discards its sessions (1, 19).
  case killDiscards
  /// Whether a new scene object appears within the kill (13).
  case ghost
  /// Whether notifications of the application follow the aggregate in a dying process.
  case exitNotices
  /// Whether the root view controller hears of its end.
  case disappearance
  /// Whether a scene connects during a background launch (2).
  case backgroundConnection
  /// Whether such a scene, or a resumed app, hears that it is in the background (2).
  case backgroundCallback
  /// Whether a known session is asked for its configuration again (4).
  case configurationAgain
  /// Whether a new session after a kill connects without being asked (19).
  case configurationSkipped
  /// What the first `sceneWillEnterForeground` reads (15).
  case firstForegroundState
  /// Whether geometry is updated before the connection.
  case earlyGeometry
  /// Whether Notification Center lets the scene be active for a moment (9).
  case blip
  /// What a window that opens does to the others.
  case otherWindows
  /// How often the state to restore is asked for (17).
  case stateRequests
  /// Whether saved state is given back through `restoreInteractionStateWith`.
  case stateReturned
  /// How a hand-over ends.
  case activityOutcome
  /// Whether a push is delivered again when its alert opens the app.
  case pushAgain
  /// What becomes of a request.
  case requestOutcome
  /// Which window a request without a session gets (14).
  case requestTarget
  /// When a closed window is reported (11).
  case discardTime
  /// Whether the unlocked device shows the app.
  case unlockInto
  /// Whether a CarPlay or external scene counts for the application's state (16).
  case accessoryCounts
  /// Whether an external scene becomes active: a quirk (16).
  case externalActive
  /// Whether a discard report names the session that is connecting: a quirk.
  case discardNamesConnecting
  /// Whether SwiftUI reports the first value of a phase.
  case initialPhase
  /// Whether the app's phase follows one scene, as before iOS 18.
  case appPhaseStale
  /// Whether the last visible windows come back together.
  case together
  /// Whether registering for remote notifications works.
  case registration
  /// Whether a terminated background process hears of it.
  case terminationHeard
  /// Whether a sceneless launch accepts its payload.
  case launchAccepts
  /// Whether the root view loads in a background connection.
  case backgroundLoading
  /// Whether a tap that launched the app also reaches the notification centre's delegate.
  case responseToo
}
