import SceneLifecycle

/// The conditions of a callback's delivery, and of the event that it answers.
package struct DeliveryWords: Sendable {
  /// Something is delivered.
  package let isSomething = Condition.reads(.carriesPayload)
  /// It stood in the connection options of this scene.
  package let cameInOptions = Condition.reads(.cameInOptions)
  /// It has been answered before.
  package let wasAnswered = Condition.reads(.wasAnswered)
  /// The event that it answers brings something: a URL, an activity, a response, an action, a share.
  package let comesOfWhatBrings = Condition.reads(.bringsSomething)
  /// The event that it answers brings something that belongs in launch options.
  package let comesOfWhatLaunches = Condition.reads(.bringsToLaunch)
  /// The launch methods answered that it is not to be delivered.
  package let wasRefused = Condition.reads(.wasRefusedAtLaunch)
  /// The options are those with which the configuration was asked for.
  package let isAsAskedBefore = Condition.reads(.optionsAreAsAsked)
  /// It is the state that the scene was last asked for.
  package let isLastSaved = Condition.reads(.isLastSaved)
  /// It arrived with the event that made the scene active, after that.
  package let comesAfterItsActivation = Condition.reads(.answersWhatActivated)
  /// A younger user event was delivered.
  package let isOlderThanTouch = Condition.reads(.isOlderThanTouch)
  /// A request failed, and this answers it.
  package let answersWhatFailed = Condition.reads(.answersWhatFailed)
  /// A request was granted, and this answers it.
  package let answersWhatSucceeded = Condition.reads(.answersWhatSucceeded)
  /// The error says that several scenes are not supported.
  package let isMultipleScenesError = Condition.reads(.isMultipleScenesError)
  /// A request for a window adds a session to those that are open.
  package let addsSession = Condition.reads(.addsSession)

  /// An interruption: Control Center, Notification Center, an alert, Siri, a call.
  package let answersInterruption = Condition.reads(.byInterruption)
  /// The app switcher opens.
  package let answersSwitcher = Condition.reads(.bySwitcher)
  /// A refresh request.
  package let answersRefresh = Condition.reads(.byRefresh)
  /// The system needs the app in the background.
  package let answersBackgroundWork = Condition.reads(.byBackgroundWork)
  /// The user kills the app.
  package let answersKill = Condition.reads(.byKill)
  /// Suspension, a crash, the watchdog or a kill by the system.
  package let answersSilentEnd = Condition.reads(.bySilentEnd)
  /// A window opens.
  package let answersOpening = Condition.reads(.byOpening)
  /// The app asks for a new window.
  package let answersNewWindowRequest = Condition.reads(.byNewWindowRequest)
  /// The app asks for a session to be destroyed.
  package let answersDestruction = Condition.reads(.byDestruction)
}

/// The words for a callback's delivery, and for the event that it answers.
let delivery = DeliveryWords()
