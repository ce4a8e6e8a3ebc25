import SceneLifecycle

/// How odd a part of an explanation is.
///
/// A search that only has to find some explanation weighs all events alike, and is quick. One that looks
/// for the history that a person would tell weighs what users do every day least.
struct Weights {
  /// Whether the history is to be the one that a person would tell.
  let isOfStory: Bool
  /// The weight of a callback that comes out of the usual order.
  let order: Int
  /// The weight of a callback that an earlier beginning of the recording would have shown.
  let unshown: Int
  /// The weight of a callback that would be seen, and is still to come when the recording ends.
  let pending: Int
  /// Whether something would show that the app went to the background.
  let showsBackground: Bool

  /// The weight of every event that begins at rest.
  static let ofEvent = 2
  /// The weight of every session beside the first.
  static let ofSession = 2
  /// The weight of a session that no line shows, beyond that of every session.
  ///
  /// It is more than any event in the sessions that lines show.
  static let ofHiddenSession = 6

  /// All events weigh alike.
  static let quick = Weights(
    isOfStory: false, order: 1, unshown: 0, pending: 0, showsBackground: true)

  /// Returns weights by which everyday events weigh least.
  static func story(of account: ObservedTrace) -> Weights {
    let background = CallbackSet(
      .background, .backgroundNotice, .appBackground, .appBackgroundNotice, .phaseBackground,
      .appPhaseBackground)
    return Weights(
      isOfStory: true, order: 0, unshown: 2, pending: 3,
      showsBackground: !(account.visible & background).isEmpty)
  }

  /// Returns the weight of an event beyond the weight of every event.
  func oddness(of kind: EventKind) -> Int {
    guard isOfStory else { return 0 }
    switch kind {
    case .launch: return 0
    // With what began it, the end is one thing: it takes back the weight of every event.
    case .endInterruption: return -Self.ofEvent
    // Where the background would not show, to leave the app is no plainer than to cover it.
    case .home, .returnToApp: return showsBackground ? 0 : 2
    case .open, .controlCenter, .openURL, .notificationTap, .lock, .unlock,
      .hideCar, .showCar:
      return 1
    case .kill, .connectCar, .connectDisplay, .close: return 2
    default: return Self.rare.contains(kind) ? 5 : 3
    }
  }

  /// Returns the weight of an unusual answer; one that a recording shows as plainly as an event is nearly
  /// usual.
  func oddness(of choice: ChoiceKind) -> Int {
    guard isOfStory else { return 2 }
    // A blip looks like an interruption that ends and another one.
    if choice == .blip { return 5 }
    return Self.nearlyUsual.contains(choice) ? 1 : 3
  }

  private static let nearlyUsual: [ChoiceKind] = [
    .killReports, .killTerminates, .disappearance, .ownLink,
  ]

  /// The events out of the user's sight.
  private static let rare: [EventKind] = [
    .suspend, .crash, .systemKill, .systemTerminate, .reclaim, .reboot, .reportDiscards,
    .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh, .serveRefresh,
    .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
    .appIntent, .notificationAction, .backgroundTaskExpiry,
  ]
}
