package import SceneLifecycle

/// The whole order of the life cycle: which callbacks have to be delivered before which.
///
/// Within a scene and within the process pairs say so; freedom is the absence of a pair. The tables are
/// transitively closed, so that leaving out a callback that no monitor observes does not change the order
/// of the others. What a scene waits for in the process or in another scene, and the process in scenes,
/// stands at the end.
package struct Order: Sendable {
  /// For each item of a scene by position, the items that the scene must not have pending any more.
  package var scene: [AgendaSet]
  /// For each item of the process, the items that the process must not have pending any more.
  package var process: [AgendaSet]

  /// Takes the order of a platform; each is closed once and shared by all engines.
  ///
  /// - Parameters:
  ///   - platform: The world.
  ///   - readsLogs: Whether lines of a log are compared with it. A log of iOS 14 or 15 has SwiftUI's phases
  ///     before the calls of the scene's delegate, others have them behind.
  package init(_ platform: Platform, readsLogs: Bool = false) {
    scene =
      if !platform.usesScenes {
        Self.withoutScenes
      } else if readsLogs {
        Self.ofLogs(platform)
      } else {
        Self.ofPlays(platform)
      }
    process = Self.ofProcess
  }

  private typealias Pairs = [(AgendaItem, [AgendaItem])]

  private static let withoutScenes = closed(scenelessPairs)
  private static let logsWithStoryboard = closed(
    scenePairs + [(.viewDidLoad, [.attachment, .windowSet]), (.keyWindow, [.connect])])
  // The app makes its window while `willConnectTo` runs: a log of its end comes after both.
  private static let codePairs: Pairs =
    scenePairs + [(.viewDidLoad, [.attachment]), (.keyWindow, [.attachment])]
  private static let logsWithoutStoryboard = closed(codePairs)
  // A report on iOS 27 saw the call after the connection and before the activation (not-fl3/miniquad).
  private static let delegatelessPairs: Pairs = [
    (.resignWhileAttaching, [.connectNotice]), (.activation, [.resignWhileAttaching]),
    (.detachment, [.resignWhileAttaching]),
  ]
  private static let logsWithoutDelegate = closed(codePairs + delegatelessPairs)
  // No view loads before `willConnectTo` is called: the app makes the window in it, and a storyboard's
  // window is made visible behind it (Apple, uiviewcontroller/viewwillappear(_:)).
  private static let connectsFirst: Pairs = [(.viewDidLoad, [.connect]), (.keyWindow, [.connect])]
  // A phase is reported before the next one of its scene begins: the last report is the state at rest.
  private static let phasesInTurn: Pairs = [(.reactivation, [.phaseResigned, .appPhaseResigned])]
  private static let played = scenePairs + connectsFirst + phasesInTurn
  private static let withScenes = closed(played)
  private static let withoutDelegate = closed(played + delegatelessPairs)
  // Logs of iOS 14 and 15 have each phase before the scene delegate's call (recording:
  // swiftui-phase-before-scene-delegate), those of iOS 16 behind it.
  private static let withEarlyPhases = closed(freeingPhases(played))
  private static let logsOfSwiftUI = closed(freeingPhases(codePairs))
  private static let ofProcess = closed(processPairs)

  /// Returns the order that a play keeps.
  private static func ofPlays(_ platform: Platform) -> [AgendaSet] {
    if platform.mayResignWhileAttaching { return withoutDelegate }
    return platform.hasEarlyPhases ? withEarlyPhases : withScenes
  }

  /// Returns the pairs without those that have a phase wait for a call of the scene delegate's.
  private static func freeingPhases(_ pairs: Pairs) -> Pairs {
    let calls: [AgendaItem] = [.foreground, .active, .resign, .background]
    return pairs.map { item, earlier in
      let isPhase = Script.phases.contains(item)
      return (item, isPhase ? earlier.filter { !calls.contains($0) } : earlier)
    }
  }

  /// Returns an order that the lines of a log may be in.
  ///
  /// A line that is printed at the end of `willConnectTo` stands behind those of the views that
  /// were loaded in it.
  private static func ofLogs(_ platform: Platform) -> [AgendaSet] {
    if platform.usesSwiftUI && platform.hasSceneDelegate { return logsOfSwiftUI }
    if platform.usesStoryboard { return logsWithStoryboard }
    return platform.mayResignWhileAttaching ? logsWithoutDelegate : logsWithoutStoryboard
  }

  private static func closed(_ pairs: Pairs) -> [AgendaSet] {
    var before = [AgendaSet](repeating: .none, count: AgendaSet.capacity)
    for (item, earlier) in pairs {
      before[item.position] |= AgendaSet(of: earlier)
    }
    var changed = true
    while changed {
      changed = false
      for item in before.indices {
        let closure = before[item].positions.reduce(before[item]) { $0 | before[$1] }
        changed = changed || closure != before[item]
        before[item] = closure
      }
    }
    return before
  }

  // Apple: about-the-app-launch-sequence, uiscenedelegate, preparing-your-ui-to-run-in-the-…
  private static let scenePairs: Pairs = [
    // Connecting: a storyboard's window is there before `willConnectTo` arrives (WWDC19 246).
    (.attachment, [.configuration]),
    (.windowSet, [.attachment]),
    (.geometryBeforeConnect, [.attachment]),
    (.connect, [.attachment, .windowSet, .geometryBeforeConnect]),
    // What the session holds can be read as soon as the scene connects (UISceneSession.h).
    (.stateReadable, [.connect]),
    (.connectNotice, [.attachment]),
    (.settling, [.connect, .stateReadable, .connectNotice]),
    (.viewWillAppear, [.viewDidLoad]),
    (.viewDidAppear, [.viewWillAppear]),
    (.geometry, [.connect]),
    // Restoring: after the connection, before the activation (UIScene.h).
    (.restore, [.connect, .stateReadable, .settling]),
    // Foreground: the call precedes the move (uiscenedelegate/scenewillenterforeground).
    (.foregrounding, [.connect, .stateReadable, .connectNotice, .settling]),
    (.earlyEntering, [.foregrounding]),
    (.foreground, [.foregrounding, .earlyEntering]),
    (.foregroundNotice, [.foregrounding, .earlyEntering]),
    (.appForegroundNotice, [.foregrounding]),
    (.phaseInactive, [.foregrounding, .foreground]),
    (.appPhaseInactive, [.foregrounding, .foreground]),
    (.lateSettling, [.foreground, .foregroundNotice]),
    (.entering, [.foreground, .foregroundNotice, .appForegroundNotice, .lateSettling]),
    // Payloads float round the foreground run; a hand-over ends after it began.
    (.willContinue, [.connect, .settling]),
    (.openURL, [.connect, .settling]),
    (.continueActivity, [.connect, .settling, .willContinue]),
    (.failActivity, [.connect, .settling, .willContinue]),
    (.performShortcut, [.connect, .settling]),
    (.notificationResponse, [.connect, .settling]),
    (.pushAgain, [.connect, .settling]),
    (.acceptShare, [.connect, .settling]),
    (.updateActivity, [.connect, .settling]),
    // Activation: the move precedes the call (uiscenedelegate/scenedidbecomeactive).
    (.activation, [.entering, .earlyEntering, .lateSettling, .foreground, .restore]),
    (.activation, [.foregroundNotice, .appForegroundNotice, .settling]),
    (.active, [.activation]),
    (.activeNotice, [.activation]),
    (.appActiveNotice, [.activation]),
    (.phaseActive, [.activation, .phaseInactive, .active]),
    (.appPhaseActive, [.activation, .appPhaseInactive, .active]),
    // Resigning: the call precedes the move (uiscenedelegate/scenewillresignactive).
    (.resignation, [.activation, .active, .activeNotice, .appActiveNotice, .appPhaseActive]),
    (.resignation, [.touch, .keyPress, .openURL, .continueActivity, .failActivity]),
    (.resignation, [.performShortcut, .notificationResponse, .pushAgain, .acceptShare]),
    (.resign, [.resignation]),
    (.resignNotice, [.resignation]),
    (.appResignNotice, [.resignation]),
    (.phaseResigned, [.resignation, .phaseActive, .resign]),
    (.appPhaseResigned, [.resignation, .appPhaseActive, .resign]),
    (.deactivation, [.resign, .resignNotice, .appResignNotice]),
    (.reactivation, [.deactivation]),
    (.rebound, [.reactivation, .activation, .active, .activeNotice, .appActiveNotice]),
    // Background: the move precedes the call (uiscenedelegate/scenedidenterbackground).
    (.backgrounding, [.deactivation, .reactivation, .rebound, .entering, .earlyEntering]),
    (.backgrounding, [.foreground, .foregroundNotice, .appForegroundNotice, .settling]),
    (.backgrounding, [.activation, .active, .activeNotice, .appActiveNotice, .restore]),
    (.backgrounding, [.openURL, .continueActivity, .failActivity, .performShortcut]),
    (.backgrounding, [.notificationResponse, .pushAgain, .acceptShare]),
    (.background, [.backgrounding]),
    (.backgroundNotice, [.backgrounding]),
    (.appBackgroundNotice, [.backgrounding, .appResignNotice]),
    (.phaseBackground, [.backgrounding, .phaseResigned, .phaseInactive, .background]),
    (.appPhaseBackground, [.backgrounding, .appPhaseResigned, .background]),
    (.saveState, [.backgrounding, .background, .settling]),
    // Disconnecting: state is asked for before (uiscenesession/staterestorationactivity).
    (.saveStateAgain, [.saveState]),
    (.detachment, [.backgrounding, .background, .backgroundNotice, .appBackgroundNotice]),
    (.detachment, [.saveState, .saveStateAgain, .deactivation, .settling, .updateActivity]),
    (.detachment, [.resign, .resignNotice, .appResignNotice, .geometry, .keyWindow]),
    (.disconnect, [.detachment]),
    (.disconnectNotice, [.detachment]),
    (.viewWillDisappear, [.detachment]),
    (.viewDidDisappear, [.viewWillDisappear]),
    (.ghost, [.detachment, .disconnect, .disconnectNotice]),
    (.ghost, [.appResignNotice, .appBackgroundNotice]),
  ]

  // Apple: uiapplicationdelegate; recorded for iOS 11 to 16. A hand-over begins after the
  // foreground call, payloads lie between it and the activation.
  private static let scenelessPairs: Pairs = [
    (.foreground, [.foregrounding]),
    (.appForegroundNotice, [.foregrounding]),
    (.foregroundNotice, [.foregrounding]),
    (.entering, [.foreground, .foregroundNotice, .appForegroundNotice]),
    (.willContinue, [.foreground, .entering]),
    (.openURL, [.foreground, .entering]),
    (.continueActivity, [.foreground, .entering, .willContinue]),
    (.failActivity, [.foreground, .entering, .willContinue]),
    (.performShortcut, [.foreground, .entering]),
    (.notificationResponse, [.foreground, .entering]),
    (.pushAgain, [.foreground, .entering]),
    (.acceptShare, [.foreground, .entering]),
    (.activation, [.entering, .willContinue, .openURL, .continueActivity, .failActivity]),
    (.activation, [.performShortcut, .notificationResponse, .pushAgain, .acceptShare]),
    (.active, [.activation]),
    (.activeNotice, [.activation]),
    (.appActiveNotice, [.activation]),
    (.viewWillAppear, [.viewDidLoad]),
    (.viewDidAppear, [.viewWillAppear]),
    (.resignation, [.activation, .active, .appActiveNotice, .updateActivity, .touch, .keyPress]),
    (.resignation, [.activeNotice]),
    (.resign, [.resignation]),
    (.resignNotice, [.resignation]),
    (.appResignNotice, [.resignation]),
    (.deactivation, [.resign, .resignNotice, .appResignNotice]),
    (.reactivation, [.deactivation]),
    (.rebound, [.reactivation, .activation, .active, .activeNotice, .appActiveNotice]),
    (.backgrounding, [.deactivation, .reactivation, .rebound, .active, .appActiveNotice]),
    (.backgrounding, [.entering, .activeNotice]),
    (.background, [.backgrounding]),
    (.backgroundNotice, [.backgrounding]),
    (.appBackgroundNotice, [.backgrounding]),
    (.detachment, [.backgrounding, .background, .appBackgroundNotice, .deactivation]),
    (.viewWillDisappear, [.detachment]),
    (.viewDidDisappear, [.viewWillDisappear]),
  ]

  // Apple: about-the-app-launch-sequence, uiapplicationdelegate/applicationwillterminate(_:).
  private static let processPairs: Pairs = {
    var pairs: Pairs = [
      // A process ends once: its end is delivered before another one begins.
      (.main, [.processEnded, .installed]),
      (.installed, [.processEnded]),
      (.delegateInit, [.main]),
      (.willFinishLaunching, [.main, .delegateInit]),
      (.shouldRestoreState, [.willFinishLaunching]),
      (.didFinishLaunching, [.willFinishLaunching, .shouldRestoreState]),
      (.requestError, [.requestActivation, .requestDestruction]),
      (.discard, [.requestDestruction]),
      (.timeChange, [.timeChangeNotice]),
      (.terminateNotice, [.terminate]),
    ]
    let afterLaunch = AgendaItem.allCases.filter {
      (AgendaItem.launchNotice.rawValue...AgendaItem.exit.rawValue).contains($0.rawValue)
    }
    pairs += afterLaunch.map { ($0, [.didFinishLaunching]) }
    let beforeEnd = afterLaunch.filter { $0.rawValue < AgendaItem.terminate.rawValue }
    pairs.append((.terminate, beforeEnd))
    pairs.append((.terminateNotice, beforeEnd))
    pairs.append((.exit, beforeEnd + [.terminate, .terminateNotice]))
    return pairs
  }()
}

// MARK: - Between scopes

/// The pending items of one scope that hold back another scope.
///
/// The functions get the slots that they look at and not the state, so that nothing large is lent to them.
extension Order {
  /// Until these of the process are delivered, no scene receives a callback.
  static let beforeScenes: AgendaSet = [
    .main, .delegateInit, .willFinishLaunching, .shouldRestoreState, .didFinishLaunching,
    .requestActivation, .requestDestruction, .requestRefresh, .willPresent,
  ]

  /// Until these of the process are delivered, no root view of a storyboard loads in an app without scenes.
  ///
  /// It loads before the launch ends. Code makes its window there, so its view waits as all else does.
  static let beforeStoryboard = beforeScenes - AgendaSet(.didFinishLaunching)

  /// The slots that may receive callbacks: where a closed session still awaits its report, the new session
  /// in its place receives none.
  @inline(__always)
  static func receiving(_ slots: SceneSet, renewed: SceneSet) -> SceneSet { slots - renewed }

  /// The items of the process that wait for scenes.
  ///
  /// - Parameters:
  ///   - dismissed: Sessions that are closed and not yet reported.
  ///   - closing: Slots with something pending up to the end of their disconnection.
  ///   - busy: Slots with something pending.
  @inline(__always)
  package static func waiting(dismissed: SceneSet, closing: SceneSet, busy: SceneSet) -> AgendaSet {
    var waiting = AgendaSet.none
    // A closed session is reported once its scene is disconnected.
    if !(dismissed & closing).isEmpty { waiting |= AgendaSet(.discard) }
    // The app is asked for its state, and hears of its end, once all scenes have left.
    if !closing.isEmpty {
      waiting |= AgendaSet(.terminate) | AgendaSet(.terminateNotice)
      waiting |= AgendaSet(.shouldSaveState)
    }
    // A process ends once nothing is pending in it.
    if !busy.isEmpty { waiting |= AgendaSet(.exit) }
    return waiting
  }

  /// The moves of a scene that wait for another scene: the application's state changes step by step.
  ///
  /// They wait while the other one's move still has a notification of the application pending.
  ///
  /// - Parameters:
  ///   - scene: The scene alone.
  ///   - foreground: Scenes that are in the foreground for the system and count for the application's state.
  ///   - active: Those that are active for it.
  @inline(__always)
  package static func waiting(
    _ scene: SceneSet, foreground: SceneSet, active: SceneSet
  ) -> AgendaSet {
    var waiting = AgendaSet.none
    if foreground.isEmpty { waiting |= AgendaSet(.foregrounding) }
    if active.isEmpty { waiting |= AgendaSet(.activation) }
    if active == scene { waiting |= AgendaSet(.resignation) | AgendaSet(.detachment) }
    if foreground == scene { waiting |= AgendaSet(.backgrounding) | AgendaSet(.detachment) }
    return waiting
  }
}
