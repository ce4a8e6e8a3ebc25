import SceneLifecycle
import SceneSeam

/// When a clause has to be looked at.
///
/// It is found out once: a clause costs nothing in a step that cannot change what it says.
struct ClauseWatch {
  private(set) var callbacks = CallbackSet.none
  private(set) var verbs: [AppContext.ObservedVerb] = []
  private var takesPayloads = false
  private var looksAlways = false
  private var looksWhileAwaiting = false
  /// Whether it is judged when nothing is pending.
  private(set) var atRest = false
  /// Whether it is judged at the end of a case.
  private(set) var atEnd = false
  /// Whether it asks at the end of a case for what the way to the background leads to.
  private(set) var isOfBackground = false

  init<App>(_ clause: LawClause<App>) {
    switch clause.form {
    case .never: looksAlways = true
    case .rest: atRest = true
    case .eventually: atEnd = true
    case .at(let happening, _): add(happening)
    case .only(let happening, let before):
      add(happening)
      add(before)
    case .leads(let happening, let goal, let limit, let excuse):
      add(happening)
      if let excuse { add(excuse) }
      if case .happening(let goal) = goal { add(goal) } else { looksWhileAwaiting = true }
      switch limit {
      case .steps, .seconds: looksWhileAwaiting = true
      case .rest: atRest = true
      case .end:
        atEnd = true
        isOfBackground = happening.callbacks.kinds.contains { $0.passage == .entersBackground }
      }
    }
  }

  private mutating func add(_ happening: AppHappening) {
    callbacks = callbacks | happening.callbacks
    verbs += happening.patterns.map(\.verb)
    if !happening.payloads.isEmpty { takesPayloads = true }
  }

  /// Whether every step may have to be looked at.
  var wantsEveryStep: Bool { looksAlways || looksWhileAwaiting || takesPayloads }

  /// Whether a step may change what the clause says.
  ///
  /// - Parameter isAwaiting: Whether something has to follow.
  func wants(_ step: AppStep, isAwaiting: Bool) -> Bool {
    looksAlways || isAwaiting && looksWhileAwaiting || callbacks.contains(step.callback.kind)
      || takesPayloads && step.callback.payload != 0
      || !verbs.isEmpty && !step.observations.isEmpty
  }
}

extension Array where Element == ClauseWatch {
  /// The interest of a law that is made of the clauses.
  var interest: LawInterest {
    if contains(where: \.wantsEveryStep) { return .everything }
    let passages = CallbackSet(.configuration, .connect, .disconnect, .processEnded)
    return LawInterest(reduce(passages) { $0 | $1.callbacks }, flatMap(\.verbs))
  }
}
