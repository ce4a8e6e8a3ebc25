import SceneLifecycle

/// The happenings and the conditions of a scene.
package struct SceneWords: Sendable {
  // MARK: Happenings

  /// `scene(_:willConnectTo:options:)`.
  package let connects = Happening(.connect)
  /// `sceneWillEnterForeground(_:)`.
  package let entersForeground = Happening(.foreground)
  /// `sceneDidBecomeActive(_:)`.
  package let becomesActive = Happening(.active)
  /// `sceneWillResignActive(_:)`.
  package let resignsActive = Happening(.resign)
  /// `sceneDidEnterBackground(_:)`.
  package let entersBackground = Happening(.background)
  /// `sceneDidDisconnect(_:)`.
  package let disconnects = Happening(.disconnect)
  /// `windowScene(_:didUpdate:…)`.
  package let updatesGeometry = Happening(.geometry)
  /// `UIScene.willEnterForegroundNotification`.
  package let postsForeground = Happening(.foregroundNotice)
  /// `UIScene.didActivateNotification`.
  package let postsActive = Happening(.activeNotice)
  /// The storyboard's window is set on the delegate.
  package let getsWindow = Happening(.windowSet)
  /// `UIWindow.didBecomeKeyNotification`.
  package let getsKeyWindow = Happening(.keyWindow)
  /// Inside `scene(_:willConnectTo:options:)`, `session.stateRestorationActivity` is not nil.
  package let findsState = Happening(.stateReadable)
  /// `scene(_:restoreInteractionStateWith:)`.
  package let restoresState = Happening(.restore)
  /// `viewDidAppear(_:)` of the root view controller.
  package let showsRootView = Happening(.viewDidAppear)
  /// A touch or a key press.
  package let getsUserEvent = Happening(.touch, .keyPress)
  /// `scene(_:openURLContexts:)`.
  package let opensURL = Happening(.openURL)
  /// `scene(_:willContinueUserActivityWithType:)`.
  package let willContinueActivity = Happening(.willContinue)
  /// `scene(_:continue:)`.
  package let continuesActivity = Happening(.continueActivity)
  /// `scene(_:didFailToContinueUserActivityWithType:error:)`.
  package let failsActivity = Happening(.failActivity)
  /// `windowScene(_:performActionFor:completionHandler:)`.
  package let performsShortcut = Happening(.performShortcut)
  /// `windowScene(_:userDidAcceptCloudKitShareWith:)`.
  package let acceptsShare = Happening(.acceptShare)
  /// `userNotificationCenter(_:didReceive:)`.
  package let getsResponse = Happening(.notificationResponse)
  /// A delivery of an event's content to a scene that is there.
  package let receivesDelivery = Happening(
    .openURL, .continueActivity, .failActivity, .performShortcut, .acceptShare,
    .notificationResponse)
  /// A change that one of the four state callbacks announces.
  package let changesState = Happening(.foreground, .active, .resign, .background)

  /// Any callback of a scene delegate.
  package let isCalled = Happening(
    CallbackSet(
      of: CallbackKind.allCases.filter {
        $0.recipient == .sceneDelegate && $0.isOfScene && $0 != .windowSet
      }))

  // MARK: Conditions

  /// It has received that it enters the foreground, and not yet that it left.
  package var isInForeground: Condition {
    entersForeground.lasting(until: entersBackground | disconnects)
  }
  /// Its notification that it enters the foreground has come since it last left.
  package var hasPostedForeground: Condition {
    postsForeground.lasting(until: Happening(.backgroundNotice, .disconnectNotice))
  }
  /// It has entered the foreground since it connected or last entered the background.
  package var hasEnteredForeground: Condition {
    entersForeground.lasting(until: connects | entersBackground)
  }
  /// It has received that it is in the background, and not yet that it comes back.
  package var isInBackground: Condition { entersBackground.lasting(until: entersForeground) }
  /// It has received that it is active, and not yet that it will resign.
  package var isActive: Condition { becomesActive.lasting(until: resignsActive) }
  /// It has received that it enters the foreground, and not yet that it is active.
  package var isEntering: Condition { entersForeground.lasting(until: becomesActive) }
  /// It has received that an activity comes, and neither of its arrival nor of a failure.
  package var isAwaitingActivity: Condition {
    willContinueActivity.lasting(until: continuesActivity | failsActivity)
  }
  /// It has received that it connects.
  package var hasConnected: Condition { connects.hasHappened() }
  /// It shows on an external display.
  package var isOnDisplay: Condition { connects.when(.byDisplay).hasHappened() }

  /// It reads background.
  package let readsBackground = Condition.reads(.sceneReadsBackground)
  /// It reads unattached.
  package let readsUnattached = Condition.reads(.sceneReadsUnattached)
  /// It reads foreground active.
  package let readsActive = Condition.reads(.sceneReadsActive)
  /// Its state has changed along edges of the state machine only.
  package let changesAlongEdges = Condition.reads(.stateFollowsEdges)
  /// It belongs to an external display or a car.
  package let isAccessory = Condition.reads(.isAccessory)
  /// It is in `connectedScenes`.
  package let isInConnectedScenes = Condition.reads(.sceneIsConnected)
  /// Its object has not been seen before.
  package let isNewObject = Condition.reads(.objectIsNew)
}

/// The scene that a callback is about.
let scene = SceneWords()
