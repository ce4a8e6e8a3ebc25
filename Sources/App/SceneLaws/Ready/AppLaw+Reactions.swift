import SceneDriving
import SceneLifecycle
public import SceneSeam

extension AppLaw {
  /// Returns the law that the app does what it says it does, each time.
  ///
  /// A handler that is never called is found by it: the app says that it starts its sync when it
  /// enters the foreground, and never does.
  ///
  /// UIKit tells a passage several times in an event: `sceneWillEnterForeground` comes before the notice of the
  /// application. What is done in the scene's call is an answer to the notice as well.
  ///
  /// - Parameters:
  ///   - happening: When it is to be done, such as `.appEntersForeground`.
  ///   - verb: What the app notes, such as `.starts`.
  ///   - topic: What it notes it of; anything by default.
  ///   - limit: How soon; before the world stands still by default.
  ///   - id: The name in reports and files; by default made of the verb and the topic's
  ///     letters and digits.
  public static func answers(
    _ happening: AppHappening, with verb: AppContext.ObservedVerb, _ topic: AppContext.Topic? = nil,
    within limit: ClauseLimit = .rest, id: String? = nil
  ) -> AppLaw {
    let words = "\(verb) \(topic?.description ?? "something")"
    // After a disconnection there is no other one to wait for.
    let isLast = happening.isCovered(by: .disconnects)
    let name = words.split { !String($0).isIdentifier }.joined(separator: "-")
    return AppLaw(
      "What is declared happens: the app \(words) each time, unless the scene disconnects first.",
      id: id ?? "declared." + name
    ) {
      happening.leads(
        to: .does(verb, topic), within: limit, unless: isLast ? nil : .disconnects)
    }
  }
}
