import SceneLifecycle

/// The happenings and the conditions of the app and its process.
package struct AppWords: Sendable {
  // MARK: Happenings

  /// `UIApplicationMain` runs.
  package let runsMain = Happening(.main)
  /// `application(_:willFinishLaunchingWithOptions:)`.
  package let willFinishLaunching = Happening(.willFinishLaunching)
  /// `application(_:didFinishLaunchingWithOptions:)`.
  package let finishesLaunching = Happening(.didFinishLaunching)
  /// `application(_:shouldRestoreApplicationState:)`.
  package let isAskedToRestore = Happening(.shouldRestoreState)
  /// `applicationWillTerminate(_:)`.
  package let willTerminate = Happening(.terminate)
  /// The process is gone.
  package let ends = Happening(.processEnded)
  /// The system refuses to launch the app.
  package let isRefused = Happening(.launchRefused)
  /// Another copy of the app is on the device: updated, installed anew, or restored.
  package let isInstalled = Happening(.installed)

  /// `applicationWillEnterForeground(_:)`.
  package let entersForeground = Happening(.appForeground)
  /// `applicationDidBecomeActive(_:)`.
  package let becomesActive = Happening(.appActive)
  /// `applicationWillResignActive(_:)`.
  package let resignsActive = Happening(.appResign)
  /// `applicationDidEnterBackground(_:)`.
  package let entersBackground = Happening(.appBackground)
  /// One of the four state callbacks of the application delegate.
  package let changesState = Happening(.appForeground, .appActive, .appResign, .appBackground)

  /// `UIApplication.willEnterForegroundNotification`.
  package let postsForeground = Happening(.appForegroundNotice)
  /// `UIApplication.didBecomeActiveNotification`.
  package let postsActive = Happening(.appActiveNotice)
  /// `UIApplication.willResignActiveNotification`.
  package let postsResign = Happening(.appResignNotice)
  /// `UIApplication.didEnterBackgroundNotification`.
  package let postsBackground = Happening(.appBackgroundNotice)

  /// The app's `scenePhase` becomes active.
  package let phaseBecomesActive = Happening(.appPhaseActive)
  /// The app's `scenePhase` becomes background.
  package let phaseBecomesBackground = Happening(.appPhaseBackground)

  /// `application(_:willContinueUserActivityWithType:)`.
  package let willContinueActivity = Happening(.appWillContinue)
  /// An activity arrives at the application delegate, or fails to.
  package let answersActivity = Happening(.appContinue, .appFailActivity)
  /// A delivery of an event's content to an app without scenes.
  package let receivesDelivery = Happening(
    .appOpenURL, .appContinue, .appFailActivity, .appShortcut, .appAcceptShare,
    .notificationResponse)
  /// A touch or a key press.
  package let getsUserEvent = Happening(.touch, .keyPress)
  /// A callback that waits while the process is suspended: of the time, or of protected data.
  package let hearsWhatWaited = Happening(
    .timeChangeNotice, .timeChange, .protectedDataAvailable, .protectedDataAvailableNotice,
    .protectedDataUnavailable, .protectedDataUnavailableNotice)

  /// Any callback.
  package let isCalled = Happening(CallbackSet.receivable)
  /// Any callback of a delegate of the app or of a scene.
  package let delegateIsCalled = Happening(
    CallbackSet(
      of: CallbackKind.allCases.filter {
        $0.recipient == .appDelegate || $0.recipient == .sceneDelegate
      }))
  /// Any callback of the application delegate that has a counterpart in the scene delegate.
  package let isCalledInsteadOfScene = Happening(
    CallbackSet(of: CallbackKind.allCases.filter { $0.isOfScenelessApp }))

  // MARK: Conditions

  /// The notification that the app enters the foreground has come since it last left.
  package var hasPostedForeground: Condition {
    postsForeground.lasting(until: postsBackground, in: .process)
  }
  /// The notifications say that the app is active.
  package var hasPostedActive: Condition {
    postsActive.lasting(until: postsResign, in: .process)
  }
  /// An app without scenes has come to the foreground since it last left.
  package var isInForeground: Condition {
    (entersForeground | becomesActive).lasting(until: entersBackground, in: .process)
  }
  /// An app without scenes received that it is in the background, and not yet that it comes back.
  package var isInBackground: Condition {
    entersBackground.lasting(until: entersForeground, in: .process)
  }
  /// An app without scenes is active.
  package var isActive: Condition { becomesActive.lasting(until: resignsActive, in: .process) }
  /// Main has run.
  package var hasRunMain: Condition { runsMain.hasHappened(in: .process) }
  /// `didFinishLaunching` has been delivered.
  package var hasLaunched: Condition { finishesLaunching.hasHappened(in: .process) }
  /// Between the two launch methods.
  package var isBetweenLaunchMethods: Condition {
    willFinishLaunching.lasting(until: finishesLaunching, in: .process)
  }
  /// The user started the process.
  package var wasStartedByUser: Condition {
    runsMain.when(.byUserLaunch).hasHappened(in: .process)
  }

  /// `applicationState` reads background.
  package let readsBackground = Condition.reads(.appReadsBackground)
  /// `applicationState` reads inactive.
  package let readsInactive = Condition.reads(.appReadsInactive)
  /// `applicationState` reads active.
  package let readsActive = Condition.reads(.appReadsActive)
  /// `applicationState` is the state of the most active scene.
  package let readsMaximum = Condition.reads(.appReadsMaximum)
  /// Every scene that reads foreground active has entered the foreground, and not left it since.
  package let activeScenesHaveEntered = Condition.reads(.activeHaveEntered)
  /// Some scene reads foreground active.
  package let hasActiveScene = Condition.reads(.someSceneIsActive)
  /// Some window reads foreground active.
  package let hasActiveWindow = Condition.reads(.someWindowIsActive)
  /// Two scenes read foreground active.
  package let hasTwoActiveScenes = Condition.reads(.twoScenesAreActive)
}

/// The app that receives the callback.
let app = AppWords()
