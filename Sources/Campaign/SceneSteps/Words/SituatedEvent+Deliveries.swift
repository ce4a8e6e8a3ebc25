import SceneLifecycle

/// The words for how something comes to the app.
struct DeliveryPhrase {
  /// The end of *Open the app by …*.
  let gerund: String
  /// The sentence of the step where the app is in memory.
  let sentence: String
  /// The command that delivers it in a simulator; nil where none does.
  var command: String?
}

/// The words of what the world brings: what comes decides how, where the kind of the event leaves it open.
extension SituatedEvent {
  /// A URL comes.
  var link: DeliveryPhrase {
    switch delivery {
    case .document:
      DeliveryPhrase(
        gerund: "opening one of its documents in Files",
        sentence: "Open a document of \(app) in Files")
    case .widget:
      DeliveryPhrase(
        gerund: "tapping a widget that links to a web page",
        sentence: "Tap a widget of \(app) that links to a web page")
    case .searchResult, .search, .intent, .action, .reply, .dismissal, nil:
      DeliveryPhrase(
        gerund: "tapping a link of its own scheme",
        sentence: "Tap a link of the own scheme of \(app)", command: SimulatorCommand.openScheme)
    }
  }

  /// An activity comes at once: the page of a link, or what a search has found.
  var webLink: DeliveryPhrase {
    switch delivery {
    case .searchResult:
      DeliveryPhrase(
        gerund: "tapping a result of Spotlight's search",
        sentence: "Tap a result of Spotlight's search that is of \(app)")
    case .search:
      DeliveryPhrase(
        gerund: "searching in Spotlight and tapping Search in App",
        sentence: "Search in Spotlight and tap Search in App below \(app)")
    case .document, .widget, .intent, .action, .reply, .dismissal, nil:
      DeliveryPhrase(
        gerund: "tapping a web link of its domain",
        sentence: "Tap a web link of the domain of \(app)", command: SimulatorCommand.openDomain)
    }
  }

  /// An activity is announced and follows.
  var activity: DeliveryPhrase {
    switch delivery {
    case .intent:
      DeliveryPhrase(
        gerund: "asking Siri for what one of its intents does",
        sentence: "Ask Siri for what an intent of \(app) does")
    case .document, .widget, .searchResult, .search, .action, .reply, .dismissal, nil:
      DeliveryPhrase(
        gerund: "handing an activity off from another device",
        sentence: "Hand an activity off to \(app) from another device")
    }
  }

  /// A quick action comes.
  var quickAction: DeliveryPhrase {
    DeliveryPhrase(
      gerund: "holding its icon and picking a quick action",
      sentence: "Hold the icon of \(app) and pick a quick action")
  }

  /// An invitation comes.
  var share: DeliveryPhrase {
    DeliveryPhrase(
      gerund: "accepting a CloudKit share", sentence: "Accept a CloudKit share for \(app)")
  }

  /// The answer to a notification comes, and shows the app.
  var notification: DeliveryPhrase {
    let location = situation.isLocked ? " on the lock screen" : ""
    let unlocking = situation.isLocked ? ", and unlock the device" : ""
    let gerund: String
    let sentence: String
    switch delivery {
    case .action:
      gerund = "picking an action of its notification"
      sentence = "Pick an action of a notification of \(app)\(location) that opens it"
    case .reply:
      gerund = "answering its notification with a text"
      sentence = "Answer a notification of \(app)\(location) with a text that opens it"
    case .dismissal:
      gerund = "sending its notification away (no hand does: it opens nothing)"
      sentence = "Send a notification of \(app)\(location) away (no hand does: it opens nothing)"
    case .document, .widget, .searchResult, .search, .intent, nil:
      gerund = "tapping its notification"
      sentence = "Tap a notification of \(app)\(location)"
    }
    return DeliveryPhrase(
      gerund: gerund + location, sentence: sentence + unlocking, command: SimulatorCommand.push)
  }

  /// The answer to a notification comes, and does not show the app.
  var answer: String {
    switch delivery {
    case .reply: "Answer a notification of \(app) with a text, which does not open it"
    case .dismissal: "Send a notification of \(app) away"
    case .document, .widget, .searchResult, .search, .intent, .action, nil:
      "Pick an action of a notification, not \(app)"
    }
  }
}
