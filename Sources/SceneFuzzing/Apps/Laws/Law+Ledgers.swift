import SceneLifecycle

extension Law {
  /// What was taken for a scene is given back by its disconnection, and nothing is taken twice.
  ///
  /// The app notes `takes` and `givesBack`; background tasks are noted for it.
  public static var balancesLedgers: Law {
    Law(
      "What is taken for a scene is given back at its disconnection, background time at its"
        + " expiry, each of them once.",
      id: "ledger.balances"
    ) { LedgerMonitor() }
  }
}

/// Keeps a ledger of what the app holds.
struct LedgerMonitor: LawMonitor {
  private struct Entry: Hashable {
    var topic: Topic
    var scene: SceneID?
    var item: Int
  }

  private var held: [Entry] = []
  private var isExpired = false
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(CallbackSet(.processEnded, .backgroundTaskExpired), [.takes, .returns])
  }

  mutating func reset() {
    held.removeAll(keepingCapacity: true)
    isExpired = false
  }

  mutating func observe(_ step: AppStep) -> Breach? {
    switch step.callback.kind {
    case .processEnded:
      reset()
      return nil
    case .backgroundTaskExpired: isExpired = true
    default: break
    }
    var first: Breach?
    for observation in step.observations {
      let entry = Entry(
        topic: observation.topic, scene: observation.scene, item: observation.item)
      switch observation.verb {
      case .takes:
        exercised &+= 1
        if held.contains(entry) { first.keepFirst(breach(entry, "is taken a second time")) }
        held.append(entry)
      case .returns:
        if held.forget(entry) { continue }
        first.keepFirst(breach(entry, "is given back and was not held"))
      default: break
      }
    }
    return first
  }

  mutating func rest(_ step: AppStep) -> Breach? {
    defer { isExpired = false }
    let overdue = held.filter { isOverdue($0, step.context) }
    guard let first = overdue.first else { return nil }
    for entry in overdue { held.forget(entry) }
    let isLate = isExpired && first.topic == .backgroundTask
    let end = isLate ? "its time is over" : "its scene disconnected"
    return breach(first, "is held after \(end)")
  }

  private func isOverdue(_ entry: Entry, _ context: AppContext) -> Bool {
    if isExpired && entry.topic == .backgroundTask { return true }
    return entry.scene.map { isGone($0, context) } ?? false
  }

  private func isGone(_ scene: SceneID, _ context: AppContext) -> Bool {
    context.scenes[scene.slot] != scene || !context.callback.connected.contains(scene.slot)
  }

  private func breach(_ entry: Entry, _ fault: String) -> Breach {
    let owner = entry.scene.map { " for \($0)" } ?? ""
    let item = entry.item == 0 ? "" : " \(entry.item)"
    return Breach("The \(entry.topic)\(item)\(owner) \(fault).", in: entry.scene)
  }
}
