package import SceneLifecycle

/// An operation on the rule of an event.
protocol RuleVisitor {
  associatedtype Answer

  /// Returns what is asked of a rule.
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ engine: UIKitEngine) -> Answer
}

extension UIKitEngine {
  /// Asks the rule of an event; `nothing` for what only an app under test has.
  ///
  /// The one place that lists the rules. It is compiled for each visitor apart, so that asking costs
  /// a jump and no more.
  @inline(always)
  func ask<Visitor: RuleVisitor>(
    _ kind: EventKind, _ visitor: Visitor, nothing: Visitor.Answer
  ) -> Visitor.Answer {
    switch kind {
    case .launch: visitor.visit(LaunchEvent.self, self)
    case .open: visitor.visit(OpenEvent.self, self)
    case .returnToApp: visitor.visit(ReturnEvent.self, self)
    case .home: visitor.visit(HomeEvent.self, self)
    case .kill: visitor.visit(KillEvent.self, self)
    case .close: visitor.visit(CloseEvent.self, self)
    case .closeCard: visitor.visit(CloseCardEvent.self, self)
    case .hide: visitor.visit(HideEvent.self, self)
    case .reclaim: visitor.visit(ReclaimEvent.self, self)
    case .makeKey: visitor.visit(MakeKeyEvent.self, self)
    case .rotate: visitor.visit(RotateEvent.self, self)
    case .changeTraits: visitor.visit(ChangeTraitsEvent.self, self)
    case .touch: visitor.visit(TouchEvent.self, self)
    case .pressKey: visitor.visit(PressKeyEvent.self, self)
    case .cover: visitor.visit(CoverEvent.self, self)
    case .uncover: visitor.visit(UncoverEvent.self, self)
    case .controlCenter: visitor.visit(ControlCenterEvent.self, self)
    case .notificationCenter: visitor.visit(NotificationCenterEvent.self, self)
    case .alert: visitor.visit(AlertEvent.self, self)
    case .siri: visitor.visit(SiriEvent.self, self)
    case .call: visitor.visit(CallEvent.self, self)
    case .answerCall: visitor.visit(AnswerCallEvent.self, self)
    case .endInterruption: visitor.visit(EndInterruptionEvent.self, self)
    case .appSwitcher: visitor.visit(AppSwitcherEvent.self, self)
    case .switcherBack: visitor.visit(SwitcherBackEvent.self, self)
    case .otherApp: visitor.visit(OtherAppEvent.self, self)
    case .lock: visitor.visit(LockEvent.self, self)
    case .unlock: visitor.visit(UnlockEvent.self, self)
    case .focusAway: visitor.visit(FocusAwayEvent.self, self)
    case .focusBack: visitor.visit(FocusBackEvent.self, self)
    case .openURL: visitor.visit(OpenURLEvent.self, self)
    case .universalLink: visitor.visit(UniversalLinkEvent.self, self)
    case .handoff: visitor.visit(HandoffEvent.self, self)
    case .shortcutItem: visitor.visit(ShortcutItemEvent.self, self)
    case .notificationTap: visitor.visit(NotificationTapEvent.self, self)
    case .cloudKitShare: visitor.visit(CloudKitShareEvent.self, self)
    case .updateActivity: visitor.visit(UpdateActivityEvent.self, self)
    case .requestActivation: visitor.visit(RequestActivationEvent.self, self)
    case .requestNewWindow: visitor.visit(RequestNewWindowEvent.self, self)
    case .requestDestruction: visitor.visit(RequestDestructionEvent.self, self)
    case .requestRefresh: visitor.visit(RequestRefreshEvent.self, self)
    case .serveRefresh: visitor.visit(ServeRefreshEvent.self, self)
    case .registerAccessory: visitor.visit(RegisterAccessoryEvent.self, self)
    case .connectDisplay: visitor.visit(ConnectDisplayEvent.self, self)
    case .disconnectDisplay: visitor.visit(DisconnectDisplayEvent.self, self)
    case .connectCar: visitor.visit(ConnectCarEvent.self, self)
    case .disconnectCar: visitor.visit(DisconnectCarEvent.self, self)
    case .hideCar: visitor.visit(HideCarEvent.self, self)
    case .showCar: visitor.visit(ShowCarEvent.self, self)
    case .prewarm: visitor.visit(PrewarmEvent.self, self)
    case .suspend: visitor.visit(SuspendEvent.self, self)
    case .crash: visitor.visit(CrashEvent.self, self)
    case .systemKill: visitor.visit(SystemKillEvent.self, self)
    case .systemTerminate: visitor.visit(SystemTerminateEvent.self, self)
    case .overrun: visitor.visit(OverrunEvent.self, self)
    case .silentPush: visitor.visit(SilentPushEvent.self, self)
    case .registerForPush: visitor.visit(RegisterForPushEvent.self, self)
    case .backgroundFetch: visitor.visit(BackgroundFetchEvent.self, self)
    case .backgroundTask: visitor.visit(BackgroundTaskEvent.self, self)
    case .urlSession: visitor.visit(URLSessionEvent.self, self)
    case .locationUpdate: visitor.visit(LocationUpdateEvent.self, self)
    case .appIntent: visitor.visit(AppIntentEvent.self, self)
    case .backgroundTaskExpiry: visitor.visit(BackgroundTaskExpiryEvent.self, self)
    case .beginBackgroundMode: visitor.visit(BeginBackgroundModeEvent.self, self)
    case .endBackgroundMode: visitor.visit(EndBackgroundModeEvent.self, self)
    case .memoryWarning: visitor.visit(MemoryWarningEvent.self, self)
    case .timeChange: visitor.visit(TimeChangeEvent.self, self)
    case .screenshot: visitor.visit(ScreenshotEvent.self, self)
    case .reportDiscards: visitor.visit(ReportDiscardsEvent.self, self)
    case .foregroundPush: visitor.visit(ForegroundPushEvent.self, self)
    case .notificationAction: visitor.visit(NotificationActionEvent.self, self)
    case .reboot: visitor.visit(RebootEvent.self, self)
    case .update: visitor.visit(UpdateEvent.self, self)
    case .reinstall: visitor.visit(ReinstallEvent.self, self)
    case .restoreBackup: visitor.visit(RestoreBackupEvent.self, self)
    case .action, .tick, .work: nothing
    }
  }

  /// The slots for which an event of a kind is legal now.
  @inline(always)
  package func accepting(_ kind: EventKind) -> SceneSet { accepted(kind) }

  /// The same, to be compiled into whatever asks: the engine is large, and a call would copy it.
  @inline(always)
  func accepted(_ kind: EventKind) -> SceneSet {
    usesScenes
      ? ask(kind, SlotsWithScenes(), nothing: .none)
      : ask(kind, SlotsWithoutScenes(), nothing: .none)
  }

}

extension EventKind {
  /// The rule of the event; nil for what only an app under test has.
  var rule: (any EventRule.Type)? { Self.rules[number] }

  /// Where it is written when the event is legal; empty for what only an app under test has.
  package var sources: [Source] { rule?.sources ?? [] }

  private static let rules: [(any EventRule.Type)?] = {
    let engine = UIKitEngine(platform: Platform.Named.newest.platform, scenes: 1)
    return (0..<count).map { number in
      let kind = EventKind(number: number)
      let rule = engine.ask(kind, RuleItself(), nothing: nil)
      precondition(rule.map { $0.kind == kind } ?? true, "\(kind) has the rule of another event")
      return rule
    }
  }()
}

/// Returns the rule itself.
private struct RuleItself: RuleVisitor {
  func visit<Rule: EventRule>(_ rule: Rule.Type, _: UIKitEngine) -> (any EventRule.Type)? { rule }
}

/// Returns the slots for which an event is legal in an app with scenes.
private struct SlotsWithScenes: RuleVisitor {
  @inline(always)
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ engine: UIKitEngine) -> SceneSet {
    rule.slots(engine)
  }
}

/// Returns the slot of an app without scenes if an event is legal there.
private struct SlotsWithoutScenes: RuleVisitor {
  @inline(always)
  func visit<Rule: EventRule>(_ rule: Rule.Type, _ engine: UIKitEngine) -> SceneSet {
    rule.isLegalWithoutScenes(engine) ? SceneSet(0) : .none
  }
}
