import SceneLaws
import SceneLifecycle

// What is doubtful about a test before anything is played.

extension AppTest {
  /// The doubts about the test, whatever its cases come to.
  ///
  /// - Complexity: Reads the sources of the app's module.
  var doubts: [AppDoubt] {
    (hasLaws ? [] : [.lawless(name)]) + impossibleLaws + misspeltHandlers
  }

  /// Whether a law of the test can break; a required situation cannot.
  private var hasLaws: Bool { laws.contains { $0.kind != .required } }

  /// A doubt for each law that can never be judged, or whose failure no report could name.
  var impossibleLaws: [AppDoubt] { laws.indices.compactMap { impossibleLaw($0) } }

  /// A doubt for each handler of the app that is nearly a requirement.
  ///
  /// - Complexity: Reads the sources of the app's module.
  var misspeltHandlers: [AppDoubt] {
    if App.self is any DelegateBased.Type { return delegateDoubts }
    let reader = HandlerReader(String(reflecting: App.self))
    return accepting(reader?.doubts(besides: file, on: platforms) ?? [])
  }

  /// The doubts about delegates whatever is played: a short run and a single history, too.
  var delegateDoubts: [AppDoubt] {
    let app = App.self as? any DelegateBased.Type
    return accepting(app?.delegateDoubts(besides: file, on: platforms) ?? [])
  }

  /// A doubt for each model that laws have asked for since the last question and that no view has held.
  var missedModels: [AppDoubt] {
    accepting((App.self as? any DelegateBased.Type)?.takeMissedModels().map(AppDoubt.missed) ?? [])
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
