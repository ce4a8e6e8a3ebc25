import SceneEngine
import SceneLifecycle

/// The state to which the app's own code brings a root view controller that has appeared.
///
/// A presentation in full screen covers it, a dismissal shows it again, as a push and a pop do: the app
/// decides when, and the window stays (Apple, uiviewcontroller/viewwilldisappear(_:)).
enum ViewCover: UInt8, CaseIterable {
  case shown, leaving, covered, returning

  /// The states before and after each callback: a transition that is cancelled goes back.
  private static let steps: [(kind: CallbackKind, from: [ViewCover], to: ViewCover)] = [
    (.viewWillDisappear, [.shown, .returning], .leaving),
    (.viewDidDisappear, [.leaving], .covered),
    (.viewWillAppear, [.covered, .leaving], .returning),
    (.viewDidAppear, [.returning], .shown),
  ]

  /// The callbacks that a cover and its end bring.
  static let callbacks = CallbackSet(of: steps.map(\.kind))

  /// Returns the state before a recording that begins with one of these callbacks.
  static func before(_ kind: CallbackKind) -> ViewCover? {
    steps.first { $0.kind == kind }?.from.first
  }

  /// Returns the state after a callback; nil where the callback cannot come.
  ///
  /// - Parameter shown: Kinds that are seen whenever they come; others may have come unseen.
  func after(_ kind: CallbackKind, seeing shown: CallbackSet) -> ViewCover? {
    var reached = [self]
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for step in Self.steps where !shown.contains(step.kind) && !reached.contains(step.to) {
        guard step.from.contains(where: reached.contains) else { continue }
        reached.append(step.to)
        isGrowing = true
      }
    }
    // Where a log has no *will*, a second *did* may be another view controller's.
    let isDoubled =
      kind == .viewDidDisappear && self == .covered && !shown.contains(.viewWillDisappear)
    if isDoubled { return .covered }
    let step = Self.steps.first { $0.kind == kind && $0.from.contains(where: reached.contains) }
    return step?.to
  }
}

extension ExplanationSearch {
  /// Reads the next line as one that the app's own code brings a root view controller.
  mutating func changeViews(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
    let sighting = account.sightings[node.position]
    let isLoad = sighting.kinds.contains(.viewDidLoad) && node.phase == .within
    let kinds = sighting.kinds & ViewCover.callbacks
    guard isLoad || !kinds.isEmpty, node.state.process == .running, !saidGoodbye(node) else {
      return
    }
    engine.state = node.state
    if let application = sighting.application, application != engine.applicationState { return }
    if isLoad { loadAgain(&node, index, cost) }
    for slot in node.state.appeared & node.state.connected {
      if node.state.agendas[slot].intersects(Self.views) { continue }
      for kind in kinds.kinds {
        var next = node
        guard let item = AgendaItem(kind), turn(&next, slot, kind), match(&next, slot) else {
          continue
        }
        // A presentation is as odd as two events: where the world does the same, the world did it.
        let begins =
          node.covers[slot] != ViewCover.leaving.rawValue
          && node.covers[slot] != ViewCover.returning.rawValue
        let step = SearchStep(kind: .view).delivering(slot, item)
        push(&next, cost: begins ? cost + 6 : cost, from: index, step)
      }
    }
  }

  /// Reads the next line as that of a root view controller beside one that has loaded.
  ///
  /// The app's own code makes it, as where a window is made in two places.
  private mutating func loadAgain(_ node: inout SearchNode, _ index: Int, _ cost: Int) {
    for slot in node.state.loaded & node.state.connected
    where !node.state.agendas[slot].contains(.viewDidLoad) {
      var next = node
      guard match(&next, slot) else { continue }
      let step = SearchStep(kind: .view).delivering(slot, .viewDidLoad)
      push(&next, cost: cost + 6, from: index, step)
    }
  }

  /// Whether the process is on its way out and `applicationWillTerminate`, if it came, was the last call.
  private func saidGoodbye(_ node: SearchNode) -> Bool {
    node.state.facts.contains(.dying) && account.instrumented.contains(.terminate)
      && !node.state.agenda.contains(.terminate)
  }

  /// Changes a slot's view as a callback says.
  ///
  /// - Returns: Whether the callback can come.
  private func turn(_ node: inout SearchNode, _ slot: Int, _ kind: CallbackKind) -> Bool {
    guard let cover = ViewCover(rawValue: node.covers[slot]),
      let next = cover.after(kind, seeing: account.instrumented)
    else { return false }
    node.covers[slot] = next.rawValue
    return true
  }

  private static let views: AgendaSet = [
    .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// Plays what the app's code did to a view once more.
  ///
  /// - Returns: What it did, and the callback.
  mutating func playView(
    _ step: SearchStep, _ slots: [Int], _ node: inout SearchNode
  ) -> [String] {
    guard let delivery = step.delivery, let item = AgendaItem(rawValue: delivery.item),
      let kind = item.callback
    else { preconditionFailure("the step brings no view anything") }
    let slot = slots[Int(delivery.scope)]
    let before = ViewCover(rawValue: node.covers[slot]) ?? .shown
    let line = "  \(slot + 1) \(recordedName(at: node.position) ?? kind.name)"
    if kind == .viewDidLoad {
      _ = match(&node, slot)
      return ["(the app makes another root view controller of \(slot + 1))", line]
    }
    precondition(turn(&node, slot, kind), "\(kind.name) cannot come here")
    _ = match(&node, slot)
    switch before {
    case .shown: return ["(the app covers the root view controller of \(slot + 1))", line]
    case .covered where kind == .viewDidDisappear:
      return ["(another view controller of \(slot + 1) leaves)", line]
    case .covered: return ["(the app shows the root view controller of \(slot + 1) again)", line]
    case .leaving, .returning: return [line]
    }
  }
}
