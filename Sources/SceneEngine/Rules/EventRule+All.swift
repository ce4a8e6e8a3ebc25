package import SceneLifecycle

/// What is done with the rule of an event once it is known which one it is.
protocol RuleVisitor {
  associatedtype Input
  associatedtype Answer

  /// Returns what is asked of a rule.
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ input: Input) -> Answer
}

extension EventKind {
  /// Asks the rule of the event; nil for what only an app under test has.
  ///
  /// The one place that lists the rules. It is compiled for each visitor apart, so that asking costs
  /// a jump and no more.
  @inline(always)
  func ask<Visitor: RuleVisitor>(_ visitor: Visitor, _ input: Visitor.Input) -> Visitor.Answer? {
    switch self {
    case .launch: visitor.visit(LaunchEvent.self, input)
    case .open: visitor.visit(OpenEvent.self, input)
    case .returnToApp: visitor.visit(ReturnEvent.self, input)
    case .home: visitor.visit(HomeEvent.self, input)
    case .kill: visitor.visit(KillEvent.self, input)
    case .close: visitor.visit(CloseEvent.self, input)
    case .closeCard: visitor.visit(CloseCardEvent.self, input)
    case .hide: visitor.visit(HideEvent.self, input)
    case .reclaim: visitor.visit(ReclaimEvent.self, input)
    case .makeKey: visitor.visit(MakeKeyEvent.self, input)
    case .rotate: visitor.visit(RotateEvent.self, input)
    case .changeTraits: visitor.visit(ChangeTraitsEvent.self, input)
    case .touch: visitor.visit(TouchEvent.self, input)
    case .pressKey: visitor.visit(PressKeyEvent.self, input)
    case .controlCenter: visitor.visit(ControlCenterEvent.self, input)
    case .notificationCenter: visitor.visit(NotificationCenterEvent.self, input)
    case .alert: visitor.visit(AlertEvent.self, input)
    case .siri: visitor.visit(SiriEvent.self, input)
    case .call: visitor.visit(CallEvent.self, input)
    case .answerCall: visitor.visit(AnswerCallEvent.self, input)
    case .endInterruption: visitor.visit(EndInterruptionEvent.self, input)
    case .appSwitcher: visitor.visit(AppSwitcherEvent.self, input)
    case .switcherBack: visitor.visit(SwitcherBackEvent.self, input)
    case .otherApp: visitor.visit(OtherAppEvent.self, input)
    case .lock: visitor.visit(LockEvent.self, input)
    case .unlock: visitor.visit(UnlockEvent.self, input)
    case .focusAway: visitor.visit(FocusAwayEvent.self, input)
    case .focusBack: visitor.visit(FocusBackEvent.self, input)
    case .openURL: visitor.visit(OpenURLEvent.self, input)
    case .universalLink: visitor.visit(UniversalLinkEvent.self, input)
    case .handoff: visitor.visit(HandoffEvent.self, input)
    case .shortcutItem: visitor.visit(ShortcutItemEvent.self, input)
    case .notificationTap: visitor.visit(NotificationTapEvent.self, input)
    case .cloudKitShare: visitor.visit(CloudKitShareEvent.self, input)
    case .updateActivity: visitor.visit(UpdateActivityEvent.self, input)
    case .requestActivation: visitor.visit(RequestActivationEvent.self, input)
    case .requestNewWindow: visitor.visit(RequestNewWindowEvent.self, input)
    case .requestDestruction: visitor.visit(RequestDestructionEvent.self, input)
    case .requestRefresh: visitor.visit(RequestRefreshEvent.self, input)
    case .serveRefresh: visitor.visit(ServeRefreshEvent.self, input)
    case .registerAccessory: visitor.visit(RegisterAccessoryEvent.self, input)
    case .connectDisplay: visitor.visit(ConnectDisplayEvent.self, input)
    case .disconnectDisplay: visitor.visit(DisconnectDisplayEvent.self, input)
    case .connectCar: visitor.visit(ConnectCarEvent.self, input)
    case .disconnectCar: visitor.visit(DisconnectCarEvent.self, input)
    case .hideCar: visitor.visit(HideCarEvent.self, input)
    case .showCar: visitor.visit(ShowCarEvent.self, input)
    case .prewarm: visitor.visit(PrewarmEvent.self, input)
    case .suspend: visitor.visit(SuspendEvent.self, input)
    case .crash: visitor.visit(CrashEvent.self, input)
    case .systemKill: visitor.visit(SystemKillEvent.self, input)
    case .systemTerminate: visitor.visit(SystemTerminateEvent.self, input)
    case .overrun: visitor.visit(OverrunEvent.self, input)
    case .silentPush: visitor.visit(SilentPushEvent.self, input)
    case .registerForPush: visitor.visit(RegisterForPushEvent.self, input)
    case .backgroundFetch: visitor.visit(BackgroundFetchEvent.self, input)
    case .backgroundTask: visitor.visit(BackgroundTaskEvent.self, input)
    case .urlSession: visitor.visit(URLSessionEvent.self, input)
    case .locationUpdate: visitor.visit(LocationUpdateEvent.self, input)
    case .backgroundTaskExpiry: visitor.visit(BackgroundTaskExpiryEvent.self, input)
    case .memoryWarning: visitor.visit(MemoryWarningEvent.self, input)
    case .timeChange: visitor.visit(TimeChangeEvent.self, input)
    case .screenshot: visitor.visit(ScreenshotEvent.self, input)
    case .reportDiscards: visitor.visit(ReportDiscardsEvent.self, input)
    case .action, .tick, .work: nil
    }
  }

  /// The rule of the event; nil for what only an app under test has.
  var rule: (any EventRule.Type)? { ask(RuleItself(), ()) }

  /// Where it is written when the event is legal; empty for what only an app under test has.
  package var sources: [Source] { rule?.sources ?? [] }
}

/// Returns the rule itself.
private struct RuleItself: RuleVisitor {
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ input: Void) -> any EventRule.Type { rule }
}

/// Returns the slots for which an event is legal.
struct LegalSlots: RuleVisitor {
  @inline(always)
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ engine: UIKitEngine) -> SceneSet {
    if engine.usesScenes { return rule.slots(engine) }
    return rule.isLegalWithoutScenes(engine) ? SceneSet(0) : .none
  }
}
