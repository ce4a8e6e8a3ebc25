/// A point where UIKit is free: an order, an optional callback, a shape of an ending.
///
/// The first answer is the usual one. Each choice stands for one or more freedoms of the life-cycle
/// notes: <doc:Freedoms>.
@frozen
public enum ChoiceKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Which pending callback comes next.
  ///
  /// - <doc:Freedoms#Place-of-a-warm-payload>
  /// - <doc:Freedoms#Place-of-restoration>
  /// - <doc:Freedoms#Order-among-scenes>
  /// - <doc:Freedoms#Order-of-delegate-and-notifications>
  /// - <doc:Freedoms#View-callbacks-against-scene-callbacks>
  /// - <doc:Freedoms#Time-of-a-discard-report>
  /// - <doc:Freedoms#Protected-data-against-scenes>
  case order = 0
  /// How a scene ends when the user kills the app.
  ///
  /// <doc:Freedoms#Shape-of-a-kill>
  case killShape
  /// Whether the killed app receives the report of its discarded sessions before it ends.
  ///
  /// <doc:Freedoms#Shape-of-a-kill>
  case killReports
  /// Whether the killed app receives `applicationWillTerminate`.
  ///
  /// <doc:Freedoms#Shape-of-a-kill>
  case killTerminates
  /// Whether killing the app discards its sessions.
  ///
  /// <doc:Freedoms#Shape-of-a-kill> and <doc:Freedoms#Configuration-after-a-kill>
  case killDiscards
  /// Whether a new scene object appears within the kill.
  ///
  /// <doc:Freedoms#Ghost-scenes>
  case ghost
  /// Whether notifications of the application follow the aggregate in a dying process.
  ///
  /// <doc:Freedoms#Shape-of-a-kill>
  case exitNotices
  /// Whether the root view controller receives its last callbacks.
  ///
  /// <doc:Freedoms#Shape-of-a-kill>
  case disappearance
  /// Whether a scene connects during a background launch.
  ///
  /// <doc:Freedoms#Connection-in-the-background>
  case backgroundConnection
  /// Whether such a scene, or a resumed app, receives that it is in the background.
  ///
  /// <doc:Freedoms#Connection-in-the-background>
  case backgroundCallback
  /// Whether a known session is asked for its configuration again.
  ///
  /// <doc:Freedoms#Configuration-of-a-known-session>
  case configurationAgain
  /// Whether a new session after a kill connects without being asked.
  ///
  /// <doc:Freedoms#Configuration-after-a-kill>
  case configurationSkipped
  /// The state that the first `sceneWillEnterForeground` reads.
  ///
  /// <doc:Freedoms#Reading-at-the-first-foreground-call>
  case firstForegroundState
  /// Whether geometry is updated before the connection.
  ///
  /// <doc:Freedoms#Geometry-before-the-connection>
  case earlyGeometry
  /// Whether Notification Center lets the scene be active for a moment.
  ///
  /// <doc:Freedoms#Activity-under-Notification-Center>
  case blip
  /// The effect of a window that opens on the others.
  ///
  /// <doc:Freedoms#What-an-opening-window-does-to-others>
  case otherWindows
  /// The effect of a window that closes on those that stay.
  ///
  /// <doc:Freedoms#What-a-closing-window-does-to-others>
  case remainingWindows
  /// How often the state to restore is asked for.
  ///
  /// <doc:Freedoms#Number-of-state-requests>
  case stateRequests
  /// Whether saved state is given back through `restoreInteractionStateWith`.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case stateReturned
  /// How a hand-over ends.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case activityOutcome
  /// Whether an app without scenes opens the link itself, and resigns for it.
  ///
  /// <doc:Freedoms#Links-that-the-app-opens-itself>
  case ownLink
  /// Whether a push is delivered again when its alert opens the app.
  ///
  /// <doc:Freedoms#Second-deliveries>
  case pushAgain
  /// The outcome of a request.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case requestOutcome
  /// Which window a request without a session gets.
  ///
  /// <doc:Freedoms#Window-for-a-request>
  case requestTarget
  /// When a closed window is reported.
  ///
  /// <doc:Freedoms#Time-of-a-discard-report>
  case discardTime
  /// Whether the unlocked device shows the app.
  ///
  /// <doc:Freedoms#Where-the-user-comes-back-to>
  case unlockInto
  /// Whether a CarPlay or external scene counts for the application's state.
  ///
  /// <doc:Freedoms#Accessory-scenes-in-the-aggregate>
  case accessoryCounts
  /// Whether an external scene becomes active: a quirk.
  ///
  /// <doc:Freedoms#Accessory-scenes-in-the-aggregate>
  case externalActive
  /// Whether a discard report names the session that is connecting: a quirk.
  ///
  /// <doc:Freedoms#Discard-report-of-the-connecting-session>
  case discardNamesConnecting
  /// Whether SwiftUI reports the first value of a phase.
  ///
  /// <doc:Freedoms#Reports-of-SwiftUI>
  case initialPhase
  /// Whether the app's phase follows one scene, as before iOS 18.
  ///
  /// <doc:Freedoms#Reports-of-SwiftUI>
  case appPhaseStale
  /// Whether the last visible windows come back together.
  ///
  /// <doc:Freedoms#Where-the-user-comes-back-to>
  case together
  /// Whether registering for remote notifications works.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case registration
  /// Whether a terminated background process receives `applicationWillTerminate`.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case terminationHeard
  /// Whether a sceneless launch accepts its payload.
  ///
  /// <doc:Freedoms#How-a-transfer-ends>
  case launchAccepts
  /// Whether the root view loads in a background connection.
  ///
  /// <doc:Freedoms#Connection-in-the-background>
  case backgroundLoading
  /// Whether a tap that launched the app also reaches the notification centre's delegate.
  ///
  /// <doc:Freedoms#Second-deliveries>
  case responseToo
  /// Whether an external display leaves the foreground with the app's windows.
  ///
  /// <doc:Freedoms#Displays-and-the-windows>
  case displayFollows
  /// Whether a window that connected in the background becomes key when it is opened.
  ///
  /// <doc:Freedoms#Key-window-of-a-background-connection>
  case keyWhenOpened
  /// Whether a request for activation carries an activity.
  ///
  /// <doc:Freedoms#What-a-request-carries>
  case requestCarries
  /// Whether an app without scenes lets its state be saved.
  ///
  /// <doc:Freedoms#State-of-an-app-without-scenes>
  case stateSaved
  /// Whether the scene of an app without scenes posts the notifications of `UIScene`.
  ///
  /// <doc:Freedoms#Notifications-of-scenes-without-scenes>
  case sceneNotices
  /// Whether what takes the focus, or the screen, cuts an entry off before the scene is active.
  ///
  /// <doc:Freedoms#Entries-that-do-not-end-active>
  case entryCutOff
  /// Whether a window that is opened stays inactive while another one keeps the focus.
  ///
  /// <doc:Freedoms#Entries-that-do-not-end-active>
  case entryStaysInactive
  /// Whether the application delegate is called while a scene without a delegate attaches.
  ///
  /// <doc:Freedoms#The-application-delegate-without-a-scene-delegate>
  case resignsWhileAttaching
  /// Whether closing the last window of an app ends its process.
  ///
  /// <doc:Freedoms#Closing-the-last-window>
  case lastWindowEnds
  /// Whether a device that is restored from a backup knows the sessions that it had.
  ///
  /// <doc:Freedoms#Sessions-of-a-restored-device>
  case restoredSessions
  /// Whether the system connects a scene for the keyboard at a launch: a quirk.
  ///
  /// <doc:Freedoms#Scene-of-the-keyboard>
  case keyboardScene
  /// In which order an app reads the sets of its scenes and sessions.
  ///
  /// <doc:Freedoms#Order-of-sets>
  case setOrder
}
