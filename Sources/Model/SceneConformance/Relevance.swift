import SceneEngine
import SceneLifecycle

/// The events and facts that can make a difference to an observer of only some callbacks.
///
/// Several events do the same to a scene (a call, an alert and Control Center all resign it), and
/// many facts decide only callbacks that the author did not record. Leaving them out loses no
/// explanation; the round trip is the test of that.
struct Relevance {
  let account: ObservedTrace
  let sessions: Int
  let platform: Platform
  /// Whether events may begin while others are under way.
  let overlaps: Bool
  /// Whether the history is to be told with the events that a person would name.
  let isStory: Bool
  private let visible: CallbackSet
  /// Whether one process shows several scene objects.
  private let showsSeveral: Bool

  init(
    _ account: ObservedTrace, sessions: Int, platform: Platform, overlaps: Bool = false,
    isStory: Bool = false
  ) {
    self.account = account
    self.sessions = sessions
    self.platform = platform
    self.overlaps = overlaps
    self.isStory = isStory
    showsSeveral = LabelPlan(account).mostInOneProcess > 1
    visible = account.visible
  }

  /// Whether any of some kinds is seen, or must not be.
  func sees(_ kinds: CallbackKind...) -> Bool {
    !(visible & CallbackSet(of: kinds)).isEmpty
  }

  /// Whether something shows that a session is new or gone.
  var seesSessions: Bool {
    sees(.configuration, .discard, .connect, .connectNotice, .windowSet)
  }

  /// Whether something shows the application as a whole, so that unseen scenes matter.
  ///
  /// Printed phases say by themselves how many windows there are.
  var seesAggregate: Bool {
    readsState || seesAppPhase && !account.printsPhases || sees(.discard, .configuration)
  }

  /// Whether something shows the state that all scenes together have.
  var readsAggregate: Bool { readsState || seesAppPhase }

  /// Whether a notification or a reading shows the application's state.
  private var readsState: Bool {
    let notices = sees(.appForegroundNotice, .appActiveNotice, .appResignNotice)
    return notices || sees(.appBackgroundNotice)
      || (account.sightings + account.later.map(\.sighting)).contains { $0.application != nil }
  }

  /// Whether something shows the app's phase.
  private var seesAppPhase: Bool { !(visible & RecordedPhase.ofApp).isEmpty }

  /// Whether the state callbacks show every scene that moves.
  var seesStates: Bool { sees(.foreground, .active, .resign, .background) }

  /// Session slots that a search needs: one more where a new session may come before an old one
  /// is reported.
  var slots: Int {
    if !platform.usesScenes { return 1 }
    return sessions + (account.showsLaunches || sees(.discard, .configuration) ? 1 : 0)
  }

  /// The events that end a process between any two callbacks, and can make a difference.
  var endings: [EventKind] { events.filter { $0 == .systemKill || $0 == .crash } }

  /// The events that can make a difference.
  var events: [EventKind] {
    EventKind.allCases.filter { isRelevant($0) }
  }

  private func isRelevant(_ kind: EventKind) -> Bool {
    switch kind {
    // What others do as well: interruptions, leaving, ending.
    case .alert, .siri, .answerCall, .appSwitcher, .switcherBack, .otherApp, .overrun,
      .prewarm, .registerAccessory, .beginBackgroundMode, .endBackgroundMode:
      false
    // Without scenes only a call keeps an app that is launched inactive.
    case .call: !platform.usesScenes
    // Only a restart makes the system wake an app again that the user ended.
    case .reboot: seesForceQuit
    // A crash at launch costs the saved state: the next process is not asked.
    case .crash: restoresWithoutScenes
    case .foregroundPush: sees(.willPresent)
    // What the app's own code does to a view is read line by line: see `ViewCover`.
    case .cover, .uncover: false
    // What ends the process, a kill by the system does as well.
    case .update, .reinstall, .restoreBackup: sees(.installed)
    // A suspended app without scenes may receive the background callback again when it is woken;
    // the event that wakes it has to show itself, or a doubled callback would look the same.
    case .suspend: !platform.usesScenes && sees(.appBackground) && seesWakers
    case .focusAway, .focusBack, .hide: sessions > 1 || !platform.usesScenes
    // Windows that come back together come back one by one as well, while the first is under way.
    case .returnToApp: isStory || sessions > 1 && !overlaps || !platform.usesScenes
    case .lock, .unlock: seesLock
    case .closeCard, .reportDiscards: seesSessions
    case .serveRefresh, .requestRefresh: seesSessions || sees(.requestRefresh, .saveState)
    case .requestActivation, .requestNewWindow:
      sees(.continueActivity, .requestActivation, .requestError)
    case .requestDestruction: sees(.requestDestruction, .requestError) || platform.usesScenes
    // Where the keyboard may have a scene, the second one is that; other worlds have cars as well.
    case .connectDisplay, .disconnectDisplay, .connectCar, .disconnectCar, .hideCar, .showCar:
      isStory && account.showsAccessoryAlone
        || sessions > 1 && (showsSeveral || !account.showsLaunches) && !platform.hasKeyboardScene
          && account.seesAccessories
    case .systemTerminate: sees(.terminate, .terminateNotice)
    case .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate,
      .appIntent, .notificationAction:
      isRelevantWaker(kind)
    default: sees(of: kind)
    }
  }

  private var seesLock: Bool {
    sees(.protectedDataAvailable, .protectedDataUnavailable)
      || sees(.protectedDataAvailableNotice, .protectedDataUnavailableNotice)
  }

  /// Whether something shows that the system does not wake an app that the user ended.
  private var seesForceQuit: Bool {
    sees(.push, .fetch, .urlSession, .notificationAction)
  }

  private var seesWakers: Bool {
    sees(.push, .fetch, .backgroundTask)
      || sees(.urlSession, .locationUpdate, .appIntent, .notificationAction)
  }

  /// Whether something shows that an app without scenes has saved state: the next process is asked.
  private var restoresWithoutScenes: Bool { !platform.usesScenes && sees(.shouldRestoreState) }

  /// Every waker wakes the app in the same way: of those whose callbacks are hidden, one will do.
  private func isRelevantWaker(_ kind: EventKind) -> Bool {
    let wakers: [(EventKind, CallbackKind)] = [
      (.locationUpdate, .locationUpdate), (.backgroundFetch, .fetch),
      (.backgroundTask, .backgroundTask), (.urlSession, .urlSession), (.silentPush, .push),
      (.notificationAction, .notificationAction), (.appIntent, .appIntent),
    ]
    if wakers.contains(where: { $0.0 == kind && sees($0.1) }) { return true }
    return account.showsLaunches && wakers.first { !sees($0.1) }?.0 == kind
  }

  private func sees(of kind: EventKind) -> Bool {
    switch kind {
    case .makeKey: sees(.keyWindow)
    case .rotate, .changeTraits: sees(.geometry)
    case .touch: sees(.touch)
    case .pressKey: sees(.keyPress)
    case .updateActivity: sees(.updateActivity, .appUpdateActivity)
    case .openURL: sees(.openURL, .appOpenURL)
    case .universalLink, .handoff:
      sees(.willContinue, .continueActivity, .failActivity)
        || sees(.appWillContinue, .appContinue, .appFailActivity)
    case .shortcutItem: sees(.performShortcut, .appShortcut)
    case .notificationTap: sees(.notificationResponse, .push, .pushAgain)
    case .cloudKitShare: sees(.acceptShare, .appAcceptShare)
    case .memoryWarning: sees(.memoryWarning, .memoryNotice, .viewMemoryWarning)
    case .timeChange: sees(.timeChange, .timeChangeNotice)
    case .screenshot: sees(.screenshotNotice)
    case .registerForPush: sees(.registered, .registrationFailed)
    case .backgroundTaskExpiry: sees(.backgroundTaskExpired)
    default: true
    }
  }

  /// The facts that can make a difference, as a state in which they are all true.
  var simplification: Simplification {
    Simplification(
      keepsVisible: platform.usesScenes && (isStory || (sessions > 1 || seesLock) && !overlaps),
      keepsSaved: sees(.stateReadable, .restore, .saveState, .saveStateAgain)
        || restoresWithoutScenes,
      // What has shown decides which windows become key, too.
      keepsViews: sees(.viewDidLoad, .viewWillAppear, .viewDidAppear, .keyWindow)
        || sees(.viewWillDisappear, .viewDidDisappear),
      keepsForceQuit: sees(.configuration) || seesForceQuit,
      keepsConfigured: sees(.configuration),
      keepsBackgroundTime: sees(.backgroundTaskExpired),
      keepsRefresh: isRelevant(.serveRefresh), keepsAppPhase: seesAppPhase)
  }
}

/// Which facts a search keeps; the others decide only callbacks that the author did not record.
struct Simplification {
  let keepsVisible: Bool
  let keepsSaved: Bool
  let keepsViews: Bool
  let keepsForceQuit: Bool
  let keepsConfigured: Bool
  let keepsBackgroundTime: Bool
  let keepsRefresh: Bool
  let keepsAppPhase: Bool

  /// Forgets the facts of a state that are not kept.
  func apply(to state: inout EngineState) {
    state.key = .none
    if !keepsVisible { state.visible = .none }
    if !keepsSaved {
      state.saved = .none
      state.saving = .none
    }
    if !keepsViews {
      state.loaded = .none
      state.appeared = .none
    }
    if !keepsConfigured { state.configured = .none }
    if !keepsForceQuit { state.facts.remove(.forceQuit) }
    if !keepsBackgroundTime { state.facts.remove(.backgroundTime) }
    if !keepsRefresh { state.refresh = .none }
    if !keepsAppPhase {
      state.appPhase = .background
      state.facts.remove(.stalePhase)
    }
  }
}
