import SceneDefects
import SceneEngine
import SceneExploring
import SceneLifecycle
import SceneMutants
import ScenePipeline
import Testing

/// Whether an engine with a defect shows anything that the sound engine never does.
@Suite struct `Equivalence of a defect` {
  private let events: EventSet = [.launch, .open, .home, .returnToApp, .reclaim]

  private func ask(
    _ id: String?, _ name: String = "iphone-ios17-code", scenes: Int = 1, limit: Int = 50_000
  ) throws -> Inclusion<Defective<UIKitEngine>, UIKitEngine>.Relation {
    let platform = try #require(Platform.named(name))
    let defect = try #require(Defect.named(id ?? "app-touched-in-background"))
    var inclusion = Inclusion(
      defect.engine(platform: platform, scenes: scenes),
      in: UIKitEngine(platform: platform, scenes: scenes), events: events,
      interruptions: [.home], limit: limit)
    return inclusion.run()
  }

  @Test func `is proved for a defect that never applies`() throws {
    let verdict = try ask(nil)
    guard case .included(let states) = verdict else {
      Issue.record("an engine shows what it can show, not \(verdict)")
      return
    }
    #expect(states > 100)
  }

  @Test(arguments: [
    ("launch-told-twice", 1), ("active-dropped", 1), ("background-repeated", 2),
    ("background-swapped", 2), ("stale-aggregate", 1), ("same-object-on-reconnect", 4),
  ])
  func `is refuted by the fewest events that show the difference`(
    id: String, events: Int
  ) throws {
    guard case .differs(let difference) = try ask(id) else {
      Issue.record("\(id) shows what the sound engine never does")
      return
    }
    #expect(difference.events.count == events)
  }

  @Test func `stays open when there are more states than allowed`() throws {
    guard case .undecided(let states) = try ask(nil, limit: 20) else {
      Issue.record("twenty states do not settle it")
      return
    }
    #expect(states > 20)
  }

  @Test func `is proved for a defect whose device is another one`() throws {
    guard case .included = try ask("active-dropped-on-vision") else {
      Issue.record("a phone is no headset")
      return
    }
  }
}
