import SceneFuzzing
import SceneLifecycle
import SceneSeam

/// An app that notes topics of more than one word, and never ends a song that it starts.
struct Notes: SceneApp {
  let context: AppContext

  mutating func sceneDidBecomeActive(_ scene: SceneID) {
    context.starts("a long song", for: scene)
    context.starts("two\nlines", for: scene)
    context.counts("")
  }

  /// The test of the app, with one law that it breaks.
  ///
  /// - Parameter customer: What a link to the app says, which reports may have to leave out.
  static func test(customer: Int = 4711) -> AppTest<Notes> {
    let play = AppAction<Notes>("play") { app, _ in app.context.changes("a tune") }
    return AppTest(
      "notes", actions: [play], contents: [.url("invoice", "shop://invoice?customer=\(customer)")],
      laws: [.pairsLevels]
    ) { Notes(context: $0) }
  }
}
