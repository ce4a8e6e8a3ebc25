import SceneEngine
import SceneLifecycle

/// The states at rest in which a recording may begin.
///
/// Built and not searched: every reachable state at rest with up to so many sessions, as far as
/// it decides what is seen later. Facts that only allow more (what may be refreshed, what comes
/// back together) are set wherever they can be.
struct StartStates {
  /// Where a session stands at rest.
  private enum SessionPosition: CaseIterable {
    case free, card, savedCard, gone, closed, background, unloaded, unseen, saved, inactive, active
    case car, hiddenCar
  }

  let platform: Platform
  let sessions: Int
  let account: ObservedTrace
  /// Whether the history is to be told as a person would, who knows a car's scene by its name.
  var isStory = false

  /// Returns the states, fewest sessions first.
  ///
  /// Before a recording that begins with a launch there is no process: of the one before only sessions are
  /// left, and where it stood when it ended makes no difference.
  func all() -> [EngineState] {
    var states: [EngineState] = []
    if platform.usesScenes { collect(from: [], &states) } else { states = scenelessStates() }
    return account.beginsWithLaunch ? states.filter { $0.process == .notRunning } : states
  }

  private func collect(from positions: [SessionPosition], _ states: inout [EngineState]) {
    if positions.count == sessions {
      states += build(positions)
      return
    }
    for position in SessionPosition.allCases where matters(position) {
      let rank = SessionPosition.allCases.firstIndex(of: position) ?? 0
      let last = positions.last.flatMap { SessionPosition.allCases.firstIndex(of: $0) } ?? rank
      if rank >= last { collect(from: positions + [position], &states) }
    }
  }

  /// Whether the recording can distinguish one start from another.
  private func matters(_ position: SessionPosition) -> Bool {
    let isGone = [.free, .card, .savedCard, .gone].contains(position)
    if account.beginsWithLaunch && !isGone { return false }
    return distinguishes(position)
  }

  private func distinguishes(_ position: SessionPosition) -> Bool {
    switch position {
    case .gone, .closed: sees([.discard])
    case .savedCard, .saved:
      sees([.stateReadable])
        || platform.restoresInteractionState && sees([.restore, .saveState])
    case .unloaded, .unseen: sees([.viewDidLoad, .viewWillAppear, .viewDidAppear, .keyWindow])
    case .car:
      platform.family == .iphone
        && (sessions > 1 && account.seesAccessories || isStory && account.showsAccessoryAlone)
    case .hiddenCar: platform.family == .iphone && isStory && account.showsAccessoryAlone
    default: true
    }
  }

  private func sees(_ kinds: [CallbackKind]) -> Bool {
    !(account.visible & CallbackSet(of: kinds)).isEmpty
  }

  /// Whether the recording can distinguish the lock screen from the home screen.
  private var seesLock: Bool { sees([.protectedDataAvailable, .protectedDataAvailableNotice]) }

  private func build(_ positions: [SessionPosition]) -> [EngineState] {
    var state = EngineState()
    for (slot, position) in positions.enumerated() where position != .free {
      put(position, slot, &state)
    }
    let windows = state.sessions - state.dismissed - state.accessories
    if !platform.supportsMultipleWindows && windows.count > 1 { return [] }
    state.plannedConnected = state.connected
    state.plannedForeground = state.committedForeground
    state.plannedActive = state.committedActive
    state.refresh = windows - state.plannedForeground
    state.visible = windows - state.plannedForeground
    return processes(of: state)
  }

  private func put(_ position: SessionPosition, _ slot: Int, _ state: inout EngineState) {
    state.sessions.insert(slot)
    switch position {
    case .free, .card: return
    case .savedCard: state.saved.insert(slot)
    case .gone:
      state.dismissed.insert(slot)
      state.absent.insert(slot)
    case .closed: state.dismissed.insert(slot)
    case .background, .unloaded, .unseen, .saved, .inactive, .active, .car, .hiddenCar:
      let isCar = position == .car || position == .hiddenCar
      state.connected.insert(slot)
      if position == .saved { state.saved.insert(slot) }
      if isCar { state.car.insert(slot) }
      if position != .unloaded && !isCar { state.loaded.insert(slot) }
      if position != .unloaded && position != .unseen && !isCar {
        state.appeared.insert(slot)
      }
      if position == .inactive || position == .active || position == .car {
        state.committedForeground.insert(slot)
      }
      if position == .inactive { state.inactive.insert(slot) }
      if position == .active || position == .car {
        state.active.insert(slot)
        state.committedActive.insert(slot)
      }
    }
  }

  /// The process states, overlays and facts that go with where the scenes stand.
  private func processes(of state: EngineState) -> [EngineState] {
    var states: [EngineState] = []
    let hasClosed = !(state.dismissed - state.absent).isEmpty
    if state.connected.isEmpty && !hasClosed {
      states.append(state)
      states.append(with(state) { $0.facts.insert(.forceQuit) })
      if seesLock { states.append(with(state) { $0.overlay = .lock }) }
    }
    if !(state.absent).isEmpty { return states }
    var running = state
    running.process = .running
    running.facts.insert([.backgroundTime, .accessory])
    running.appPhase = phase(of: state)
    states.append(running)
    if state.committedForeground.isEmpty {
      states.append(with(running) { $0.process = .suspended })
      if sees([.timeChange, .timeChangeNotice]) {
        states.append(
          with(running) {
            $0.process = .suspended
            $0.facts.insert(.timeQueued)
          })
      }
      if seesLock {
        states.append(with(running) { $0.overlay = .lock })
        states += suspendedStates(of: running)
      }
    } else if state.committedActive.isEmpty {
      states.append(with(running) { $0.overlay = .cover })
      states.append(with(running) { $0.overlay = .switcher })
    }
    if platform.usesSwiftUI && platform.system < 18 && sessions > 1 {
      states += states.map { state in with(state) { $0.facts.insert(.stalePhase) } }
    }
    return states
  }

  /// Returns the states of a suspended process that will hear of protected data when it runs again.
  private func suspendedStates(of running: EngineState) -> [EngineState] {
    [Overlay.none, .lock].map { overlay in
      with(running) {
        $0.process = .suspended
        $0.overlay = overlay
        $0.facts.insert(.protectionQueued)
      }
    }
  }

  /// The states of an app without scenes, each with and without what is seen of facts that it keeps.
  private func scenelessStates() -> [EngineState] {
    var states = plainScenelessStates()
    if seesLock {
      states.append(with(EngineState()) { $0.overlay = .lock })
      let running = states.filter { $0.process == .running && $0.plannedForeground.isEmpty }
      states += running.filter { $0.overlay == .none }.flatMap(suspendedStates)
    }
    let posts = sees([.foregroundNotice, .activeNotice, .resignNotice, .backgroundNotice])
    if posts && platform.system >= 13 {
      let running = states.filter { $0.process != .notRunning }
      states += running.map { state in with(state) { $0.facts.insert(.sceneNotices) } }
    }
    // Saved state decides whether the next process is asked; a user who ends the app deletes it.
    if sees([.shouldRestoreState]) {
      let keeping = states.filter { !$0.facts.contains(.forceQuit) }
      states += keeping.map { state in with(state) { $0.saved.insert(0) } }
    }
    return states
  }

  private func plainScenelessStates() -> [EngineState] {
    let dead = EngineState()
    var background = dead
    background.process = .running
    background.facts.insert(.backgroundTime)
    background.connected = SceneSet(0)
    background.plannedConnected = SceneSet(0)
    background.loaded = SceneSet(0)
    background.appeared = SceneSet(0)
    var unseen = background
    unseen.appeared = .none
    var inactive = background
    inactive.inactive = SceneSet(0)
    inactive.committedForeground = SceneSet(0)
    inactive.plannedForeground = SceneSet(0)
    var active = inactive
    active.inactive = .none
    active.active = SceneSet(0)
    active.committedActive = SceneSet(0)
    active.plannedActive = SceneSet(0)
    return [
      dead, with(dead) { $0.facts.insert(.forceQuit) }, background,
      with(background) { $0.process = .suspended },
      with(background) {
        $0.process = .suspended
        $0.facts.insert(.timeQueued)
      },
      with(background) { $0.overlay = .lock },
      unseen, with(unseen) { $0.process = .suspended },
      inactive, with(inactive) { $0.overlay = .cover }, with(inactive) { $0.overlay = .switcher },
      active,
    ]
  }

  private func phase(of state: EngineState) -> ApplicationState {
    if !state.committedActive.isEmpty { return .active }
    return state.committedForeground.isEmpty ? .background : .inactive
  }

  private func with(
    _ state: EngineState, _ change: (inout EngineState) -> Void
  ) -> EngineState {
    var changed = state
    change(&changed)
    return changed
  }
}

extension StartStates {
  /// How little a person would expect that a recording begins in a state.
  func oddness(of state: EngineState) -> Int {
    var odd = state.overlay == .none ? 0 : 2
    if state.process == .suspended { odd += 1 }
    // A recording that would not show a launch begins in a process more often than before one.
    if state.process == .notRunning && !account.showsLaunches { odd += 1 }
    if platform.usesScenes && state.process == .running && state.connected.isEmpty { odd += 2 }
    odd += 2 * (state.inactive - state.committedActive).count + 3 * state.car.count
    odd += 2 * state.dismissed.count + state.saved.count
    odd += 2 * (state.connected - state.appeared - state.car).count
    for fact in [Facts.forceQuit, .timeQueued, .protectionQueued, .stalePhase, .sceneNotices]
    where state.facts.contains(fact) {
      odd += 1
    }
    return odd
  }
}
