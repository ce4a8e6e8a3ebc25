import SceneLifecycle

/// The words that depend on what is on the screen.
extension Situation {
  /// The user starts the app.
  func launching(_ event: Event, _ hand: Gestures) -> String {
    if scenes == 1 || !platform.usesScenes {
      return words(hand.tapIcon + " to start it", event, "opens")
    }
    if !platform.supportsMultipleWindows {
      return words(hand.tapIcon + " to start it", event, knows(event) ? "is back" : "is new")
    }
    let start = knows(event) ? "Tap the card of window" : hand.tapIcon + " to start it: window"
    return start + " \(Int(event.scene) + 1) " + (knows(event) ? "to start \(app)" : "is new")
  }

  /// The user opens a window of an app that is in memory.
  func opening(_ event: Event, _ hand: Gestures) -> String {
    if scenes == 1 || !platform.supportsMultipleWindows {
      return words(hand.tapIcon + " to open it again", event, knows(event) ? "shows" : "is new")
    }
    return knows(event)
      ? "Bring window \(Int(event.scene) + 1) back to the screen, alone"
      : "Open a new window, window \(Int(event.scene) + 1) (\(hand.makeWindow))"
  }

  /// The command that opens the app again; none opens one of several windows.
  func openingCommand(_ event: Event) -> String? {
    scenes == 1 || !platform.supportsMultipleWindows ? SimulatorCommand.launch : nil
  }

  /// The windows that left together come back.
  var returning: String {
    platform.supportsMultipleWindows
      ? "Return to \(app) as it was: the windows that left together come back"
      : "Return to \(app) as it was when it left the screen"
  }

  /// The step in which the uppermost cover goes away.
  var ending: String {
    switch covers.last {
    case .controlCenter: "Close Control Center"
    case .notificationCenter: "Close Notification Center"
    case .alert: "Dismiss the alert"
    case .siri: "Dismiss Siri"
    case .call: "Decline the call, or let it end"
    case nil: "Dismiss what lies over \(app)"
    }
  }

  /// Which of the app's waiting tasks goes on.
  func task(_ event: Event) -> String {
    event.number == 1
      ? "its oldest waiting task" : "number \(event.number) of its waiting tasks"
  }

  /// Something is delivered: it opens an app that does not run, and is handed to one that does.
  ///
  /// - Parameters:
  ///   - event: What is delivered, to which window.
  ///   - delivery: The words for how it comes.
  func delivering(_ event: Event, by delivery: DeliveryPhrase) -> StepWords {
    .person(
      isDead
        ? words("Open \(app) by \(delivery.gerund)", event, "opens")
        : words(delivery.sentence, event, "gets it"),
      command: delivery.command)
  }

  /// The app does something of its own, or the user taps what a window shows: `tap.Save`, `tap.3`.
  func acting(_ event: Event, _ action: String?) -> StepWords {
    let location = event.scene == SceneSet.noSlot ? "" : " in window \(Int(event.scene) + 1)"
    guard let action else { return .app("Let \(app) do action number \(event.number)\(location)") }
    guard let label = action.wholeMatch(of: /tap\.(.+)/)?.1 else {
      return .app("Let \(app) do '\(action)'\(location)")
    }
    let control =
      Int(label).map { "control number \($0), in the order of the views," } ?? "'\(label)'"
    return .person("Tap \(control)\(location)")
  }
}
