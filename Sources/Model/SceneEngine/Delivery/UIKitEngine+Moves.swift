import SceneLifecycle

/// The silent moves: where state changes. Callbacks only announce.
extension UIKitEngine {
  mutating func move(_ slot: Int, _ item: AgendaItem) {
    switch item {
    case .attachment: attach(slot)
    case .settling, .lateSettling: state.unattached.remove(slot)
    case .foregrounding: foreground(slot)
    case .earlyEntering, .entering: enter(slot)
    case .activation: activate(slot)
    case .resignation: resign(slot)
    case .deactivation: deactivate(slot)
    case .reactivation: reactivate(slot)
    case .rebound: plan(slot, Script.resign)
    case .backgrounding: background(slot)
    case .detachment: detach(slot)
    case .ghost: appearAsGhost(slot)
    default: preconditionFailure("\(item.word) is no move of a scene")
    }
  }

  /// A scene object comes to life, unattached (Apple, uiscene/activationstate-swift.enum).
  private mutating func attach(_ slot: Int) {
    names.slots[slot].connection &+= 1
    state.unborn.remove(slot)
    state.connected.insert(slot)
    state.unattached.insert(slot)
  }

  /// The system takes a scene for a foreground scene; the call that follows precedes the move.
  private mutating func foreground(_ slot: Int) {
    let before = aggregate
    state.committedForeground.insert(slot)
    planAggregate(slot, from: before)
  }

  private mutating func enter(_ slot: Int) {
    state.unattached.remove(slot)
    state.inactive.insert(slot)
  }

  /// A scene becomes active; the call that follows reads so.
  private mutating func activate(_ slot: Int) {
    let before = aggregate
    state.committedActive.insert(slot)
    state.inactive.remove(slot)
    state.active.insert(slot)
    planAggregate(slot, from: before)
  }

  /// The system takes a scene for an inactive one; the call that follows still reads active.
  private mutating func resign(_ slot: Int) {
    let before = aggregate
    state.committedActive.remove(slot)
    planAggregate(slot, from: before)
  }

  private mutating func deactivate(_ slot: Int) {
    state.active.remove(slot)
    state.inactive.insert(slot)
  }

  /// A scene that resigned for a moment goes back; a link that the app itself opened comes first.
  private mutating func reactivate(_ slot: Int) {
    let link = state.facts.contains(.ownLink) ? AgendaSet(.openURL) : .none
    state.facts.remove(.ownLink)
    plan(slot, Script.activate | link)
  }

  /// A scene is in the background; the call that follows reads so.
  private mutating func background(_ slot: Int) {
    let before = aggregate
    state.committedActive.remove(slot)
    state.committedForeground.remove(slot)
    state.active.remove(slot)
    state.inactive.remove(slot)
    state.unattached.remove(slot)
    planAggregate(slot, from: before)
  }

  /// UIKit lets go of the scene object; its session stays (Apple, uiscenedelegate/scenediddisconnect).
  ///
  /// A scene that leaves from the foreground takes the aggregate with it; a process that dies may
  /// do so without a word.
  private mutating func detach(_ slot: Int) {
    let before = aggregate
    let wasForeground = state.committedForeground.contains(slot)
    let scene = SceneSet(slot)
    state.committedActive -= scene
    state.committedForeground -= scene
    state.active -= scene
    state.inactive -= scene
    state.unattached -= scene
    state.connected -= scene
    state.uncounted -= scene
    state.key -= scene
    if state.facts.contains(.quietExit) { return }
    if wasForeground { plan(slot, AgendaSet(.phaseBackground)) }
    planAggregate(slot, from: before)
  }

  /// A new scene object appears within a kill and leaves without ever being active.
  private mutating func appearAsGhost(_ slot: Int) {
    let window = platform.usesStoryboard ? AgendaSet(.windowSet) : .none
    plan(slot, Script.connect | window | Script.foreground | Script.background)
  }
}

// MARK: - The aggregate

extension UIKitEngine {
  /// The state of the most active scene as the system sees it (Apple, uiapplication/applicationstate).
  @inline(__always)
  var aggregate: ApplicationState {
    if !(state.committedActive - state.uncounted).isEmpty { return .active }
    return (state.committedForeground - state.uncounted).isEmpty ? .background : .inactive
  }

  /// Plans the application's notifications for a change of the aggregate, with the scene whose step
  /// changed it (Apple, uiapplication/willenterforegroundnotification).
  private mutating func planAggregate(_ slot: Int, from before: ApplicationState) {
    let after = aggregate
    if before != after {
      var mask = AgendaSet.none
      if before == .background { mask |= AgendaSet(.appForegroundNotice) }
      if after == .active { mask |= AgendaSet(.appActiveNotice) }
      if before == .active { mask |= AgendaSet(.appResignNotice) }
      if after == .background { mask |= AgendaSet(.appBackgroundNotice) }
      plan(slot, mask)
    }
    if platform.usesSwiftUI { planAppPhase(slot) }
  }

  /// Plans SwiftUI's report of the app's phase (Apple, swiftui/scenephase; iOS 18 release notes).
  private mutating func planAppPhase(_ slot: Int) {
    let phase = state.facts.contains(.stalePhase) ? stalePhase(slot) : aggregate
    if phase == state.appPhase { return }
    let fell = phase.rawValue < state.appPhase.rawValue
    state.appPhase = phase
    switch phase {
    case .active: plan(slot, AgendaSet(.appPhaseActive))
    case .inactive:
      plan(slot, fell ? AgendaSet(.appPhaseResigned) : AgendaSet(.appPhaseInactive))
    case .background: plan(slot, AgendaSet(.appPhaseBackground))
    }
  }

  @inline(__always)
  private func stalePhase(_ slot: Int) -> ApplicationState {
    if state.committedActive.contains(slot) { return .active }
    return state.committedForeground.contains(slot) ? .inactive : .background
  }
}
