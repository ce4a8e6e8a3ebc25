import SceneDriving
import SceneInvariants
import SceneLaws
import SceneLifecycle
import SceneSeam

/// The laws of an app at work, as the pipeline sees them: it shows each step to the laws that want
/// to see it.
struct AppJudge: Monitor {
  private let host: AppHost
  private let system: SimulatedSystem
  private let watch: ProgressMarker?
  private let heads: [LawHeading]
  private var monitors: [any LawMonitor]
  private var byKind: [UInt64]
  private var byVerb: [UInt64]
  private var index = 0
  /// The breaches in their order; a law without which the case goes on is there once.
  private var breaches: [KeptBreach] = []
  /// The laws that end the case when they break, one bit each; without another one it goes on.
  var ending = ~UInt64(0)
  /// The laws that broke in the case, one bit each.
  private(set) var broken: UInt64 = 0
  /// The laws without which the case goes on, because they broke in it.
  private var silenced: UInt64 = 0
  /// How often each law had been put to the test before the case.
  private var exercisedBefore: [UInt64]
  /// How often each law was put to the test in cases whose debts were never due.
  private var discounted: [UInt64]
  /// The laws whose debts were put off up to the end of the case, one bit each.
  private var putOff: UInt64 = 0
  private var endedAt: (index: Int, callback: Callback?) = (0, nil)
  private var violated: [UInt64]
  /// A breach, with where it came.
  private struct KeptBreach {
    var law: Int
    var breach: LawBreach
    var index: Int
    var callback: Callback?
    /// Whether the law was asked at rest or at the end: what breaks then began before.
    var isAtRest: Bool
  }

  /// The app's behaviour in the case.
  private(set) var behaviour = CaseBehaviour()

  init(_ host: AppHost, _ heads: [LawHeading], _ monitors: [any LawMonitor]) {
    precondition(monitors.count <= 64, "a test has at most 64 laws, was \(monitors.count)")
    self.host = host
    system = host.system
    watch = host.watch
    self.heads = heads
    self.monitors = monitors
    byKind = [UInt64](repeating: 0, count: 256)
    byVerb = [UInt64](repeating: 0, count: AppContext.ObservedVerb.allCases.count)
    violated = [UInt64](repeating: 0, count: heads.count)
    exercisedBefore = violated
    discounted = violated
    for law in monitors.indices { enter(monitors[law].interest, bit: 1 << UInt64(law)) }
  }

  private mutating func enter(_ interest: LawInterest, bit: UInt64) {
    for raw in 0..<256 {
      guard let kind = CallbackKind(rawValue: UInt8(raw)) else { continue }
      if interest.everything || interest.callbacks.contains(kind) { byKind[raw] |= bit }
    }
    for verb in interest.verbs { byVerb[Int(verb.rawValue)] |= bit }
  }

  mutating func reset() {
    for law in monitors.indices { monitors[law].reset() }
    breaches.removeAll(keepingCapacity: true)
    broken = 0
    silenced = 0
    index = 0
    behaviour.reset()
    putOff = 0
    for law in monitors.indices { exercisedBefore[law] = monitors[law].exercised }
  }

  mutating func observe(_ callback: Callback) -> Bool {
    index &+= 1
    if let watch, watch.hasEnded {
      endedAt = (index - 1, callback)
      return false
    }
    behaviour.receive(callback)
    if callback.kind == .installed && system.device.isReplaced {
      for law in monitors.indices { monitors[law].replaceStore() }
    }
    let due = byKind[Int(callback.kind.rawValue)]
    let observations = system.observations
    if observations.isEmpty && due == 0 { return true }
    return observe(callback, observations, due)
  }

  private mutating func observe(
    _ callback: Callback, _ observations: [AppContext.Observation], _ due: UInt64
  ) -> Bool {
    defer { system.forgetObservations() }
    var due = due
    for observation in observations {
      due |= byVerb[Int(observation.verb.rawValue)]
      behaviour.note(observation, in: callback)
    }
    return due == 0 || ask(due, at: callback) { $0.observe($1) }
  }

  mutating func rest() -> Bool {
    if monitors.isEmpty || system.isUnsettled { return true }
    // What the app has done since the last callback comes before what is judged at rest.
    let late = system.observations
    if !late.isEmpty, !observe(system.atRest, late, 0) { return false }
    return ask(~0, at: system.callback, isAtRest: true) { $0.rest($1) }
  }

  mutating func finish() -> Bool {
    guard system.hasLaunched, !system.isUnsettled else { return breaches.isEmpty }
    if system.awaitsTask {
      system.awaitsTask = false
      if !rest() { return false }
    }
    let holds = ask(~0, at: nil, isAtRest: true) { $0.finish($1) } && breaches.isEmpty
    discountPutOff()
    return holds
  }

  /// Takes back what was counted of laws whose debts something put off to the end: they were never due.
  private mutating func discountPutOff() {
    let step = AppStep(system.callback, system.observations, host, at: index)
    for law in monitors.indices where broken >> UInt64(law) & 1 == 0 {
      guard monitors[law].isPutOff(step) else { continue }
      putOff |= 1 << UInt64(law)
      discounted[law] &+= monitors[law].exercised &- exercisedBefore[law]
    }
  }

  /// Asks some laws and keeps what they say.
  ///
  /// - Returns: False when one of them ends the case.
  @inline(never)
  private mutating func ask(
    _ due: UInt64, at callback: Callback?, isAtRest: Bool = false,
    _ question: (inout any LawMonitor, AppStep) -> LawBreach?
  ) -> Bool {
    let here = callback == nil ? index : max(0, index - 1)
    let step = AppStep(callback ?? system.callback, system.observations, host, at: here)
    if !breaches.isEmpty { breaches = lasting }
    var goesOn = true
    for law in SceneSet(bits: due & ~silenced) where law < monitors.count {
      watch?.asks(law)
      guard let breach = question(&monitors[law], step) else { continue }
      violated[law] &+= 1
      let bit: UInt64 = 1 << UInt64(law)
      broken |= bit
      if heads[law].kind != .hard { continue }
      breaches.append(
        KeptBreach(law: law, breach: breach, index: here, callback: callback, isAtRest: isAtRest))
      if ending & bit == 0 { silenced |= bit } else { goesOn = false }
    }
    watch?.asks(nil)
    return goesOn
  }

  /// The breaches that did not end the case.
  private var lasting: [KeptBreach] { breaches.filter { ending >> UInt64($0.law) & 1 == 0 } }

  /// The violations in the case up to the call that ended it, in their order.
  var violations: [Violation] {
    let end = watch?.reached
    let broken = (end == nil ? breaches : lasting).map {
      Violation(
        invariant: heads[$0.law].id, kind: heads[$0.law].kind, index: $0.index,
        callback: $0.callback, scene: $0.breach.scene?.slot, onset: $0.breach.onset)
    }
    guard let end, end.isJudged else { return broken }
    return broken + [end.violation(endedAt.index, endedAt.callback)]
  }

  /// Returns the onset that a law named when it broke, for a reader: it may be no part of the violation.
  func onset(of violation: Violation, in callbacks: [Callback]) -> Int? {
    violation.onset ?? kept(violation)?.breach.beginning
  }

  /// The breach of a law that was asked at rest, or at the end; nil where it broke at a callback.
  func breachAtRest(_ violation: Violation) -> LawBreach? {
    kept(violation).flatMap { $0.isAtRest ? $0.breach : nil }
  }

  private func kept(_ violation: Violation) -> KeptBreach? {
    breaches.first { heads[$0.law].id == violation.invariant && $0.index == violation.index }
  }

  /// The details of each breach, by the laws that say so.
  var notes: [String: String] {
    var notes = Dictionary(breaches.map { (heads[$0.law].id, $0.breach.note) }) { $1 }
    if let end = watch?.reached { notes[end.law.rawValue] = end.note }
    return notes
  }

  /// How often each law was put to the test in a case that no law ends.
  var exercised: [UInt64] {
    monitors.indices.map { law in
      putOff >> UInt64(law) & 1 == 0 ? monitors[law].exercised &- exercisedBefore[law] : 0
    }
  }

  /// The counts since the judge was made.
  var tally: Tally {
    Tally(
      entries: heads.indices.map { law in
        Tally.ExerciseCount(
          id: heads[law].id, kind: heads[law].kind,
          exercised: monitors[law].exercised &- discounted[law], violated: violated[law])
      })
  }
}
