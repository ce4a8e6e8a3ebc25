import SceneDriving
import SceneLifecycle
import SceneSeam

/// Something that has to follow.
struct ClauseObligation {
  /// The slot, or `Scopes.app`.
  let scope: Int
  /// The scene object, which may be gone by the time that is judged; nil for the app as a whole.
  let scene: SceneID?
  /// Steps that are left, or the second by which it has to be there.
  var deadline: Int
  /// The step at which it began.
  let onset: Int
  /// Whether it began with the last call to the process, so that its end is when it is due.
  let isFarewell: Bool
  /// The payload that was delivered where it began; nil for nothing.
  let payload: ScenePayload?
  /// Whether it began on the way to the background: the process may be suspended there, and killed.
  let isOfBackground: Bool
  /// Whether the app has come to rest in the background, and nothing that may pay it is under way.
  var isRipe = false
  /// Whether it goes with the scene that disconnects in the step under way.
  var goesWithScene = false

  init(_ scope: Int, at step: AppStep, within limit: ClauseLimit, of happening: AppHappening) {
    self.scope = scope
    scene = scope == Scopes.app ? nil : step.system.scenes[scope]
    deadline =
      switch limit {
      // The step that incurs it does not count.
      case .steps(let count): count + 1
      case .seconds(let count): step.system.now + count
      case .rest, .end: 0
      }
    onset = step.index
    payload = happening.payloads.isEmpty ? nil : step.payload
    let kind = step.callback.kind
    isOfBackground = happening.callbacks.contains(kind) && kind.passage == .entersBackground
    isFarewell =
      happening.callbacks.contains(kind) && (kind == .terminate || kind == .terminateNotice)
  }
}

/// The memory of one clause in a case.
struct ClauseMemory {
  /// For whom what must come first has come.
  var seen = Scopes()
  /// For whom it had come when the scene disconnected: what is still said of it knows.
  var seenByGone = Scopes()
  var obligations: [ClauseObligation] = []
  /// The answers that came before they were asked for, in the same passage.
  private var early = EarlyAnswers()

  mutating func reset() {
    seen = Scopes()
    seenByGone = Scopes()
    early.reset()
    if !obligations.isEmpty { obligations.removeAll(keepingCapacity: true) }
  }

  /// Forgets a scene that has disconnected, and what goes with it.
  mutating func forget(slot: Int) {
    if seen.contains(slot) { seenByGone.insert(slot) }
    seen.remove(slot: slot)
    obligations.removeAll { $0.goesWithScene }
  }

  /// Adds what a happening asks for, unless that is awaited already.
  mutating func incur(
    _ scopes: Scopes, at step: AppStep, within limit: ClauseLimit, of happening: AppHappening
  ) {
    for scope in scopes {
      let obligation = ClauseObligation(scope, at: step, within: limit, of: happening)
      let known = obligations.firstIndex {
        $0.scope == scope && $0.scene == obligation.scene && !$0.goesWithScene
      }
      if let known {
        // A scene shows what was opened last.
        if let payload = obligation.payload, payload != obligations[known].payload {
          obligations[known] = obligation
        }
      } else {
        obligations.append(obligation)
      }
    }
  }

  /// Takes what a step asks for that came in the passage before it, and says how much that was.
  ///
  /// - Parameters:
  ///   - step: The debts that it has incurred are looked at.
  ///   - answers: For whom the step itself brings what is awaited.
  mutating func settleEarly(at step: AppStep, with answers: Scopes) -> UInt64 {
    let settled = settle { [early] in $0.onset == step.index && early.pays($0.scope, at: step) }
    if settled > 0 { early.spend(at: step) }
    early.keep(answers, at: step)
    return settled
  }

  /// Takes what is settled for some scopes and says how much that was.
  mutating func settle(_ scopes: Scopes) -> UInt64 {
    if scopes.isEmpty { return 0 }
    return settle { obligation in
      scopes.contains(obligation.scope) || obligation.scope == Scopes.app || scopes.hasApp
    }
  }

  /// Makes debts of the way to the background due at the end of the process, or puts them off.
  mutating func ripen(_ isLeft: Bool) {
    for index in obligations.indices where obligations[index].isOfBackground {
      obligations[index].isRipe = isLeft
    }
  }

  /// Takes what is settled and says how much that was.
  mutating func settle(where isSettled: (ClauseObligation) -> Bool) -> UInt64 {
    let before = obligations.count
    obligations.removeAll(where: isSettled)
    return UInt64(before - obligations.count)
  }

  /// Debts that are looked at, and how many there were.
  struct LentObligations {
    var list: [ClauseObligation]
    let count: Int
  }

  /// Lends the debts, so that they can be settled while the monitor is read; `takeBack` ends it.
  mutating func lendObligations() -> LentObligations {
    var list: [ClauseObligation] = []
    swap(&list, &obligations)
    return LentObligations(list: list, count: list.count)
  }

  /// Takes back what is left of lent debts and says how many were settled.
  mutating func takeBack(_ lent: consuming LentObligations) -> UInt64 {
    let settled = UInt64(lent.count - lent.list.count)
    obligations = lent.list
    return settled
  }

  /// Takes the first debt that is due, so that it is reported once; the next one has the next step.
  mutating func take(where isDue: (ClauseObligation) -> Bool) -> ClauseObligation? {
    obligations.firstIndex(where: isDue).map { obligations.remove(at: $0) }
  }
}
