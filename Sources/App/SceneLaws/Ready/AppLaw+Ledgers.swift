import SceneDriving
import SceneLifecycle
import SceneSeam

extension AppLaw {
  /// A resource of a scene is given back by its disconnection, and nothing is taken twice.
  ///
  /// The app notes `takes` and `givesBack`; background tasks are noted for it.
  public static var balancesLedgers: AppLaw {
    AppLaw(
      "What is taken for a scene is given back at its disconnection, background time at its"
        + " expiry, each of them once.",
      id: "ledger.balances", about: .resources,
      finds: "an observer, a timer, background time that is never given back",
      noted: "'takes' each time that something is taken, 'givesBack'; background tasks are noted "
        + "for it",
      ifMeant: "note it without a scene if it is not one scene's, or with an 'item' if "
        + "there are several"
    ) { LedgerMonitor() }
  }
}

/// Keeps a ledger of what the app holds.
struct LedgerMonitor: LawMonitor {
  private struct HeldItem: Equatable {
    var topic: AppContext.Topic
    var scene: SceneID?
    var item: Int
    var label: String
    /// The step in which it was taken.
    var onset: Int

    static func == (left: HeldItem, right: HeldItem) -> Bool {
      left.topic == right.topic && left.scene == right.scene && left.item == right.item
    }
  }

  private var held: [HeldItem] = []
  /// The step in which background time was over: what is begun later has time of its own.
  private var expiry: Int?
  private(set) var exercised: UInt64 = 0

  var interest: LawInterest {
    LawInterest(CallbackSet(.processEnded, .backgroundTaskExpired), [.takes, .returns])
  }

  mutating func reset() {
    held.removeAll(keepingCapacity: true)
    expiry = nil
  }

  mutating func observe(_ step: AppStep) -> LawBreach? {
    switch step.callback.kind {
    case .processEnded:
      reset()
      return nil
    case .backgroundTaskExpired: expiry = step.index
    default: break
    }
    var first: LawBreach?
    for observation in step.observations {
      let entry = HeldItem(
        topic: observation.topic, scene: observation.scene, item: observation.item,
        label: observation.label, onset: step.index)
      switch observation.verb {
      case .takes:
        exercised &+= 1
        if let known = held.first(where: { $0 == entry }) {
          first.keepFirst(breach(known, "is taken a second time"))
        }
        held.append(entry)
      case .returns:
        if held.forget(entry) { continue }
        exercised &+= 1
        var breach = breach(entry, "is given back and was not held")
        breach.onset = nil
        first.keepFirst(breach)
      default: break
      }
    }
    return first
  }

  mutating func rest(_ step: AppStep) -> LawBreach? {
    defer { expiry = nil }
    let overdue = held.filter { isOverdue($0, step.system) }
    guard let first = overdue.first else { return nil }
    for entry in overdue { held.forget(entry) }
    let end = hasExpired(first) ? "its time is over" : "its scene disconnected"
    return breach(first, "is held after \(end)")
  }

  func isPutOff(_ step: AppStep) -> Bool {
    step.system.isAwaiting && held.contains { $0.scene.map { isGone($0, step.system) } ?? false }
  }

  /// Whether it is background time that is over.
  private func hasExpired(_ entry: HeldItem) -> Bool {
    guard entry.topic == .backgroundTask, let expiry else { return false }
    return entry.onset <= expiry
  }

  private func isOverdue(_ entry: HeldItem, _ system: SimulatedSystem) -> Bool {
    if hasExpired(entry) { return true }
    // What ends by itself may give back late; background time is over in the call that says so.
    if system.isAwaiting { return false }
    return entry.scene.map { isGone($0, system) } ?? false
  }

  private func isGone(_ scene: SceneID, _ system: SimulatedSystem) -> Bool {
    guard system.usesScenes else { return false }
    return system.scenes[scene.slot] != scene || !system.callback.connected.contains(scene.slot)
  }

  private func breach(_ entry: HeldItem, _ fault: String) -> LawBreach {
    let owner = entry.scene.map { " for \($0)" } ?? ""
    let label = entry.label.isEmpty ? "" : " (\(entry.label))"
    let item = (entry.item == 0 ? "" : " \(entry.item)") + label
    return LawBreach(
      "\(entry.topic.asSubject)\(item)\(owner) \(fault).", in: entry.scene, since: entry.onset)
  }
}
