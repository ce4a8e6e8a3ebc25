import SceneLifecycle

/// How long what has to follow may take.
public enum ClauseLimit: Hashable, Sendable {
  /// So many steps, of any scene.
  case steps(Int)
  /// So many seconds on the app's clock.
  case seconds(Int)
  /// Until nothing is pending.
  case rest
  /// Until the end of the case, after the fair drain.
  case end
}

/// When a condition is judged that is to hold, or not to hold, all the time.
public enum JudgedMoment: Hashable, Sendable {
  /// After every step: between the calls of one event, too.
  case everyStep
  /// When nothing is pending, neither a callback nor work of the app that will end by itself.
  case atRest
}

/// One clause of a law: where it is put to the test, and what it asks for there.
public struct LawClause<App> {
  /// The condition or happening that has to follow.
  enum Goal {
    case condition(AppCondition<App>)
    case payload(PayloadCondition<App>)
    case happening(AppHappening)
  }

  /// The form of the clause: when it is put to the test, and what breaks it.
  enum Form {
    /// A condition that must not hold after any step; put to the test while another one holds.
    case never(AppCondition<App>, while: AppCondition<App>?)
    /// A condition that must not hold when nothing is pending; put to the test while another one holds.
    case rest(AppCondition<App>, while: AppCondition<App>?)
    /// A happening at which a condition must not hold; at which nothing may be, if there is none.
    case at(AppHappening, breaks: AppCondition<App>?)
    /// A happening that another must have preceded.
    case only(AppHappening, after: AppHappening)
    /// A happening that something has to follow, unless something else does.
    case leads(AppHappening, to: Goal, within: ClauseLimit, unless: AppHappening?)
    /// A condition that must hold at the end.
    case eventually(AppCondition<App>)
  }

  let form: Form
  /// Where it is written.
  let location: Diagnostic.Location

  init(_ form: Form, at location: Diagnostic.Location) {
    self.form = form
    self.location = location
  }

  /// A clause about a condition that must not hold, and cannot unless another one does.
  init(
    _ breaks: AppCondition<App>, never moment: JudgedMoment, while other: AppCondition<App>? = nil,
    at location: Diagnostic.Location
  ) {
    self.init(
      moment == .atRest ? .rest(breaks, while: other) : .never(breaks, while: other), at: location)
  }
}

/// Collects the clauses of a law, one a line.
///
/// Each line is checked by itself, so that the compiler shows a mistake where it is.
@resultBuilder
public enum LawClauseBuilder<App> {
  /// Returns a clause; says to the compiler which app its closures are about.
  public static func buildExpression(_ clause: LawClause<App>) -> LawClause<App> { clause }

  /// Returns the first clause.
  public static func buildPartialBlock(first clause: LawClause<App>) -> [LawClause<App>] {
    [clause]
  }

  /// Returns the clauses in the order of their lines.
  public static func buildPartialBlock(
    accumulated clauses: [LawClause<App>], next clause: LawClause<App>
  ) -> [LawClause<App>] {
    clauses + [clause]
  }
}

extension AppCondition {
  /// Returns the clause that this never holds: after no step, or at no rest.
  public func never(
    _ moment: JudgedMoment = .everyStep, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(self, never: moment, at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this always holds: after every step, or at every rest.
  public func always(
    _ moment: JudgedMoment = .everyStep, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(!self, never: moment, at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this holds only while something else does.
  public func only(
    while other: AppCondition, _ moment: JudgedMoment = .everyStep, file: String = #fileID,
    line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      self && !other, never: moment, while: self,
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this does not hold while something else does.
  public func never(
    while other: AppCondition, _ moment: JudgedMoment = .everyStep, file: String = #fileID,
    line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      self && other, never: moment, while: other,
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this always holds while something else does.
  public func always(
    while other: AppCondition, _ moment: JudgedMoment = .everyStep, file: String = #fileID,
    line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      !self && other, never: moment, while: other,
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this holds at the end of a case, after the fair drain.
  public func eventually(
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .eventually(self), at: Diagnostic.Location(file: file, line: line, column: column))
  }
}

extension AppHappening {
  /// Returns the clause that this does not happen.
  public func never<App>(
    file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .at(self, breaks: nil), at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this happens only while a condition holds.
  public func only<App>(
    while condition: AppCondition<App>, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .at(self, breaks: !condition),
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this does not happen while a condition holds.
  public func never<App>(
    while condition: AppCondition<App>, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .at(self, breaks: condition), at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this happens only after something else has.
  ///
  /// In the same process, and in the same scene object if both are about scenes.
  public func only<App>(
    after other: AppHappening, file: String = #fileID, line: Int = #line, column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .only(self, after: other), at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that this happens before something else does.
  public func happens<App>(
    before other: AppHappening, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .only(other, after: self), at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that a condition holds soon after this, if only for a step.
  ///
  /// The scene of the happening may be gone by then: the condition of a scene is asked of the scene
  /// object that was there. What `willTerminate` leads to has to be there by the end of the
  /// process.
  public func leads<App>(
    to condition: AppCondition<App>, within limit: ClauseLimit = .end,
    unless excuse: AppHappening? = nil, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .leads(self, to: .condition(condition), within: limit, unless: excuse),
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that what a payload asks for holds soon after it was delivered.
  ///
  /// Of several payloads that wait in one scene the last counts: a window shows what was opened last.
  public func leads<App>(
    to condition: PayloadCondition<App>, within limit: ClauseLimit = .end,
    unless excuse: AppHappening? = nil, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .leads(self, to: .payload(condition), within: limit, unless: excuse),
      at: Diagnostic.Location(file: file, line: line, column: column))
  }

  /// Returns the clause that something else happens soon after this.
  ///
  /// Of a passage, such as that to the foreground, it may also happen before this in the same event, where
  /// the scene's delegate or its observers hear of the passage first.
  public func leads<App>(
    to happening: AppHappening, within limit: ClauseLimit = .end,
    unless excuse: AppHappening? = nil, file: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> LawClause<App> {
    LawClause(
      .leads(self, to: .happening(happening), within: limit, unless: excuse),
      at: Diagnostic.Location(file: file, line: line, column: column))
  }
}
