import SceneFuzzing
import SceneLifecycle
import Testing

/// An app that reads a set as if it had an order.
@Suite struct SetReaderTests {
  /// Shows a link in the first scene, or the last, that the set has; or where it came.
  private enum ReaderPosition {
    case first, last, own
  }

  private struct Router: SceneApp {
    let context: AppContext
    let position: ReaderPosition

    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      if options.payload != nil { show(in: scene) }
    }

    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) { show(in: scene) }

    private func show(in scene: SceneID) {
      let scenes = context.connectedScenes
      let shown =
        switch position {
        case .first: scenes.first
        case .last: scenes.last
        case .own: scene
        }
      if shown == scene { context.counts("right") }
    }
  }

  private func failures(_ position: ReaderPosition) -> [AppFailure] {
    let law = AppLaw<Router>("A link shows in the window that got it.", id: "router.window") {
      AppHappening.receives(.url).leads(to: .does(.counts, "right"), within: .rest)
    }
    let test = AppTest(
      "router", laws: [law], supports: AppSupport(roles: [.windowApplication], payloads: [.url])
    ) { Router(context: $0, position: position) }
    return SceneFuzz.run(test, cases: 300).failures
  }

  private static let sentence =
    "the app depends on the order of connectedScenes, a Set: in another order the law holds"

  @Test func `The first of a set is wrong in two events, and the report names the set`() throws {
    let first = try #require(failures(.first).first)
    #expect(first.scenario.entries.map(\.event.kind) == [.launch, .openURL], "\(first.report)")
    #expect(first.scenario.entries.flatMap(\.choices).isEmpty)
    #expect(first.report.contains(Self.sentence), "\(first.report)")
    let last = try #require(failures(.last).first)
    #expect(last.scenario.entries.count <= 3, "\(last.report)")
    #expect(last.report.contains(Self.sentence), "\(last.report)")
  }

  @Test func `An app that takes the scene itself is right`() { #expect(failures(.own).isEmpty) }
}
