import SceneFuzzing

extension AppCommand {
  /// Plays a scenario again and tells every callback.
  func replay(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (client, source) = try asked(arguments)
    let (told, death) = try tell("trace", source, client)
    console.write(told.text)
    if let death {
      let teller = AppFailureReporter(self, client, keeper(arguments))
      console.write(teller.lastWords(of: death, question("trace", source)))
    } else if told.wanted != nil,
      case .answer(let explained) = try client.ask(question("explain", source))
    {
      console.write(explained.text)
    }
    return try remark(on: told)
  }

  /// Draws a scenario as lanes, or writes it as a Swift test.
  func show(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (client, source) = try asked(arguments)
    let isTest = arguments.has(.swift)
    let (told, _) = try tell(isTest ? "play" : "lanes", source, client)
    console.write(isTest ? try test(told) : told.text)
    _ = try remark(on: told)
    return .holds
  }

  /// Says what each event of a failing scenario is for.
  func explain(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (client, source) = try asked(arguments)
    let (told, death) = try tell("play", source, client)
    guard let wanted = told.wanted else { return holds(arguments) }
    var message = question("report", source)
    message.end = death?.end
    message.wanted = wanted
    message.add("command", repeating(arguments.operands.first ?? "", client.setup))
    if death == nil { message.add("explained", "yes") }
    console.write(try client.tell(message).0.text)
    return try remark(on: told)
  }

  /// Makes a failing scenario as short as it gets.
  func shrink(_ arguments: Arguments) throws(CommandError) -> ExitStatus {
    let (client, source) = try asked(arguments)
    let (told, death) = try tell("play", source, client)
    guard let wanted = told.wanted else { return holds(arguments) }
    let finding = AppFinding(
      key: death.map { AppFinding.Key($0, at: told["at"] ?? "") }
        ?? AppFinding.Key(signature: wanted),
      index: 0, rowFirst: 0, count: 0, death: death)
    let teller = AppFailureReporter(self, client, keeper(arguments))
    _ = try remark(on: told)
    console.write(try teller.report(finding, try scenario(told), []))
    return isInterrupted() ? .interrupted : .violated
  }

  /// Lists what can be named.
  func list() -> ExitStatus {
    let laws = player.laws.map { ($0.id, "\($0.kind.rawValue): \($0.sentence)") }
    let platforms = player.usual.platforms.map { ($0.name ?? "", $0.summary) }
    let topics = [
      ("laws", laws), ("actions", player.actions.map { ($0, "") }), ("platforms", platforms),
    ]
    for (title, rows) in topics where !rows.isEmpty {
      if title != "laws" { console.line() }
      console.line(title)
      for row in rows { console.line(HelpText.row(row.0, row.1, 28)) }
    }
    return .holds
  }

  // MARK: - Asking

  /// Where this app's histories are kept.
  ///
  /// - Parameter folder: The folder unless an option names another one.
  func keeper(_ arguments: Arguments, _ folder: String = CorpusStore.local) -> CorpusStore {
    CorpusStore(
      folder: arguments.text(.corpus) ?? folder, suite: player.usual.name, console: console)
  }

  private func asked(_ arguments: Arguments) throws(CommandError) -> (AppClient, AppSource) {
    let source = try AppSource(arguments, program)
    return (AppClient(try setup(arguments).0), source)
  }

  /// A question about a history, to be answered in the style of the console.
  func question(_ subject: String, _ source: AppSource) -> AppMessage {
    var message = AppMessage(subject, source)
    message.style = console.style
    return message
  }

  private func tell(
    _ subject: String, _ source: AppSource, _ client: AppClient
  ) throws(CommandError) -> (AppMessage, AppDeath?) {
    try client.tell(question(subject, source))
  }

  /// The scenario of an answer.
  func scenario(_ told: AppMessage) throws(CommandError) -> Scenario {
    do throws(NotationError) {
      return try Scenario(parsing: Array(told.text.utf8), file: "")
    } catch {
      throw CommandError(error.diagnostic, .faulty)
    }
  }

  private func holds(_ arguments: Arguments) -> ExitStatus {
    console.line("nothing that binds breaks in \(arguments.operands.first ?? "")")
    return .holds
  }

  /// Says what was left out and what escaped.
  ///
  /// - Throws: `CommandError` where the engine contradicted itself.
  /// - Returns: Whether something broke.
  func remark(on told: AppMessage) throws(CommandError) -> ExitStatus {
    let skipped = told.numbers("skipped").map { "\($0 + 1)" }
    if !skipped.isEmpty {
      console.report(Diagnostic.list("note: illegal now and left out, event", skipped) + "\n")
    }
    console.report(AppResult.lines(ofEscapes: told.escapes))
    if let fault = told["fault"] { throw CommandError(Diagnostic(fault), .faulty) }
    return told.wanted == nil ? .holds : .violated
  }
}
