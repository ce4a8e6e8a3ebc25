package import SceneLifecycle

/// Everything that decides what may happen next: masks over slots, agendas, a few facts.
///
/// A flat value. It holds no identity (identifiers, connection numbers, payloads): those are
/// fresh names and stand in `Identities`, so that two states that differ in names only are equal.
package struct EngineState: Hashable, Sendable {
  // Sessions
  /// Slots whose session exists for the system.
  package var sessions = SceneSet.none
  /// Sessions that are closed for good and not yet reported.
  package var dismissed = SceneSet.none
  /// Dismissed sessions that are already missing from `openSessions`.
  package var absent = SceneSet.none
  /// New sessions that no callback has named yet.
  package var unborn = SceneSet.none
  /// Sessions that were asked for their configuration in this process.
  package var configured = SceneSet.none
  /// Sessions with saved state to give back.
  package var saved = SceneSet.none
  /// Sessions whose delegate will return state when it is asked.
  package var saving = SceneSet.none
  /// Connecting sessions that the next discard report names by mistake: a quirk.
  package var misnamed = SceneSet.none
  /// Sessions of an external display.
  package var external = SceneSet.none
  /// Sessions of a CarPlay screen.
  package var car = SceneSet.none
  /// Sessions that the system made for the keyboard.
  package var keyboard = SceneSet.none
  /// Sessions that a refresh was asked for.
  package var refresh = SceneSet.none
  /// Windows that left the screen together last.
  package var visible = SceneSet.none
  /// Windows that were turned, or got other traits, while the process was suspended.
  package var turned = SceneSet.none
  /// Slots whose closed session awaits its report while a new session has taken its place.
  package var renewed = SceneSet.none

  // Scenes, as the app reads them
  /// Slots with a scene object.
  package var connected = SceneSet.none
  /// Scene objects that read unattached.
  package var unattached = SceneSet.none
  /// Scene objects that read foreground inactive.
  package var inactive = SceneSet.none
  /// Scene objects that read foreground active.
  package var active = SceneSet.none
  /// Scenes that do not count for the application's state.
  package var uncounted = SceneSet.none
  /// Scenes whose view has loaded or is about to.
  package var loaded = SceneSet.none
  /// Scenes whose view has appeared or is about to.
  package var appeared = SceneSet.none
  /// Scenes whose root view something of the app's covers, or is about to.
  package var covered = SceneSet.none
  /// Scenes with a key window.
  package var key = SceneSet.none

  // Scenes, as the system sees them: where each is once the step under way is done
  /// Scenes in the foreground for the system.
  package var committedForeground = SceneSet.none
  /// Scenes that are active for the system.
  package var committedActive = SceneSet.none

  // Scenes, once nothing is pending any more
  /// Scenes that will be connected.
  package var plannedConnected = SceneSet.none
  /// Scenes that will be in the foreground.
  package var plannedForeground = SceneSet.none
  /// Scenes that will be active.
  package var plannedActive = SceneSet.none

  // What is pending
  /// The items that are still pending for each slot.
  package var agendas = Agendas()
  /// Slots with something pending.
  package var busy = SceneSet.none
  /// Slots with something pending up to the end of their disconnection.
  package var closing = SceneSet.none
  /// Slots with a notification of the application pending.
  package var notices = SceneSet.none
  /// The items that are still pending for the process.
  package var agenda = AgendaSet.none

  // The process and the device
  /// Where the process stands.
  package var process = ProcessState.notRunning
  /// The cover over the app.
  package var overlay = Overlay.none
  /// The interruption that is still there when what lies over the app has gone.
  package var beneath = Overlay.none
  /// Facts that are true or false.
  package var facts: Facts = []
  /// The phase of the app that SwiftUI reported last.
  package var appPhase = ApplicationState.background

  /// Creates the state of a device on which the app was never launched.
  package init() {}

  /// Whether nothing is pending.
  @inlinable
  package var isAtRest: Bool { busy.isEmpty && agenda.isEmpty }

  /// Sessions that the app reads in `openSessions`.
  package var open: SceneSet { sessions - absent - unborn }

  /// Sessions of another role than a window's.
  package var accessories: SceneSet { external | car | keyboard }
}

/// Where the app's process stands.
package enum ProcessState: UInt8, Hashable, Sendable, CaseIterable {
  /// There is no process.
  case notRunning
  /// The process has run up to `UIApplicationMain` and waits there.
  case prewarmed
  /// The process runs code.
  case running
  /// The process is in memory and runs no code.
  case suspended
}

/// A cover over the app's windows.
package enum Overlay: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// Control Center, Notification Center, an alert, Siri.
  case cover
  /// A call that rings.
  case call
  /// The app switcher.
  case switcher
  /// The lock screen.
  case lock
}

/// Facts about the process and the device that are true or false.
package struct Facts: OptionSet, Hashable, Sendable {
  /// One bit a fact.
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The user ended the last process; the system does not wake the app by itself.
  package static let forceQuit = Facts(rawValue: 1)
  /// The process is on its way out.
  package static let dying = Facts(rawValue: 2)
  /// Scenes that leave bring no notification of the application while the process dies.
  package static let quietExit = Facts(rawValue: 4)
  /// A significant time change waits for the process to run again.
  package static let timeQueued = Facts(rawValue: 8)
  /// The app registered an accessory for external displays.
  package static let accessory = Facts(rawValue: 16)
  /// SwiftUI's phase of the app follows one scene.
  package static let stalePhase = Facts(rawValue: 32)
  /// The app holds background time.
  package static let backgroundTime = Facts(rawValue: 64)
  /// The one scene of an app without scenes posts the notifications of `UIScene`.
  package static let sceneNotices = Facts(rawValue: 128)
  /// The app was on the screen when the device was locked.
  package static let shownAtLock = Facts(rawValue: 256)
  /// Whether protected data is there changed while the process was suspended, and it waits to hear so.
  package static let protectionQueued = Facts(rawValue: 512)
  /// The app plays, navigates or calls: the system does not suspend it.
  package static let backgroundMode = Facts(rawValue: 1024)
  /// A link that the app itself opened comes once the app has resigned.
  package static let ownLink = Facts(rawValue: 2048)
}
