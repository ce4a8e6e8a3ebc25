import SceneDriving
import SceneLifecycle
import SceneSeam

/// The clauses of one law at work.
struct ClauseMonitor<App: SceneApp>: LawMonitor {
  private let clauses: [LawClause<App>]
  private let watches: [ClauseWatch]
  private var memories: [ClauseMemory]
  private let process: AppProcess<App>
  private(set) var exercised: UInt64 = 0

  init(_ clauses: [LawClause<App>], _ process: AppProcess<App>) {
    self.clauses = clauses
    watches = clauses.map { ClauseWatch($0) }
    memories = clauses.map { _ in ClauseMemory() }
    self.process = process
  }

  /// Where a clause is broken.
  private struct Breakage {
    var clause: Int
    var scene: SceneID?
    var onset: Int?
    /// The payload that was delivered where it began.
    var payload: ScenePayload?
  }

  var interest: LawInterest { watches.interest }

  mutating func reset() {
    for index in memories.indices { memories[index].reset() }
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    guard let app = process.app else {
      guard step.callback.kind == .processEnded else { return nil }
      defer { reset() }
      return farewell(step).map { breach($0, nil, step) }
    }
    let isGone = step.callback.kind == .disconnect
    if let slot = step.slot { meet(slot, step.callback.kind) }
    var first: Breakage?
    for index in watches.indices
    where watches[index].wants(step, isAwaiting: !memories[index].obligations.isEmpty) {
      let broken = broken(index, app, step)
      first = first ?? broken
    }
    // What a disconnection itself asks for is judged; what the scene had before it goes with it.
    if isGone, let slot = step.slot {
      for index in memories.indices { memories[index].forget(slot: slot) }
    }
    return first.map { breach($0, app, step) }
  }

  /// Knows which debts go with a scene, and that another scene object knows nothing of the last one.
  private mutating func meet(_ slot: Int, _ kind: CallbackKind) {
    switch kind {
    case .configuration, .connect:
      for index in memories.indices { memories[index].seenByGone.remove(slot: slot) }
    case .disconnect:
      for index in memories.indices {
        for position in memories[index].obligations.indices
        where memories[index].obligations[position].scope == slot {
          memories[index].obligations[position].goesWithScene = true
        }
      }
    default: break
    }
  }

  private func breach(_ broken: Breakage, _ app: App?, _ step: AppStep) -> LawBreach {
    let clause = clauses[broken.clause]
    var notes: [String] = []
    if clauses.count > 1 {
      notes = ["Clause \(broken.clause + 1) of \(clauses.count) breaks: \(clause.location)."]
    }
    let values = app.map { clause.values($0, step.system, broken.scene, broken.payload) } ?? ""
    if !values.isEmpty { notes.append(values) }
    var breach = LawBreach(notes.joined(separator: " "), in: broken.scene, since: broken.onset)
    breach.payload = broken.payload
    return breach
  }

  /// The first scope in which a clause is broken by a step, which is looked at as a whole.
  private mutating func broken(_ index: Int, _ app: App, _ step: AppStep) -> Breakage? {
    switch clauses[index].form {
    case .never(let condition, let other):
      return held(condition, while: other, app, step).map { breakage(index, $0, step) }
    case .at(let happening, let breaks):
      var first: Int?
      for scope in happening.scopes(step) {
        exercised &+= 1
        if first != nil { continue }
        first = breaks.map { $0.scope(in: scope, app, step) } ?? scope
      }
      return first.map { breakage(index, $0, step) }
    case .only(let happening, let before):
      memories[index].seen.formUnion(before.scopes(step))
      var seen = memories[index].seen
      if step.callback.kind.isFarewell { seen.formUnion(memories[index].seenByGone) }
      var first: Int?
      for scope in happening.scopes(step) {
        exercised &+= 1
        if !seen.contains(scope) && !seen.hasApp { first = first ?? scope }
      }
      return first.map { breakage(index, $0, step) }
    case .leads(let happening, let goal, let limit, let excuse):
      memories[index].incur(happening.scopes(step), at: step, within: limit, of: happening)
      if case .happening(let answer) = goal {
        exercised &+= memories[index].settleEarly(at: step, with: answer.scopes(step))
      }
      if memories[index].obligations.isEmpty { return nil }
      if let excuse { _ = memories[index].settle(excuse.scopes(step)) }
      pay(index, goal, app, step)
      return takeOverdue(index, limit, step)
    case .eventually, .rest: return nil
    }
  }

  /// A scope in which a condition holds that must not.
  ///
  /// It is put to the test only where it could hold: one of scenes while some scene is connected.
  private mutating func held(
    _ condition: AppCondition<App>, while other: AppCondition<App>?, _ app: App, _ step: AppStep
  ) -> Int? {
    if !condition.isAsked(step.system) { return nil }
    if let other, other.scope(in: nil, app, step) == nil { return nil }
    exercised &+= 1
    return condition.scope(in: nil, app, step)
  }

  private func breakage(_ index: Int, _ scope: Int, _ step: AppStep) -> Breakage {
    Breakage(clause: index, scene: scope == Scopes.app ? nil : step.system.scenes[scope])
  }

  // MARK: Debts

  /// Settles what has come; only what has come, or has not in time, is put to the test.
  private mutating func pay(
    _ index: Int, _ goal: LawClause<App>.Goal, _ app: App, _ step: AppStep
  ) {
    switch goal {
    case .happening(let happening): exercised &+= memories[index].settle(happening.scopes(step))
    case .condition(let condition):
      var obligations = memories[index].lendObligations()
      obligations.list.removeAll { obligation in
        // A scene's condition is awaited in that scene object, one of the app in every scene.
        guard condition.isOfScene, let scene = obligation.scene else {
          return (!condition).scope(in: obligation.scope, app, step) == nil
        }
        return condition.holds(app, step.system, scene)
      }
      exercised &+= memories[index].takeBack(obligations)
    case .payload(let condition):
      var obligations = memories[index].lendObligations()
      obligations.list.removeAll { obligation in
        guard let payload = obligation.payload else { return true }
        return condition.holds(app, obligation.scene ?? step.system.scenes[0], payload)
      }
      exercised &+= memories[index].takeBack(obligations)
    }
  }

  private mutating func takeOverdue(
    _ index: Int, _ limit: ClauseLimit, _ step: AppStep
  ) -> Breakage? {
    switch limit {
    case .steps:
      for number in memories[index].obligations.indices {
        memories[index].obligations[number].deadline -= 1
      }
      return takeObligation(index) { $0.deadline <= 0 }
    case .seconds: return takeObligation(index) { $0.deadline < step.system.now }
    case .rest, .end: return nil
    }
  }

  private mutating func takeObligation(_ index: Int, where isDue: (ClauseObligation) -> Bool)
    -> Breakage?
  {
    guard let obligation = memories[index].take(where: isDue) else { return nil }
    exercised &+= 1
    return Breakage(
      clause: index, scene: obligation.scene, onset: obligation.onset, payload: obligation.payload)
  }

  /// Returns the breakage of an obligation that began with the last call to a process.
  ///
  /// A process that crashes meanwhile had no chance, unless it was at rest in the background before.
  private mutating func farewell(_ step: AppStep) -> Breakage? {
    for index in memories.indices where watches[index].isOfBackground {
      if let broken = takeObligation(index, where: { $0.isRipe }) { return broken }
    }
    let silent = EventSet.unannouncedEnds | .installations | [.reboot]
    if silent.contains(step.callback.cause) { return nil }
    for index in memories.indices {
      if let broken = takeObligation(index, where: { $0.isFarewell }) { return broken }
    }
    return nil
  }

  // MARK: When the world stands still

  mutating func rest(_ step: AppStep) -> LawBreach? {
    guard let app = process.app else { return nil }
    if watches.contains(where: \.isOfBackground), let broken = ripen(app, step) {
      return breach(broken, app, step)
    }
    guard watches.contains(where: \.atRest), !step.system.isAwaiting else { return nil }
    for index in watches.indices where watches[index].atRest {
      switch clauses[index].form {
      case .leads(_, let goal, .rest, _):
        payLast(index, goal, app, step)
        if let broken = takeObligation(index, where: { _ in true }) {
          return breach(broken, app, step)
        }
      case .rest(let condition, let other):
        if let scope = held(condition, while: other, app, step) {
          return breach(breakage(index, scope, step), app, step)
        }
      default: break
      }
    }
    return nil
  }

  /// Looks at what the way to the background leads to.
  ///
  /// It is due when the process is suspended there, and once the app has come to rest there, when the process
  /// ends.
  private mutating func ripen(_ app: App, _ step: AppStep) -> Breakage? {
    let system = step.system
    let isLeft =
      system.applicationState == .background && system.tasks.isEmpty && !system.isAwaiting
    for index in watches.indices where watches[index].isOfBackground {
      guard case .leads(_, let goal, _, _) = clauses[index].form else { continue }
      if isLeft { payLast(index, goal, app, step) }
      memories[index].ripen(isLeft)
      if isLeft, system.isSuspended,
        let broken = takeObligation(index, where: { $0.isRipe })
      {
        return broken
      }
    }
    return nil
  }

  /// Settles what has come since the last callback: a condition is asked once more before it is judged.
  private mutating func payLast(
    _ index: Int, _ goal: LawClause<App>.Goal, _ app: App, _ step: AppStep
  ) {
    if case .happening = goal { return }
    if !memories[index].obligations.isEmpty { pay(index, goal, app, step) }
  }

  mutating func finish(_ step: AppStep) -> LawBreach? {
    guard let app = process.app, !step.system.isAwaiting else { return nil }
    for index in watches.indices where watches[index].atEnd {
      switch clauses[index].form {
      case .leads(_, let goal, .end, _):
        payLast(index, goal, app, step)
        if let broken = takeObligation(index, where: { _ in true }) {
          return breach(broken, app, step)
        }
      case .eventually(let condition):
        if let scope = held(!condition, while: nil, app, step) {
          return breach(breakage(index, scope, step), app, step)
        }
      default: break
      }
    }
    return nil
  }
}

extension ClauseMonitor {
  func isPutOff(_ step: AppStep) -> Bool {
    guard step.system.isAwaiting else { return false }
    return watches.indices.contains { index in
      guard case .leads(_, _, let limit, _) = clauses[index].form else { return false }
      return (limit == .rest || limit == .end) && !memories[index].obligations.isEmpty
    }
  }
}

extension CallbackKind {
  /// Whether it is still said of a scene that has disconnected.
  fileprivate var isFarewell: Bool {
    self == .disconnectNotice || self == .viewWillDisappear || self == .viewDidDisappear
  }
}
