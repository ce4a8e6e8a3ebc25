package import SceneLifecycle

/// The smallest scenario known, and the question whether another one fails in the same way.
package struct Search {
  /// Plays a scenario and says what that showed.
  package typealias Trial = (Scenario) -> TrialResult

  /// The smallest scenario known to fail.
  package private(set) var best: Scenario
  /// The engine's fingerprint before each event of the best scenario; empty when it is unknown.
  package private(set) var states: [UInt64] = []
  /// How many scenarios were played.
  package private(set) var trials = 0
  /// How often a smaller scenario was found.
  package private(set) var improvements = 0
  /// Why no more trials are made; nil while they are.
  package private(set) var stop: ShrinkingStop?
  /// The shortest scenario for each other failure that was met.
  ///
  /// In the order in which the failures were met first.
  package private(set) var others: [(name: String, scenario: Scenario)] = []

  private var size: Size
  private var tried = TriedScenarios()
  private var removals = Removals()
  private var lastSuccess = 0
  private var longestWait = 0
  private let budget: Budget
  private let shouldStop: () -> Bool
  private let trial: Trial

  /// Starts from a scenario that fails.
  package init(
    _ scenario: Scenario, budget: Budget, shouldStop: @escaping () -> Bool, trial: @escaping Trial
  ) {
    best = scenario
    size = Size(scenario)
    self.budget = budget
    self.shouldStop = shouldStop
    self.trial = trial
  }

  /// Plays a candidate and keeps it if it fails in the same way and is smaller.
  ///
  /// One that was played before is not played again: the best scenario only gets smaller, so what
  /// was not good enough then is not now.
  ///
  /// - Returns: Whether the candidate was kept.
  package mutating func attempt(_ candidate: Scenario) -> Bool {
    guard !tried.contains(candidate), mayGoOn() else { return false }
    return play(candidate).isKept
  }

  /// Tries the smallest scenario without some of its entries.
  package mutating func attempt(without positions: Range<Int>) -> Bool {
    attempt(without: Array(positions))
  }

  /// Tries the smallest scenario without some of its entries.
  ///
  /// - Parameter positions: Indices of the entries, rising.
  package mutating func attempt(without positions: [Int]) -> Bool {
    let isShort = best.entries.count <= Removals.limit
    guard !(isShort && removals.areKnown(positions)) else { return false }
    let candidate = best.without(positions)
    guard !tried.contains(candidate), mayGoOn() else { return false }
    let (isKept, answer) = play(candidate)
    if !isKept && isShort { removals.note(positions, from: best, answer) }
    return isKept
  }

  /// Tries the smallest scenario with only the entries that are wanted.
  package mutating func attempt(keeping isWanted: (Scenario.Entry) -> Bool) -> Bool {
    let unwanted = best.entries.indices.filter { !isWanted(best.entries[$0]) }
    return !unwanted.isEmpty && attempt(without: unwanted)
  }

  /// Whether the best scenario without some of its entries is known not to fail in the same way.
  ///
  /// - Parameter positions: Indices of the entries, rising.
  package mutating func needsOne(of positions: [Int]) -> Bool {
    removals.areKnown(positions) || tried.contains(best.without(positions))
  }

  /// Whether a scenario was played, or is the same play as one that was.
  package func wasTried(_ scenario: Scenario) -> Bool { tried.contains(scenario) }

  private mutating func mayGoOn() -> Bool {
    if stop != nil { return false }
    let patience = budget.patience(events: best.entries.count, longestWait: longestWait)
    if trials >= budget.plays {
      stop = .plays
    } else if improvements >= budget.improvements {
      stop = .improvements
    } else if trials - lastSuccess >= patience {
      stop = .stalled
    } else if shouldStop() {
      stop = .interrupted
    }
    return stop == nil
  }

  private mutating func play(_ candidate: Scenario) -> (isKept: Bool, answer: TrialResult) {
    trials += 1
    let answer = trial(candidate)
    tried.insert(candidate)
    guard let played = answer.played else { return (false, answer) }
    tried.insert(played)
    switch answer.ending {
    case .same: return (take(played, answer.states), answer)
    case .held: break
    case .other(let name): note(played, as: name)
    }
    return (false, answer)
  }

  /// Keeps what was played if it is smaller than the best.
  private mutating func take(_ played: Scenario, _ states: [UInt64]) -> Bool {
    let reached = Size(played)
    if reached == size && played.entries == best.entries { self.states = states }
    guard reached < size else { return false }
    best = played
    size = reached
    self.states = states
    removals = Removals()
    improvements += 1
    longestWait = max(longestWait, trials - lastSuccess)
    lastSuccess = trials
    return true
  }

  private mutating func note(_ scenario: Scenario, as name: String) {
    guard let position = others.firstIndex(where: { $0.name == name }) else {
      return others.append((name, scenario))
    }
    if scenario.entries.count < others[position].scenario.entries.count {
      others[position].scenario = scenario
    }
  }
}

extension Scenario {
  /// Returns the scenario without some of its entries.
  ///
  /// - Parameter positions: Indices of the entries, rising.
  func without(_ positions: [Int]) -> Scenario {
    var fewer = self
    fewer.entries.removeAll(keepingCapacity: true)
    var next = 0
    for (position, entry) in entries.enumerated() {
      if next < positions.count, positions[next] == position {
        next += 1
      } else {
        fewer.entries.append(entry)
      }
    }
    return fewer
  }
}
