import SceneExploring
import SceneInvariants
import SceneLifecycle

/// Explores the contract slice by slice, several at the same time.
///
/// Slices are taken in waves of the same size for any number of workers. A wave does not look beyond the
/// shortest counterexample of the waves before it, and in a wave the shortest wins, then the first: the
/// same failure comes out however the work was shared.
struct SlicedExploration<E: ExplorableEngine>: Sendable {
  let order: ExploreOrder
  let slices: [Slice]
  /// Whether slots are watched that a slice does not need.
  let watchesAll: Bool
  /// Makes an engine that delivers only some kinds of callback, of some slots.
  let engine: @Sendable (CallbackSet, SceneSet) -> E
  /// Whether such an engine plans an item at all.
  let isSeen: @Sendable (E, PendingItem) -> Bool

  private static var wave: Int { 8 }

  /// The result of one slice.
  private struct SearchedSlice: Sendable {
    var slice: Int
    var part: Explored.SliceResult
    var entries: [Scenario.Entry]?
    var cycle: [Scenario.Entry] = []
  }

  func run(
    shouldStop: @escaping StopCheck,
    progress: @escaping @Sendable (ExploreProgress) -> Void
  ) async -> Explored {
    var explored = Explored(slices: slices.count, invariants: invariants)
    var best: SearchedSlice?
    for start in stride(from: 0, to: slices.count, by: Self.wave) {
      let wave = start..<min(start + Self.wave, slices.count)
      let depth = best?.entries.map { $0.count - 1 } ?? order.depth
      for result in await run(wave, depth: depth, shouldStop, progress) {
        explored.parts.append(result.part)
        guard let entries = result.entries else { continue }
        if entries.count < best?.entries?.count ?? .max { best = result }
      }
      if shouldStop() { break }
    }
    for slice in slices[explored.parts.count...] { explored.parts.append(unvisited(slice)) }
    if let best {
      explored.failure = Scenario(
        platform: order.platform, scenes: order.scenes, defect: order.defect,
        entries: best.entries ?? [])
      explored.broken = best.part.invariants
      explored.cycle = best.cycle
      explored.isLasso = best.part.isEventual
    }
    return explored
  }

  /// Returns the empty result of a slice that the exploration did not get round to.
  private func unvisited(_ slice: Slice) -> Explored.SliceResult {
    var nothing = Exploration()
    nothing.states = 0
    nothing.end = .stopped
    return Explored.SliceResult(
      invariants: slice.invariants.map(\.id), kinds: slice.alphabet.count,
      isEventual: slice.isEventual, exploration: nothing)
  }

  private var invariants: [String] {
    var ids: [String] = []
    for id in slices.flatMap(\.invariants).map(\.id) where !ids.contains(id) { ids.append(id) }
    return ids
  }

  private func run(
    _ wave: Range<Int>, depth: Int?, _ shouldStop: @escaping StopCheck,
    _ progress: @escaping @Sendable (ExploreProgress) -> Void
  ) async -> [SearchedSlice] {
    let teams = min(order.jobs, wave.count)
    return await withTaskGroup(of: SearchedSlice.self) { group in
      var results: [SearchedSlice] = []
      var waiting = wave
      while let slice = waiting.popFirst() {
        if slice - wave.lowerBound >= teams, let result = await group.next() {
          results.append(result)
        }
        let done = wave.lowerBound + results.count
        group.addTask {
          await explore(slice, depth, teams: teams, shouldStop) {
            progress(
              ExploreProgress(done: done, slices: slices.count, slice: slice, exploration: $0))
          }
        }
      }
      for await result in group { results.append(result) }
      return results.sorted { $0.slice < $1.slice }
    }
  }

  private func explore(
    _ number: Int, _ depth: Int?, teams: Int, _ shouldStop: @escaping StopCheck,
    _ progress: (Exploration) -> Void
  ) async -> SearchedSlice {
    let slice = slices[number]
    let watched = slice.isLocal && !watchesAll ? 1 : order.scenes
    let bounds = order.bounds(
      of: slice, watched: watched, depth: slice.isEventual ? nil : depth, sharing: teams)
    let engine = engine(slice.alphabet, .first(watched))
    var explorer = Explorer(
      engine, slice.suite(platform: order.platform), bounds,
      jobs: max(1, order.jobs / teams))
    await explorer.run(shouldStop: shouldStop, progress: progress)
    var result = SearchedSlice(
      slice: number,
      part: Explored.SliceResult(
        invariants: slice.invariants.map(\.id), kinds: slice.alphabet.count,
        isEventual: slice.isEventual, exploration: explorer.result),
      entries: explorer.result.broken.map {
        realize(explorer.history(to: $0, breaking: true), engine)
      })
    if slice.isEventual, explorer.result.end == .closed,
      let lasso = explorer.lasso(fair: ExploreOrder.fair)
    {
      let history = explorer.history(of: lasso)
      let whole = realize(history.stem + history.cycle, engine)
      result.part.exploration.end = .broken
      result.entries = Array(whole.prefix(history.stem.count))
      result.cycle = Array(whole.dropFirst(history.stem.count))
    }
    return result
  }

  /// The history as the whole engine plays it.
  private func realize(_ legs: [HistorySegment], _ masked: E) -> [Scenario.Entry] {
    var realization = Concretization(engine(.all, .first(64))) { isSeen(masked, $0) }
    return realization.entries(of: legs)
  }
}
