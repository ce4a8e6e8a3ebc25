import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneSeam
import SceneViews
import SwiftUI
import UIKit

/// What a fixture is asked: which laws, which worlds, what its user does.
@MainActor
struct FixturePlan<Played: SceneApp> {
  /// What the app notes, for ready-made laws.
  var features: [AppFeature] = []
  /// What can open the app.
  var payloads: [ScenePayload.PayloadKind] = []
  /// What the user does.
  var actions: [AppAction<Played>] = []
  /// Ready-made laws beside those of the features.
  var laws: [AppLaw<Played>] = []
  /// The app's own line.
  var own: LawClause<Played>
  /// The worlds.
  var platforms = ["swiftui-iphone-ios17", "swiftui-ipad-ios18"]
}

/// A fixture that can be played: a test of any type.
@MainActor
struct FixturePlay {
  /// Which laws a campaign asks.
  enum Asked {
    case ready, own, all
  }

  /// Plays cases of a seed.
  let run: (_ seed: UInt64, _ cases: UInt64, _ asked: Asked) -> AppResult
  /// Plays one history, asked by all laws.
  let watch: (Scenario) -> AppPlay

  init<Played: SceneApp>(
    _ name: String, _ plan: FixturePlan<Played>, ready: [AppLaw<Played>],
    make: @escaping (AppContext) -> Played
  ) {
    let supports = AppSupport(roles: [], payloads: plan.payloads, features: plan.features)
    let own = AppLaw<Played>("The app's own line holds.", id: FixturePlay.own) { plan.own }
    let laws = AppLaw.all(for: supports) + plan.laws + ready
    func test(_ asked: Asked) -> AppTest<Played> {
      AppTest(
        name, actions: plan.actions,
        laws: asked == .ready ? laws : asked == .own ? [own] : laws + [own], supports: supports,
        platforms: plan.platforms.compactMap { Platform.named($0) }, usesTasks: true, make: make)
    }
    run = { SceneFuzz.run(test($2), seed: $0, cases: $1) }
    watch = { SceneFuzz.watch($0, test(.all)) }
  }

  /// The identifier of the app's own line.
  static let own = "own.line"
}

extension FixturePlay {
  /// A program of SwiftUI's.
  init<Program: App>(
    _ program: Program.Type, notes scope: ModelNotes.Scope = .app,
    manifest: SceneManifest = .empty,
    delegate: (@MainActor (ModelNotes) -> any UIApplicationDelegate)? = nil,
    looks: (@MainActor (Hosted<Program>) -> Void)? = nil, _ plan: FixturePlan<Hosted<Program>>
  ) {
    var ready: [AppLaw<Hosted<Program>>] = [.showsWindow(), .releasesScenes()]
    if !plan.payloads.isEmpty { ready.append(.readsPayloads()) }
    let make: (AppContext) -> Hosted<Program> = { context in
      let notes = ModelNotes(scope)
      let noting: (Hosted<Program>) -> Void = { app in
        notes.look(app)
        looks?(app)
      }
      var makesDelegate: (@MainActor () -> any UIApplicationDelegate)?
      if let delegate { makesDelegate = { delegate(notes) } }
      return Hosted<Program>(
        program, manifest: manifest, context: context, delegate: makesDelegate, noting: noting)
    }
    self.init("\(Program.self)", plan, ready: ready, make: make)
  }
}
