public import SceneLifecycle

extension AppLaw {
  /// Creates a law about the app itself.
  ///
  /// A clause that can never be judged is the law's ``mistake``.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - file: The file that declares the law.
  ///   - line: Its line.
  ///   - clauses: What the sentence's words mean, one clause a line.
  public init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard, file: String = #filePath,
    line: Int = #line, @LawClauseBuilder<App> clauses: () -> [LawClause<App>]
  ) {
    let clauses = clauses()
    self.init(sentence, id: id, kind) { ClauseMonitor(clauses, $0) }
    declaration = Diagnostic.Location(file: file, line: line, column: 1)
    mistake = SceneLaws.mistake(in: clauses, of: id)
    needsClock = clauses.contains(where: \.needsClock)
    answer = "add the exception to the law as a condition or with 'unless'"
  }
}
