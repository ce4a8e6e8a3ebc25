import SampleApps
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateSamples

/// A sample of the observer door as delegates: the same law breaks in the same history.
struct Twin: Sendable, CustomTestStringConvertible {
  /// The pattern's number and the app's name, or what the objects of UIKit show.
  let testDescription: String
  /// The law that finds the bug.
  let law: String
  /// The sample's pinned history, or one of its own.
  let history: Scenario?
  /// The sample whose twin it is; nil for a bug that an object without UIKit cannot have.
  let sample: Sample?
  /// Plays cases of the delegates, fixed or not.
  let run: @MainActor @Sendable (_ isFixed: Bool, _ seed: UInt64, _ cases: UInt64) -> AppResult
  /// Plays cases of the fixed delegates with every ready-made law that they support, at once.
  let judge: @MainActor @Sendable (_ seed: UInt64, _ cases: UInt64) -> AppResult
  /// Plays one history, fixed or not.
  let play: @MainActor @Sendable (_ isFixed: Bool, _ scenario: Scenario) -> AppFailure?

  private init<App: SceneApp>(
    _ name: String, _ law: String, _ history: Scenario?, _ sample: Sample?,
    _ test: @escaping @MainActor @Sendable (Bool) -> AppTest<App>
  ) {
    testDescription = name
    self.law = law
    self.history = history
    self.sample = sample
    run = { SceneFuzz.run(test($0), seed: $1, cases: $2) }
    judge = { SceneFuzz.run(test(true).judgedByAll, seed: $0, cases: $1) }
    play = { SceneFuzz.play($1, test($0)) }
  }

  /// The twin of a sample, by its pattern's number.
  init<App: SceneApp>(
    _ number: String, _ test: @escaping @MainActor @Sendable (Bool) -> AppTest<App>
  ) {
    let sample = Sample.all.first { $0.description.hasPrefix(number + " ") }
    self.init(sample?.description ?? number, sample?.law ?? "", sample?.history, sample, test)
  }

  /// What only UIKit's objects show, with a history of its own.
  init<App: SceneApp>(
    _ name: String, breaks law: String, on platform: String = "ipad-ios26", _ history: String,
    _ test: @escaping @MainActor @Sendable (Bool) -> AppTest<App>
  ) {
    let lines = history.replacing(", ", with: "\n")
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n\(lines)\n"
    self.init(name, law, try? Scenario(parsing: text, file: name), nil, test)
  }

  /// An app of delegates, with one class for scenes of every role.
  @MainActor
  static func app<Delegate: UIApplicationDelegate, Window: UISceneDelegate>(
    _ name: String, _ isFixed: Bool,
    _ make: @escaping @MainActor (any Services, Bool) -> Delegate,
    _ scene: @escaping @MainActor () -> Window, actions: [AppAction<HostedApp<Delegate>>] = [],
    laws: [AppLaw<HostedApp<Delegate>>], noting: ((HostedApp<Delegate>) -> Void)? = nil
  ) -> AppTest<HostedApp<Delegate>> {
    let manifest = SceneManifest(delegate: scene)
      .adding(.windowExternalDisplayNonInteractive, name: "Display", delegate: scene)
      .adding(.carTemplateApplication, name: "Car", delegate: scene)
    return AppTest(name, actions: actions, laws: laws) { context in
      let services = NotingServices(context)
      return HostedApp(
        manifest: manifest, context: context, delegate: { make(services, isFixed) },
        noting: noting)
    }
  }
}

extension HostedApp where Delegate: OpeningAppDelegate {
  /// Notes what the application delegate has opened.
  func notesOpened() {
    handles(delegate.links)
    handles(delegate.activities)
    handles(delegate.actions)
    handles(delegate.answers)
    handles(delegate.invitations)
  }
}
