import SceneDriving
import SceneLifecycle
import SceneSeam

/// The clauses of one law at work.
struct ClauseMonitor<App: SceneApp>: LawMonitor {
  private var clauses: [ClauseProgress]
  private let process: AppProcess<App>
  private(set) var exercised: UInt64 = 0

  init(_ clauses: [LawClause<App>], _ process: AppProcess<App>) {
    self.clauses = clauses.map { ClauseProgress(clause: $0) }
    self.process = process
  }

  /// A clause with what it remembers.
  private struct ClauseProgress {
    var clause: LawClause<App>
    /// For whom what must come first has come.
    var seen = Scopes()
    var debts: [Debt] = []
  }

  /// Something that has to follow.
  private struct Debt {
    /// The slot, or `Scopes.app`.
    var scope: Int
    /// Steps that are left, or the second by which it has to be there.
    var deadline: Int
  }

  var interest: LawInterest { .everything }

  mutating func reset() {
    for index in clauses.indices {
      clauses[index].seen = Scopes()
      if !clauses[index].debts.isEmpty { clauses[index].debts.removeAll(keepingCapacity: true) }
    }
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    guard let app = process.app else {
      if step.callback.kind == .processEnded { reset() }
      return nil
    }
    var first: Int?
    for index in clauses.indices {
      let scope = broken(index, app, step)
      first = first ?? scope
    }
    if step.callback.kind == .disconnect { forget(slot: Int(step.callback.scene) & 63) }
    return first.map { breach($0, step) }
  }

  private mutating func forget(slot: Int) {
    for index in clauses.indices {
      clauses[index].seen.remove(slot: slot)
      clauses[index].debts.removeAll { $0.scope == slot }
    }
  }

  private func breach(_ scope: Int, _ step: AppStep) -> LawBreach {
    LawBreach(in: scope == Scopes.app ? nil : step.system.scenes[scope])
  }

  /// The first scope in which a clause is broken by a step, which is looked at as a whole.
  private mutating func broken(_ index: Int, _ app: App, _ step: AppStep) -> Int? {
    var first: Int?
    switch clauses[index].clause.form {
    case .never(let condition):
      exercised &+= 1
      first = scope(of: condition, in: nil, app, step)
    case .at(let happening, let breaks):
      for scope in happening.scopes(step) {
        exercised &+= 1
        if first != nil { continue }
        first = breaks.map { self.scope(of: $0, in: scope, app, step) } ?? scope
      }
    case .only(let happening, let before):
      clauses[index].seen.formUnion(before.scopes(step))
      let seen = clauses[index].seen
      for scope in happening.scopes(step) {
        exercised &+= 1
        if !seen.contains(scope) && !seen.hasApp { first = first ?? scope }
      }
    case .leads(let happening, let goal, let limit, let excuse):
      let new = happening.scopes(step)
      exercised &+= UInt64(new.count)
      incur(index, new, limit, step)
      if clauses[index].debts.isEmpty { break }
      if let excuse { pay(index, excuse.scopes(step)) }
      pay(index, goal, app, step)
      first = takeOverdue(index, limit, step)
    case .eventually: break
    }
    return first
  }

  /// A scope in which a condition holds: one scene, or every connected one.
  private func scope(
    of condition: AppCondition<App>, in scope: Int?, _ app: App, _ step: AppStep
  ) -> Int? {
    let system = step.system
    if !condition.isOfScene {
      return condition.holds(app, system, system.scenes[0]) ? scope ?? Scopes.app : nil
    }
    if let scope, scope != Scopes.app {
      return condition.holds(app, system, system.scenes[scope]) ? scope : nil
    }
    return system.live.first { condition.holds(app, system, system.scenes[$0]) }
  }

  // MARK: Debts

  private mutating func incur(
    _ index: Int, _ scopes: Scopes, _ limit: LawClause<App>.Limit, _ step: AppStep
  ) {
    for scope in scopes where !clauses[index].debts.contains(where: { $0.scope == scope }) {
      let deadline =
        switch limit {
        case .steps(let count): count
        case .seconds(let count): step.system.now + count
        case .rest, .end: 0
        }
      // The step that incurs it does not count.
      let extra = if case .steps = limit { 1 } else { 0 }
      clauses[index].debts.append(Debt(scope: scope, deadline: deadline + extra))
    }
  }

  private mutating func pay(_ index: Int, _ scopes: Scopes) {
    if scopes.isEmpty { return }
    clauses[index].debts.removeAll { debt in
      scopes.contains(debt.scope) || debt.scope == Scopes.app || scopes.hasApp
    }
  }

  private mutating func pay(
    _ index: Int, _ goal: LawClause<App>.Goal, _ app: App, _ step: AppStep
  ) {
    switch goal {
    case .happening(let happening): pay(index, happening.scopes(step))
    case .condition(let condition):
      let unpaid = clauses[index].debts.filter {
        // A scene's condition is awaited in that scene, one of the app in every scene.
        scope(of: !condition, in: $0.scope, app, step) != nil
      }
      clauses[index].debts = unpaid
    }
  }

  /// Takes a debt that is overdue, so that it is reported once; the next one is reported at the next step.
  private mutating func takeOverdue(
    _ index: Int, _ limit: LawClause<App>.Limit, _ step: AppStep
  ) -> Int? {
    switch limit {
    case .steps:
      for number in clauses[index].debts.indices { clauses[index].debts[number].deadline -= 1 }
      return takeDebt(index) { $0.deadline <= 0 }
    case .seconds: return takeDebt(index) { $0.deadline < step.system.now }
    case .rest, .end: return nil
    }
  }

  private mutating func takeDebt(_ index: Int, where isDue: (Debt) -> Bool) -> Int? {
    guard let number = clauses[index].debts.firstIndex(where: isDue) else { return nil }
    return clauses[index].debts.remove(at: number).scope
  }

  // MARK: When the world stands still

  mutating func rest(_ step: AppStep) -> LawBreach? {
    if step.system.isAwaiting { return nil }
    for index in clauses.indices {
      guard case .leads(_, _, .rest, _) = clauses[index].clause.form,
        let scope = takeDebt(index, where: { _ in true })
      else { continue }
      return breach(scope, step)
    }
    return nil
  }

  mutating func finish(_ step: AppStep) -> LawBreach? {
    guard let app = process.app else { return nil }
    for index in clauses.indices {
      switch clauses[index].clause.form {
      case .leads(_, _, .end, _):
        if let debt = clauses[index].debts.first { return breach(debt.scope, step) }
      case .eventually(let condition):
        exercised &+= 1
        if let scope = scope(of: !condition, in: nil, app, step) { return breach(scope, step) }
      default: break
      }
    }
    return nil
  }
}
