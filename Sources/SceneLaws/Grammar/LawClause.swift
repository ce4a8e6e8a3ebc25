/// One clause of a law: where it is put to the test, and what it asks for there.
public struct LawClause<App> {
  /// How long what has to follow may take.
  public enum Limit: Hashable, Sendable {
    /// So many steps, of any scene.
    case steps(Int)
    /// So many seconds on the app's clock.
    case seconds(Int)
    /// Until nothing is pending.
    case rest
    /// Until the end of the case, after the fair drain.
    case end
  }

  /// What has to follow.
  enum Goal {
    case condition(AppCondition<App>)
    case happening(AppHappening)
  }

  /// What the words come to.
  enum Form {
    /// A condition that must not hold after any step.
    case never(AppCondition<App>)
    /// A happening at which a condition must not hold; at which nothing may be, if there is none.
    case at(AppHappening, breaks: AppCondition<App>?)
    /// A happening that another must have preceded.
    case only(AppHappening, after: AppHappening)
    /// A happening that something has to follow, unless something else does.
    case leads(AppHappening, to: Goal, within: Limit, unless: AppHappening?)
    /// A condition that must hold at the end.
    case eventually(AppCondition<App>)
  }

  let form: Form
}

/// Collects the clauses of a law, one a line.
@resultBuilder
public enum LawClauseBuilder<App> {
  /// Returns a clause; says to the compiler which app its closures are about.
  public static func buildExpression(_ clause: LawClause<App>) -> LawClause<App> { clause }

  /// Returns the clauses in the order of their lines.
  public static func buildBlock(_ clauses: LawClause<App>...) -> [LawClause<App>] { clauses }
}

extension AppCondition {
  /// Returns the clause that this holds after no step.
  public func never() -> LawClause<App> { LawClause(form: .never(self)) }

  /// Returns the clause that this holds after every step.
  public func always() -> LawClause<App> { LawClause(form: .never(!self)) }

  /// Returns the clause that this holds only while something else does.
  public func only(while other: AppCondition) -> LawClause<App> {
    LawClause(form: .never(self && !other))
  }

  /// Returns the clause that this does not hold while something else does.
  public func never(while other: AppCondition) -> LawClause<App> {
    LawClause(form: .never(self && other))
  }

  /// Returns the clause that this holds at the end of a case, after the fair drain.
  public func eventually() -> LawClause<App> { LawClause(form: .eventually(self)) }
}

extension AppHappening {
  /// Returns the clause that this does not happen.
  public func never<App>() -> LawClause<App> { LawClause(form: .at(self, breaks: nil)) }

  /// Returns the clause that this happens only while a condition holds.
  public func only<App>(while condition: AppCondition<App>) -> LawClause<App> {
    LawClause(form: .at(self, breaks: !condition))
  }

  /// Returns the clause that this does not happen while a condition holds.
  public func never<App>(while condition: AppCondition<App>) -> LawClause<App> {
    LawClause(form: .at(self, breaks: condition))
  }

  /// Returns the clause that this happens only after something else has.
  ///
  /// In the same process, and in the same scene object if both are about scenes.
  public func only<App>(after other: AppHappening) -> LawClause<App> {
    LawClause(form: .only(self, after: other))
  }

  /// Returns the clause that this happens before something else does.
  public func happens<App>(before other: AppHappening) -> LawClause<App> {
    LawClause(form: .only(other, after: self))
  }

  /// Returns the clause that a condition holds soon after this, if only for a step.
  public func leads<App>(
    to condition: AppCondition<App>, within limit: LawClause<App>.Limit = .end,
    unless excuse: AppHappening? = nil
  ) -> LawClause<App> {
    LawClause(form: .leads(self, to: .condition(condition), within: limit, unless: excuse))
  }

  /// Returns the clause that something else happens soon after this.
  public func leads<App>(
    to happening: AppHappening, within limit: LawClause<App>.Limit = .end,
    unless excuse: AppHappening? = nil
  ) -> LawClause<App> {
    LawClause(form: .leads(self, to: .happening(happening), within: limit, unless: excuse))
  }
}
