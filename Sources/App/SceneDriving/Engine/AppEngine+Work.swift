package import SceneLifecycle

extension AppEngine {
  /// Whether the clock may move: the app has one, or something sleeps on it.
  var isClocked: Bool { usesClock || system.executor?.secondsToWake != nil }

  /// Whether a piece of work may go on now.
  ///
  /// - Parameter number: Which of those that are ready, from 1.
  func mayWork(_ number: UInt8) -> Bool {
    guard runsCode, let executor = system.executor else { return false }
    return number > 0 && Int(number) <= executor.choiceCount
  }

  /// Draws that a piece of work goes on, or that the clock moves on to where one can; often nil.
  ///
  /// - Parameters:
  ///   - actions: What happens in this case at all; in some, work waits for the end.
  ///   - stream: Where chance comes from.
  func drawWork(_ actions: ActionSet, _ stream: inout RandomStream) -> Event? {
    guard runsCode, actions.letsWorkGoOn, let executor = system.executor, stream.below(2) == 0
    else {
      return nil
    }
    let count = min(executor.choiceCount, Int(UInt8.max))
    if count > 0 { return Event(.work, number: 1 + stream.below(count)) }
    return executor.secondsToWake.map { Self.tick($0) }
  }

  /// The most pieces of the main queue's work that go on before an event.
  ///
  /// Work may begin more of it for ever.
  static let turnLimit = 64
  /// Events that do not wait for the main queue: they end the process.
  private static let impatient =
    EventSet.unannouncedEnds | .installations | [.kill, .reboot]

  /// Whether work of the main queue goes on before an event.
  ///
  /// Blocks wait behind the callbacks of the event that made them, and the main queue is empty before the run
  /// loop takes the user's next touch. With quirks they may wait behind it.
  func waits(for event: Event, _ choiceSource: ChoiceSource) -> Bool {
    guard runsCode, turn(before: event) != nil, !choiceSource.allowsQuirks else { return false }
    return event.kind != .work && !Self.impatient.contains(event.kind)
  }

  /// Which of the pieces that may go on comes before an event, from 0; nil for none.
  ///
  /// A suspension comes behind tasks that are on their way as well: on a device they take no time.
  private func turn(before event: Event) -> Int? {
    event.kind == .suspend ? system.executor?.taskChoice : system.executor?.mainChoice
  }

  /// Lets a piece of the main queue's work go on that comes before a pending event.
  ///
  /// It belongs to the event before.
  ///
  /// - Returns: Whether there was one.
  mutating func goesOnBefore(_ event: Event, into callback: inout Callback) -> Bool {
    guard let before = unfinished else { return false }
    guard turns < Self.turnLimit, runsCode, let choice = turn(before: event) else {
      turns = 0
      return false
    }
    turns += 1
    act(Event(.work, number: choice + 1), before, into: &callback)
    return true
  }

  // MARK: In the background

  /// The callbacks of the way to the background.
  private static let leaving = CallbackSet(
    .background, .appBackground, .appBackgroundNotice, .phaseBackground, .appPhaseBackground)
  /// The callbacks for which the system runs the app, whether the user sees it or not.
  private static let calls = CallbackSet(
    .main, .foreground, .appForeground, .appForegroundNotice, .active, .appActive, .push, .fetch,
    .backgroundTask, .urlSession, .locationUpdate, .notificationAction, .appIntent)

  /// Learns whether the app goes to the background, or is run there.
  func follow(_ kind: CallbackKind) {
    if Self.leaving.contains(kind) {
      system.isAway = true
    } else if Self.calls.contains(kind) {
      system.isAway = false
    }
  }

  /// Whether the app is in the background without time of its own.
  ///
  /// The system suspends it, and lets no clock go on for it.
  private var isLeftAlone: Bool {
    hasMainQueue && system.isAway && system.applicationState == .background && system.tasks.isEmpty
  }

  /// Whether work is under way that will end by itself.
  var awaitsTask: Bool {
    guard let executor = system.executor else { return false }
    if isLeftAlone { return !system.isSuspended && executor.endsSoon }
    return executor.isWorking
  }

  /// Returns the event that the app waits for, and gets in the fair drain.
  ///
  /// A process without background time is suspended: there, only what needs no clock comes to its end.
  package func pendingOwnEvent() -> Event? {
    guard runsCode, let executor = system.executor else { return nil }
    if isLeftAlone { return executor.soonChoice.map { Event(.work, number: $0 + 1) } }
    if executor.isReady { return Event(.work, number: 1) }
    return executor.secondsToWake.map { Self.tick($0) }
  }

  /// Lets the app do what it does at rest, which belongs to the step before.
  ///
  /// - Returns: Whether there is something to keep of it.
  func settleApp() -> Bool {
    guard runsCode, host.watch?.hasEnded != true else { return false }
    host.settle()
    return recording != .nothing && !system.observations.isEmpty
  }

  /// A tick of some seconds, or of as many as one can have.
  private static func tick(_ seconds: Int) -> Event {
    Event(.tick, number: min(max(seconds, 1), Int(UInt8.max)))
  }
}

extension EventKind {
  /// The callback of an event of the app's own.
  var callbackOfApp: CallbackKind {
    switch self {
    case .tick: .tick
    case .work: .work
    default: .action
    }
  }
}
