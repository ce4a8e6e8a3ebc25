import SceneFuzzing
import SceneHosting
import UIKit

@testable import DelegateSamples

/// The services of a sample, which write down what they do in the words of the laws.
@MainActor
final class NotingServices: Services {
  private let context: AppContext

  init(_ context: AppContext) { self.context = context }

  private typealias Topic = AppContext.Topic

  private func id(_ scene: UIScene?) -> SceneID? { scene.flatMap { context.sceneID(of: $0) } }

  private func note(
    _ verb: AppContext.ObservedVerb, _ topic: String, _ scene: UIScene?
  ) {
    context.note(AppContext.Observation(verb, Topic(topic), scene: id(scene)))
  }

  private func note(
    _ verb: AppContext.ObservedVerb, _ topic: String, _ session: UISceneSession, _ item: Int = 0
  ) {
    context.note(
      AppContext.Observation(
        verb, Topic(topic), session: context.sessionID(of: session), item: item))
  }

  func start(_ work: String, in scene: UIScene?) { note(.starts, work, scene) }
  func stop(_ work: String, in scene: UIScene?) { note(.stops, work, scene) }
  func enable(_ work: String) { note(.enables, work, nil) }
  func disable(_ work: String) { note(.disables, work, nil) }
  func take(_ thing: String, for scene: UIScene) { note(.takes, thing, scene) }
  func giveBack(_ thing: String, for scene: UIScene) { note(.returns, thing, scene) }
  func decide(_ what: String) { note(.decides, what, nil) }
  func count(_ what: String) { note(.counts, what, nil) }
  func show(_ secret: String, in scene: UIScene) { note(.shows, secret, scene) }
  func cover(_ scene: UIScene) { note(.covers, "", scene) }
  func uncover(_ scene: UIScene) { note(.uncovers, "", scene) }
  func want(_ view: String, in scene: UIScene?) { note(.wants, view, scene) }
  func present(_ view: String, in scene: UIScene) { note(.reacts, view, scene) }
  func change(_ document: String, of session: UISceneSession) { note(.changes, document, session) }
  func save(_ document: String, of session: UISceneSession, version: Int) {
    note(.saves, document, session, version)
  }
  func delete(_ document: String, of session: UISceneSession) { note(.deletes, document, session) }
  func restore(_ document: String, of session: UISceneSession, version: Int) {
    note(.restores, document, session, version)
  }
}
