import SceneLifecycle

/// An event in the situation in which it happens.
struct SituatedEvent {
  let situation: Situation
  let event: Event
  /// The name of the app's action; nil where it has none.
  let action: String?
  /// How what it brings comes; nil where its kind says so.
  let delivery: DeliveryKind?

  var app: String { situation.app }
  private var hand: Gestures { Gestures(platform: situation.platform, app: app) }
  /// The name of the event's window.
  private var it: String { situation.window(event) }
  /// The name of the system, which begins no sentence that is set in lower case.
  private var system: String { situation.platform.systemName }

  private static let displays = "I/O > External Displays"

  /// Its words: the one table of all kinds.
  ///
  /// No two kinds have the same words, and words about a scene name it where there are several.
  var words: StepWords {
    switch event.kind {
    // Core
    case .launch: .person(situation.launching(event, hand), command: SimulatorCommand.launch)
    case .open: .person(situation.opening(event, hand), command: situation.openingCommand(event))
    case .returnToApp: .person(situation.returning, menu: "Device > App Switcher")
    case .home: .person(hand.goHome, menu: "Device > Home")
    case .kill: .person(hand.kill, menu: "Device > App Switcher")
    // Windows
    case .close: .person(hand.close(it))
    case .closeCard:
      .person("In the app switcher, swipe the card of \(situation.touched(event)) away")
    case .hide: .person(hand.hide(it))
    case .reclaim: .system("\(system) disconnects \(it) to get its memory back")
    case .makeKey: .person("Make \(it) the key window, with a tap into a text field")
    case .rotate:
      .person("Turn the device, or resize \(it)", menu: "Device > Rotate Left")
    case .changeTraits:
      .person(
        "Change the traits of \(it), such as Dark Mode", command: SimulatorCommand.appearance)
    case .touch: .person("Touch \(situation.touched(event))")
    case .pressKey: .person("Press a key of a keyboard in \(situation.touched(event))")
    case .cover: .app("Let \(app) present something in full screen in \(it)")
    case .uncover: .app("Let \(app) dismiss what it presents in \(it)")
    case .reportDiscards: .system("\(system) reports windows that were closed earlier")
    // Interruptions
    case .controlCenter: .person(hand.openControlCenter)
    case .notificationCenter: .person(hand.openNotificationCenter)
    case .alert: .person("Let a system alert or Face ID appear over \(app)")
    case .siri: .person("Call Siri", menu: "Device > Siri")
    case .call: .person("Let a call come in")
    case .answerCall: .person("Answer the call in full screen")
    case .endInterruption: .person(situation.ending)
    case .appSwitcher: .person(hand.openSwitcher, menu: "Device > App Switcher")
    case .switcherBack: .person("In the app switcher, tap \(app)")
    case .otherApp: .person("In the app switcher, tap another app")
    case .lock: .person("Lock the device", menu: "Device > Lock")
    case .unlock: .person("Unlock the device", menu: "Device > Home")
    case .focusAway: .person("Tap another app's window beside \(it), which loses the focus")
    case .focusBack: .person("Tap \(it) again to give it the focus back")
    // Payloads
    case .openURL: situation.delivering(event, by: link)
    case .universalLink: situation.delivering(event, by: webLink)
    case .handoff: situation.delivering(event, by: activity)
    case .shortcutItem: situation.delivering(event, by: quickAction)
    case .notificationTap: situation.delivering(event, by: notification)
    case .cloudKitShare: situation.delivering(event, by: share)
    // Restoration
    case .updateActivity: .app("Let \(app) update the user activity of \(it)")
    // Requests
    case .requestActivation: .app("Let \(app) ask for the session of \(it) to be activated")
    case .requestNewWindow:
      .app(situation.words("Let \(app) ask for a window without a session", event, "is for it"))
    case .requestDestruction: .app("Let \(app) ask for the session of \(it) to be destroyed")
    case .requestRefresh: .app("Let \(app) ask for the session of \(it) to be refreshed")
    case .serveRefresh: .system("\(system) serves the refresh that was asked for \(it)")
    // Roles
    case .registerAccessory: .app("Let \(app) register its accessory for displays")
    case .connectDisplay:
      .person(situation.words("Plug an external display in", ofScene: event), menu: Self.displays)
    case .disconnectDisplay:
      .person(situation.words("Unplug the external display", ofScene: event), menu: Self.displays)
    case .connectCar:
      .person(situation.words("Connect to a car", ofScene: event), menu: Self.displays)
    case .disconnectCar:
      .person(situation.words("Disconnect from the car", ofScene: event), menu: Self.displays)
    case .hideCar:
      .person(situation.words("Open another app on the car's screen", ofScene: event))
    case .showCar:
      .person(situation.words("Show \(app) on the car's screen again", ofScene: event))
    // The process
    case .prewarm: .system("\(system) starts the process ahead of time")
    case .suspend: .system("\(system) suspends the process: wait some seconds")
    case .crash: .app("Let the process crash (a debugger can do it)")
    case .systemKill:
      .system(
        "\(system) ends the process without a word", command: SimulatorCommand.terminate)
    case .systemTerminate:
      .system("\(system) ends the process, which runs in the background")
    case .overrun: .app("Let a callback overrun its time: the watchdog ends the process")
    case .silentPush:
      .person("Send a background push (content-available)", command: SimulatorCommand.push)
    case .registerForPush: .app("Let \(app) register for remote notifications")
    case .backgroundFetch:
      .system(
        "\(system) lets \(app) fetch in the background", menu: "Debug > Simulate Background Fetch")
    case .backgroundTask: .system("\(system) runs a background task of \(app)")
    case .urlSession: .system("\(system) has news of a background URL session")
    case .locationUpdate:
      .person("Move the device: its location changes", command: SimulatorCommand.location)
    case .appIntent: .person("Run a shortcut of \(app) that does not open it")
    case .backgroundTaskExpiry: .system("\(system) lets the background time run out")
    case .beginBackgroundMode:
      .app("Let \(app) begin what goes on in the background: audio, navigation or a call")
    case .endBackgroundMode:
      .app("Let \(app) end what goes on in the background: audio, navigation or a call")
    case .memoryWarning:
      .system("\(system) is short of memory", menu: "Debug > Simulate Memory Warning")
    case .timeChange: .person("Set the clock to another day")
    case .screenshot: .person("Take a screenshot", menu: "Device > Trigger Screenshot")
    // Notifications
    case .foregroundPush:
      .person(
        "Send a notification while \(app) is on the screen", command: SimulatorCommand.push)
    case .notificationAction: .person(answer, command: SimulatorCommand.push)
    // The device
    case .reboot:
      .person(
        "Restart the device, up to its lock screen", command: SimulatorCommand.restart,
        menu: "Device > Restart")
    case .update: .person("Install a new version of \(app) over the old one")
    case .reinstall: .person("Delete \(app) and install it again")
    case .restoreBackup: .person("Restore the device from a backup, up to its lock screen")
    // What the world has no part in
    case .action: situation.acting(event, action)
    case .tick: .person("Wait \(event.number) seconds")
    case .work:
      .app("Let \(app) go on with \(situation.task(event))")
    }
  }
}
