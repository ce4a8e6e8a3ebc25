import SceneLifecycle

/// The clauses of one law at work.
struct ClauseMonitor<App: SceneApp>: LawMonitor {
  private var clauses: [State]
  private let box: AppProcess<App>
  private(set) var exercised: UInt64 = 0

  init(_ clauses: [Clause<App>], _ box: AppProcess<App>) {
    self.clauses = clauses.map { State(clause: $0) }
    self.box = box
  }

  /// A clause with what it remembers.
  private struct State {
    var clause: Clause<App>
    /// For whom what must come first has come.
    var seen = Scopes()
    var debts: [Debt] = []
  }

  /// Something that has to follow.
  private struct Debt {
    /// The slot, or `Owed.process`.
    var scope: Int
    /// Steps that are left, or the second by which it has to be there.
    var deadline: Int
  }

  var interest: LawInterest { .everything }

  mutating func reset() {
    for place in clauses.indices {
      clauses[place].seen = Scopes()
      if !clauses[place].debts.isEmpty { clauses[place].debts.removeAll(keepingCapacity: true) }
    }
  }

  mutating func observe(_ step: AppStep) -> Breach? {
    guard let app = box.app else {
      if step.callback.kind == .processEnded { reset() }
      return nil
    }
    var first: Int?
    for place in clauses.indices {
      let scope = broken(place, app, step)
      first = first ?? scope
    }
    if step.callback.kind == .disconnect { forget(slot: Int(step.callback.scene) & 63) }
    return first.map { breach($0, step) }
  }

  private mutating func forget(slot: Int) {
    for place in clauses.indices {
      clauses[place].seen.remove(slot: slot)
      clauses[place].debts.removeAll { $0.scope == slot }
    }
  }

  private func breach(_ scope: Int, _ step: AppStep) -> Breach {
    Breach(in: scope == Owed.process ? nil : step.context.scenes[scope])
  }

  /// The first scope in which a clause is broken by a step, which is looked at as a whole.
  private mutating func broken(_ place: Int, _ app: App, _ step: AppStep) -> Int? {
    var first: Int?
    switch clauses[place].clause.form {
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
      clauses[place].seen.formUnion(before.scopes(step))
      let seen = clauses[place].seen
      for scope in happening.scopes(step) {
        exercised &+= 1
        if !seen.contains(scope) && !seen.hasApp { first = first ?? scope }
      }
    case .leads(let happening, let goal, let limit, let excuse):
      let new = happening.scopes(step)
      exercised &+= UInt64(new.count)
      incur(place, new, limit, step)
      if clauses[place].debts.isEmpty { break }
      if let excuse { pay(place, excuse.scopes(step)) }
      pay(place, goal, app, step)
      first = takeOverdue(place, limit, step)
    case .eventually: break
    }
    return first
  }

  /// A scope in which a condition holds: one scene, or every connected one.
  private func scope(
    of condition: AppCondition<App>, in scope: Int?, _ app: App, _ step: AppStep
  ) -> Int? {
    let context = step.context
    if !condition.isOfScene {
      return condition.holds(app, context, context.scenes[0]) ? scope ?? Owed.process : nil
    }
    if let scope, scope != Owed.process {
      return condition.holds(app, context, context.scenes[scope]) ? scope : nil
    }
    return context.live.first { condition.holds(app, context, context.scenes[$0]) }
  }

  // MARK: Debts

  private mutating func incur(
    _ place: Int, _ scopes: Scopes, _ limit: Clause<App>.Limit, _ step: AppStep
  ) {
    for scope in scopes where !clauses[place].debts.contains(where: { $0.scope == scope }) {
      let deadline =
        switch limit {
        case .steps(let count): count
        case .seconds(let count): step.context.now + count
        case .rest, .end: 0
        }
      // The step that incurs it does not count.
      let extra = if case .steps = limit { 1 } else { 0 }
      clauses[place].debts.append(Debt(scope: scope, deadline: deadline + extra))
    }
  }

  private mutating func pay(_ place: Int, _ scopes: Scopes) {
    if scopes.isEmpty { return }
    clauses[place].debts.removeAll { debt in
      scopes.contains(debt.scope) || debt.scope == Owed.process || scopes.hasApp
    }
  }

  private mutating func pay(
    _ place: Int, _ goal: Clause<App>.Goal, _ app: App, _ step: AppStep
  ) {
    switch goal {
    case .happening(let happening): pay(place, happening.scopes(step))
    case .condition(let condition):
      let unpaid = clauses[place].debts.filter {
        // A scene's condition is owed by that scene; the app as a whole owes it in every scene.
        scope(of: !condition, in: $0.scope, app, step) != nil
      }
      clauses[place].debts = unpaid
    }
  }

  /// Takes a debt that is overdue, so that it is told once; the next one is told at the next step.
  private mutating func takeOverdue(
    _ place: Int, _ limit: Clause<App>.Limit, _ step: AppStep
  ) -> Int? {
    switch limit {
    case .steps:
      for number in clauses[place].debts.indices { clauses[place].debts[number].deadline -= 1 }
      return takeDebt(place) { $0.deadline <= 0 }
    case .seconds: return takeDebt(place) { $0.deadline < step.context.now }
    case .rest, .end: return nil
    }
  }

  private mutating func takeDebt(_ place: Int, where isDue: (Debt) -> Bool) -> Int? {
    guard let number = clauses[place].debts.firstIndex(where: isDue) else { return nil }
    return clauses[place].debts.remove(at: number).scope
  }

  // MARK: When the world stands still

  mutating func rest(_ step: AppStep) -> Breach? {
    if step.context.isAwaiting { return nil }
    for place in clauses.indices {
      guard case .leads(_, _, .rest, _) = clauses[place].clause.form,
        let scope = takeDebt(place, where: { _ in true })
      else { continue }
      return breach(scope, step)
    }
    return nil
  }

  mutating func finish(_ step: AppStep) -> Breach? {
    guard let app = box.app else { return nil }
    for place in clauses.indices {
      switch clauses[place].clause.form {
      case .leads(_, _, .end, _):
        if let debt = clauses[place].debts.first { return breach(debt.scope, step) }
      case .eventually(let condition):
        exercised &+= 1
        if let scope = scope(of: !condition, in: nil, app, step) { return breach(scope, step) }
      default: break
      }
    }
    return nil
  }
}
