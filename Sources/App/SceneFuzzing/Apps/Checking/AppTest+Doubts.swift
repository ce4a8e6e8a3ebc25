import SceneLaws
import SceneLifecycle

// What is doubtful about a test before anything is played.

extension AppTest {
  /// The doubts about the test that do not depend on how often its laws were put to the test.
  ///
  /// - Parameters:
  ///   - tally: What its cases came to, as far as it was written down.
  ///   - isLong: Whether there were enough cases to know of every doubt.
  /// - Complexity: Reads the sources of the app's module.
  func doubts(about tally: AppTally, isLong: Bool) -> [AppDoubt] {
    (hasLaws ? [] : [.lawless(name)]) + impossibleLaws + ambiguousActions
      + codeDoubts(tally.models, isLong: isLong)
  }

  /// A doubt for each name that two actions have: a history that names it may mean either.
  private var ambiguousActions: [AppDoubt] {
    actions.indices.compactMap { number in
      let name = actions[number].name
      guard actions[..<number].contains(where: { $0.name == name }) else { return nil }
      return AppDoubt(
        .ambiguousAction, name,
        Diagnostic(
          "two actions are called \(Diagnostic.quote(name)), so that no history can tell which is meant",
          help: "give one of them another name"))
    }
  }

  /// The doubts about the app's code, without those that the test accepts.
  ///
  /// - Parameters:
  ///   - models: The models that laws have asked for.
  ///   - isLong: Whether there were enough cases to show every view and delegate.
  /// - Complexity: Reads the sources of the app's module.
  func codeDoubts(_ models: [AskedModel], isLong: Bool) -> [AppDoubt] {
    var all = handlerDoubts + changedMethods
    // A short campaign may not have shown the view.
    if isLong { all += models.filter { !$0.isHeld }.map { .missed($0.name) } }
    return accepting(all) + (isLong ? needlessAcceptances(among: all, models) : [])
  }

  /// Whether a law of the test can break; a required situation cannot.
  private var hasLaws: Bool { laws.contains { $0.kind != .required } }

  /// A doubt for each law that can never be judged, or whose failure no report could name.
  var impossibleLaws: [AppDoubt] { laws.indices.compactMap { impossibleLaw($0) } }

  /// A doubt for each handler of the app that is nearly a requirement, or that nothing calls.
  private var handlerDoubts: [AppDoubt] {
    if let app = App.self as? any DelegateBased.Type {
      return app.delegateDoubts(besides: file, on: platforms)
    }
    let reader = HandlerReader(String(reflecting: App.self))
    return reader?.doubts(besides: file, on: platforms) ?? []
  }

  /// The doubts about delegates whatever is played: a short run and a single history, too.
  var delegateDoubts: [AppDoubt] {
    let app = App.self as? any DelegateBased.Type
    return accepting((app?.delegateDoubts(besides: file, on: platforms) ?? []) + changedMethods)
  }

  /// Some doubts without those that the test accepts.
  private func accepting(_ doubts: [AppDoubt]) -> [AppDoubt] {
    doubts.filter { !$0.cause.isAcceptable || !accepted.contains($0.name) }
  }

  private func impossibleLaw(_ number: Int) -> AppDoubt? {
    let law = laws[number]
    if let mistake = law.mistake { return AppDoubt(.impossibleLaw, law.id, mistake) }
    if law.needsClock && !usesClock && !usesTasks {
      return AppDoubt(
        .impossibleLaw, law.id,
        Diagnostic(
          "the law '\(law.id)' can never be judged: it waits for seconds, and no time passes",
          help: "write AppTest(…, usesClock: true)"))
    }
    guard laws[..<number].contains(where: { $0.id == law.id }) else { return nil }
    return AppDoubt(
      .impossibleLaw, law.id,
      Diagnostic(
        "two laws are called '\(law.id)', so that no report can tell which one broke",
        help: "give one of them another identifier"))
  }
}
