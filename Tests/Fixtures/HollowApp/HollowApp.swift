import SceneFuzzing

/// A player whose handlers are misspelt: none of them is ever called, and no law has anything to judge.
struct HollowApp: SceneApp {
  let context: AppContext

  init(_ context: AppContext) { self.context = context }

  mutating func sceneDidBecomActive(_ scene: SceneID) { context.starts("song", for: scene) }

  mutating func sceneWillResignActive(scene: SceneID) { context.stops("song", for: scene) }
}

/// The app under test, with a law that can never be judged.
var hollowApp: AppTest<HollowApp> {
  let impossible = AppLaw<HollowApp>("It is so.", id: "hollow.impossible") {
    AppHappening.disconnects.leads(to: .does(.stops), unless: .disconnects)
  }
  return AppTest(
    "hollow", laws: [.pairsLevels, impossible],
    supports: AppSupport(roles: [.externalDisplay], payloads: [.url])
  ) { HollowApp($0) }
}
