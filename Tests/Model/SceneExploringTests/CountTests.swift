import SceneEngine
import SceneExploring
import SceneInvariants
import SceneLifecycle
import TestSupport
import Testing

/// How many states and transitions there are: a rule that changes shows as a number that changes.
@Suite struct CountTests {
  /// Some explorations of one kind, one for each group of events.
  struct Series: Sendable {
    var platform: String
    var slots: Int
    /// Kinds of callback that are seen, by name.
    var sees: Sight
    var groups = EventGroup.allCases
  }

  enum Sight: String, Sendable {
    /// Every kind of callback; nothing is judged.
    case everything
    /// The calls that announce a move; nothing is judged.
    case delegates
    /// What an invariant sees and remembers.
    case invariant = "scene.active-in-foreground"
  }

  static let series = [
    Series(platform: "ipad-ios17-code", slots: 1, sees: .everything, groups: [.windows]),
    Series(platform: "iphone-ios17", slots: 1, sees: .everything, groups: [.roles]),
    Series(platform: "sceneless-ios17", slots: 1, sees: .everything),
    Series(platform: "ipad-ios13", slots: 1, sees: .delegates),
    Series(platform: "iphone-ios27", slots: 1, sees: .delegates),
    Series(platform: "vision-1", slots: 1, sees: .delegates),
    Series(
      platform: "ipad-ios17-code", slots: 2, sees: .invariant,
      groups: [.core, .windows, .interruptions]),
    Series(platform: "iphone-ios17", slots: 2, sees: .invariant),
  ]

  @Test func `The numbers of states and transitions are the known ones`() async throws {
    var rows = [["platform", "slots", "sees", "events", "states", "transitions", "depth"]]
    for series in Self.series {
      let platform = try #require(Platform.named(series.platform))
      for group in series.groups {
        let found = try await explore(platform, series, group)
        #expect(found.end == .closed)
        let events = group == .core ? "core" : "core, \(group.rawValue)"
        rows.append(
          [series.platform, "\(series.slots)", series.sees.rawValue, events]
            + [found.states, Int(found.seen.edges), found.depth].map { "\($0)" })
      }
    }
    let difference = Golden("counts.txt").difference(from: Self.table(rows))
    #expect(
      difference == nil,
      "a rule changed what can be reached: \(difference ?? ""); where that is meant, `make goldens`"
    )
  }

  @Test func `A rule that changes changes a number`() async throws {
    let platform = try #require(Platform.named("sceneless-ios17"))
    var engine = UIKitEngine(platform: platform, scenes: 1)
    let bounds = Bounds(events: [.launch, .home])
    let before = await run(engine, Blind(), bounds)
    let pair = try #require(engine.order.pairs.first { $0.later == .active })
    engine.order.remove(pair)
    let after = await run(engine, Blind(), bounds)
    #expect(after.states > before.states)
    #expect(after.seen.edges > before.seen.edges)
  }

  private static func table(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed() + "\n"
    }.map { String($0) }.joined()
  }

  private func explore(
    _ platform: Platform, _ series: Series, _ group: EventGroup
  ) async throws -> Exploration {
    let bounds = Bounds(
      events: EventSet(of: EventKind.allCases.filter { [.core, group].contains($0.group) }))
    func engine(_ kinds: CallbackSet) -> UIKitEngine {
      UIKitEngine(platform: platform, scenes: series.slots, seeing: kinds)
    }
    switch series.sees {
    case .everything: return await run(engine(.all), Blind(), bounds)
    case .delegates: return await run(engine(Self.calls), Blind(), bounds)
    case .invariant:
      let invariant = try #require(Contract.invariant(series.sees.rawValue))
      let suite = InvariantSuite([invariant], platform: platform)
      return await run(engine(suite.alphabet), suite, bounds)
    }
  }

  private static let calls = CallbackSet(
    .connect, .foreground, .active, .resign, .background, .disconnect, .discard)

  private func run<M: ExplorableMonitor>(
    _ engine: UIKitEngine, _ monitor: M, _ bounds: Bounds
  ) async -> Exploration {
    var explorer = Explorer(engine, monitor, bounds)
    await explorer.run()
    return explorer.result
  }
}
