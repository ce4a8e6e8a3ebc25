import SceneLifecycle

/// A person's gestures with a device, by its family and version.
///
/// Sources: Apple, *iPhone User Guide*, *iPad User Guide* and *Apple Vision Pro User Guide* of each
/// version, *Use gestures to navigate your iPhone with Face ID* (support 102371).
struct Gestures {
  let platform: Platform
  /// How the steps call the app.
  let app: String

  /// The icon of the app, with what a person does to it.
  var tapIcon: String {
    switch platform.family {
    case .iphone, .ipad: "Tap the icon of \(app)"
    case .vision: "Tap the icon of \(app) in the Home View"
    case .mac: "Click the icon of \(app) in the Dock"
    }
  }

  /// Everything of the app leaves the screen.
  var goHome: String {
    switch platform.family {
    case .iphone:
      platform.system < 13
        ? "Press the home button (or swipe up) to go to the Home Screen"
        : "Swipe up to the Home Screen (or press the home button)"
    case .ipad: "Swipe up to the Home Screen"
    case .vision: "Press the Digital Crown to go to the Home View"
    case .mac: "Minimize everything of \(app)"
    }
  }

  /// The app switcher opens.
  var openSwitcher: String {
    switch platform.family {
    case .iphone:
      platform.system < 13
        ? "Press the home button twice (or swipe up and pause) for the app switcher"
        : "Swipe up and pause (or press home twice) for the app switcher"
    case .ipad: "Swipe up and pause for the app switcher"
    case .vision: "Open the app switcher, as far as a Vision Pro has one"
    case .mac: "Open Mission Control as the app switcher"
    }
  }

  /// The user ends the app.
  var kill: String {
    switch platform.family {
    case .iphone, .ipad:
      platform.supportsMultipleWindows
        ? "In the app switcher, swipe all of \(app) away"
        : "In the app switcher, swipe \(app) away"
    case .vision: "Force quit \(app) (hold the Digital Crown and the top button)"
    case .mac: "Quit \(app) (Command-Q)"
    }
  }

  /// How a new window is made, in brackets.
  var makeWindow: String {
    switch platform.family {
    case .iphone: "hold its icon, New Window"
    case .ipad:
      switch platform.system {
      case ..<15: "hold its icon, Show All Windows, +"
      case ..<26: "tap its icon in the Dock, then +"
      default: "hold its icon, New Window"
      }
    case .vision: "the app offers it"
    case .mac: "Command-N"
    }
  }

  /// One window is closed while the app runs.
  func close(_ window: String) -> String {
    switch platform.family {
    case .iphone: "In the app switcher, close \(window): swipe it away, alone"
    case .ipad:
      platform.system < 26
        ? "In the app switcher, close \(window): swipe it away, alone"
        : "Close \(window) (its red button)"
    case .vision: "Close \(window) for good (the x below it)"
    case .mac: "Close \(window) (Command-W)"
    }
  }

  /// One window leaves the screen for another one.
  func hide(_ window: String) -> String {
    switch platform.family {
    case .iphone: "Put another window in the place of \(window)"
    case .ipad:
      platform.system < 26
        ? "Put another window in the place of \(window), in Split View"
        : "Hide \(window) behind another one (its yellow button)"
    case .vision: "Hide \(window): turn away until it fades"
    case .mac: "Hide \(window) (Command-M)"
    }
  }

  /// Control Center opens.
  var openControlCenter: String {
    switch platform.family {
    case .iphone:
      platform.system < 13
        ? "Swipe up from the bottom edge to open Control Center"
        : "Open Control Center (from the top right; with a home button, from below)"
    case .ipad: "Swipe down from the top right to open Control Center"
    case .vision:
      platform.system < 18
        ? "Look up and tap the arrow to open Control Center"
        : "Turn a hand over and tap to open Control Center"
    case .mac: "Open Control Center in the menu bar"
    }
  }

  /// Notification Center opens.
  var openNotificationCenter: String {
    switch platform.family {
    case .iphone, .ipad: "Swipe down from the top edge to open Notification Center"
    case .vision: "Open Notification Center from Control Center"
    case .mac: "Click the clock to open Notification Center"
    }
  }
}
