public import SceneLifecycle

/// Goes breadth first through every state that a bounded number of sessions can reach.
///
/// Level *d* holds the states that a history of *d* events leads to and none of fewer. Within a level,
/// pending items are delivered in every order; then every event begins the next level. So the first
/// callback that breaks something does so after the fewest events there are.
///
/// States are numbered in the order in which a single worker would find them: each round of states is
/// cut into pieces, and what the pieces found is kept piece by piece. The same counts and the same
/// path come out with any number of jobs.
public struct Explorer<E: ExplorableEngine, M: ExplorableMonitor>: Sendable {
  /// The bounds: the histories to explore, and how far.
  public let bounds: Bounds
  /// Workers; each has an engine and a monitor of its own.
  public var walkers: [SuccessorGenerator<E, M>]
  /// The states found so far.
  public var table: StateTable
  /// The result so far.
  public var result = Exploration()

  /// Prepares an exploration that has visited the first state alone.
  ///
  /// - Parameters:
  ///   - engine: What plays.
  ///   - monitor: What judges.
  ///   - bounds: What is gone through.
  ///   - jobs: How many states are expanded at the same time.
  public init(_ engine: E, _ monitor: M, _ bounds: Bounds, jobs: Int = 1) {
    precondition(jobs >= 1, "jobs must be at least 1, was \(jobs)")
    let first = SuccessorGenerator(engine, monitor, bounds)
    self.bounds = first.bounds
    walkers = Array(repeating: first, count: jobs)
    table = StateTable(first.reached, first.bounds)
    table.insert(first.reached.words, from: 0, parent: 0)
  }

  /// Explores until nothing new is found, something breaks, or a bound is met.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked between rounds; true ends the exploration.
  ///   - progress: Receives how far the exploration is, after each round.
  @inlinable
  public mutating func run(
    shouldStop: @escaping StopCheck = { false },
    progress: (Exploration) -> Void = { _ in }
  ) async {
    var level = 0..<1
    while result.end == nil {
      var delivered = level.lowerBound
      while result.end == nil, delivered < table.count {
        let wave = delivered..<table.count
        delivered = table.count
        await expand(.deliver, wave, shouldStop, progress)
      }
      if result.end != nil { return }
      level = level.lowerBound..<table.count
      let next = table.count
      result.levels.append(level.count)
      if result.depth == bounds.depth { return end(.depth) }
      await expand(.begin, level, shouldStop, progress)
      if result.end != nil { return }
      if table.count == next { return end(.closed) }
      result.depth += 1
      level = next..<table.count
    }
  }

  /// How many events may still begin after so many.
  @usableFromInline
  func eventsLeft(at depth: Int) -> Int { bounds.depth.map { $0 - depth } ?? .max }

  @inlinable
  mutating func expand(
    _ move: SuccessorGenerator<E, M>.Move, _ states: Range<Int>,
    _ shouldStop: @escaping StopCheck,
    _ progress: (Exploration) -> Void
  ) async {
    let left = eventsLeft(at: result.depth + (move == .begin ? 1 : 0))
    for job in walkers.indices { walkers[job].left = left }
    var from = states.lowerBound
    while from < states.upperBound {
      let to = min(from + Round.states, states.upperBound)
      let batches = await expand(move, Round.pieces(from..<to, jobs: walkers.count))
      take(batches, to: to, of: states)
      progress(result)
      if result.end != nil { return }
      if shouldStop() { return end(.stopped) }
      from = to
    }
  }

  @inlinable
  mutating func expand(_ move: SuccessorGenerator<E, M>.Move, _ pieces: [Range<Int>]) async
    -> [Batch]
  {
    let jobs = min(walkers.count, pieces.count)
    if jobs < 2 {
      var batches: [Batch] = []
      for piece in pieces {
        batches.append(walkers[0].expand(move, piece, in: &table, adds: true))
      }
      return batches
    }
    let table = self.table
    let shares = await withTaskGroup(of: Share.self) { group in
      for job in 0..<jobs {
        let walker = walkers[job]
        group.addTask { Share(job, of: jobs, walker, move, pieces, table) }
      }
      var shares: [Share] = []
      for await share in group { shares.append(share) }
      return shares.sorted { $0.job < $1.job }
    }
    for share in shares { walkers[share.job] = share.walker }
    return pieces.indices.map { shares[$0 % jobs].batches[$0 / jobs] }
  }

  /// The work of one worker in a round.
  @usableFromInline
  struct Share: Sendable {
    @usableFromInline let job: Int
    @usableFromInline var walker: SuccessorGenerator<E, M>
    @usableFromInline var batches: [Batch]

    @inlinable
    init(
      _ job: Int, of jobs: Int, _ walker: SuccessorGenerator<E, M>,
      _ move: SuccessorGenerator<E, M>.Move,
      _ pieces: [Range<Int>], _ table: StateTable
    ) {
      self.job = job
      self.walker = walker
      batches = []
      var table = table
      for piece in stride(from: job, to: pieces.count, by: jobs) {
        batches.append(self.walker.expand(move, pieces[piece], in: &table, adds: false))
      }
    }
  }
}

/// How states are handed out.
///
/// The results of a round's pieces are kept in the order of the pieces, so it does not matter
/// how a round is cut.
@usableFromInline
enum Round {
  /// States of a round.
  @usableFromInline static let states = 1 << 14
  private static let leastPiece = 256

  /// Cuts a round into pieces: one for a single job, several for each of many.
  @usableFromInline
  static func pieces(_ states: Range<Int>, jobs: Int) -> [Range<Int>] {
    let piece = jobs < 2 ? Self.states : max(leastPiece, Self.states / (jobs * 4))
    return stride(from: states.lowerBound, to: states.upperBound, by: piece).map {
      $0..<min($0 + piece, states.upperBound)
    }
  }
}
