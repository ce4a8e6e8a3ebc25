public import SceneLifecycle

extension AppLaw {
  /// Creates a law about the app itself.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - clauses: What the sentence's words mean, one clause a line.
  public init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard,
    @LawClauseBuilder<App> clauses: () -> [LawClause<App>]
  ) {
    let clauses = clauses()
    self.init(sentence, id: id, kind) { ClauseMonitor(clauses, $0) }
  }
}
