import SceneLifecycle

extension ChoiceKind {
  /// The words of each answer by its name: the one table of all choices.
  ///
  /// An order and a choice of a scene have no names: `Choice.decision` says which.
  var answerWords: AnswerWords {
    switch self {
    case .order, .requestTarget: .system([])
    // A kill
    case .killShape:
      .system([
        ("resignDisconnect", "each scene resigns active, then disconnects"),
        ("backgroundDisconnect", "each scene enters the background, then disconnects"),
        ("backgroundOnly", "each scene enters the background and never disconnects"),
        ("disconnectOnly", "each scene disconnects and does not resign active"),
      ])
    case .killReports:
      .system(
        yes: "the discarded sessions are reported before the process ends",
        no: "the discarded sessions are not reported before the process ends")
    case .killTerminates:
      .system(
        yes: "applicationWillTerminate is called in the kill",
        no: "applicationWillTerminate is not called in the kill")
    case .killDiscards:
      .system(yes: "the kill discards the sessions", no: "the sessions outlive the kill")
    case .ghost:
      .system(
        yes: "a new scene object appears within the kill",
        no: "no new scene object appears within the kill")
    case .exitNotices:
      .system(
        yes: "the ending process posts the application's notifications",
        no: "the ending process posts none of the application's notifications")
    case .disappearance:
      .system(
        yes: "the root view controller receives its last callbacks",
        no: "the root view controller does not receive its last callbacks")
    // The background
    case .backgroundConnection:
      .system(
        yes: "a scene connects in the background", no: "no scene connects in the background")
    case .backgroundCallback:
      .system(
        yes: "didEnterBackground is called although nothing was on the screen",
        no: "didEnterBackground is not called where nothing was on the screen")
    case .backgroundLoading:
      .system(
        yes: "the scene in the background loads its view",
        no: "the scene in the background loads no view")
    case .terminationHeard:
      .system(
        yes: "applicationWillTerminate is called in the background",
        no: "applicationWillTerminate is not called in the background")
    // Connecting
    case .configurationAgain:
      .system(
        yes: "the known session is asked for its configuration again",
        no: "the known session is not asked for its configuration again")
    case .configurationSkipped:
      .system(
        yes: "the new session is not asked for its configuration",
        no: "the new session is asked for its configuration")
    case .firstForegroundState:
      .system([
        ("background", "the first willEnterForeground reads background"),
        ("unattached", "the first willEnterForeground reads unattached"),
        ("foregroundInactive", "the first willEnterForeground reads foregroundInactive"),
      ])
    case .earlyGeometry:
      .system(
        yes: "the geometry is updated before the scene connects",
        no: "the geometry is not updated before the scene connects")
    case .keyWhenOpened:
      .system(yes: "the opened window becomes key", no: "the opened window does not become key")
    case .resignsWhileAttaching:
      .system(
        yes: "applicationWillResignActive is called while the scene attaches",
        no: "applicationWillResignActive is not called while the scene attaches")
    case .keyboardScene:
      .system(
        yes: "a scene for the keyboard connects", no: "no scene for the keyboard connects")
    // Windows
    case .blip:
      .system(
        yes: "the scene is active for a moment under Notification Center",
        no: "the scene stays inactive under Notification Center")
    case .otherWindows:
      .system([
        ("stay", "the other windows stay active"),
        ("covered", "the other windows go to the background"),
        ("interrupted", "the other windows resign active and become active again"),
        ("inactive", "the other windows resign active"),
      ])
    case .remainingWindows:
      .system([
        ("stay", "the windows that stay are active throughout"),
        ("interrupted", "the windows that stay resign active and become active again"),
      ])
    case .entryCutOff:
      .system(
        yes: "the scene leaves before it becomes active",
        no: "the scene becomes active before it leaves")
    case .entryStaysInactive:
      .system(
        yes: "the opened window stays inactive", no: "the opened window becomes active at once")
    case .discardTime:
      .system([
        ("now", "the closed window is reported at once"),
        ("later", "the closed window is reported later"),
      ])
    case .discardNamesConnecting:
      .system(
        yes: "the discard report names the connecting session",
        no: "the discard report does not name the connecting session")
    case .setOrder:
      .system([
        ("bySlot", "sets of scenes and sessions come in the order of their numbers"),
        ("reversed", "sets of scenes and sessions come in the reverse order"),
        ("rotated", "sets of scenes and sessions begin with their second member"),
      ])
    case .lastWindowEnds:
      .system(
        yes: "the process ends with its last window", no: "the process lives on without windows")
    case .restoredSessions:
      .system(
        yes: "the restored device knows the app's windows",
        no: "the restored device knows no window of the app")
    case .together:
      AnswerWords(
        actor: .person,
        answers: [
          ("yes", "the windows that were visible last come back together"),
          ("no", "the windows that were visible last do not come back together"),
        ])
    case .unlockInto:
      AnswerWords(
        actor: .person,
        answers: [
          ("app", "the unlocked device shows the app"),
          ("homeScreen", "the unlocked device shows the Home Screen"),
        ])
    // Restoration
    case .stateRequests:
      .system([
        ("once", "the scene is asked once for its state"),
        ("never", "the scene is never asked for its state"),
        ("twice", "the scene is asked twice for its state"),
        ("nothing", "the scene is asked for its state and gives none"),
      ])
    case .stateReturned:
      .system(yes: "the saved state is given back", no: "the saved state is not given back")
    case .stateSaved:
      .app(yes: "the app lets its state be saved", no: "the app does not let its state be saved")
    // Payloads and requests
    case .activityOutcome:
      .system([
        ("continues", "the handed-over activity arrives"),
        ("fails", "the handed-over activity fails to arrive"),
      ])
    case .ownLink:
      .system(
        yes: "the app opens the link itself and resigns active for it",
        no: "the link comes from outside the app")
    case .pushAgain:
      .system(yes: "the push is delivered again", no: "the push is not delivered again")
    case .responseToo:
      .system(
        yes: "the tap reaches the notification centre's delegate, too",
        no: "the tap does not reach the notification centre's delegate")
    case .launchAccepts:
      .app(
        yes: "the launch accepts what opened the app",
        no: "the launch does not accept what opened the app")
    case .requestOutcome:
      .system([("granted", "the request is granted"), ("denied", "the request is denied")])
    case .requestCarries:
      .app(
        yes: "the app passes an activity with its request",
        no: "the app passes no activity with its request")
    case .registration:
      .system([
        ("works", "registering for push works"), ("fails", "registering for push fails"),
      ])
    // Displays, cars and phases
    case .accessoryCounts:
      .system(
        yes: "the scene of the car or display counts for applicationState",
        no: "the scene of the car or display does not count for applicationState")
    case .externalActive:
      .system(
        yes: "the scene on the display becomes active",
        no: "the scene on the display stays inactive")
    case .displayFollows:
      .system(
        yes: "the display leaves the foreground with the windows",
        no: "the display stays in the foreground without the windows")
    case .initialPhase:
      .system(
        yes: "SwiftUI reports the first phase", no: "SwiftUI does not report the first phase")
    case .appPhaseStale:
      .system(
        yes: "the app's phase follows one scene", no: "the app's phase follows all scenes")
    case .sceneNotices:
      .system(
        yes: "the notifications of UIScene are posted without scenes",
        no: "the notifications of UIScene are not posted without scenes")
    }
  }
}
