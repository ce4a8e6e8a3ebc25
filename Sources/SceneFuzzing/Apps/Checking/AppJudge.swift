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
  private var breaches: [(law: Int, breach: LawBreach)] = []
  /// Whether a case goes on after a law has broken.
  var goesOn = false
  /// The laws that broke in the case, one bit each.
  private(set) var broken: UInt64 = 0
  /// How often each law had been put to the test before the case; kept where cases go on.
  private var exercisedBefore: [UInt64] = []
  private var brokenAt: (index: Int, callback: Callback?) = (0, nil)
  private var violated: [UInt64]
  /// What the case shows.
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
    index = 0
    behaviour.reset()
    if goesOn { exercisedBefore = monitors.map(\.exercised) }
  }

  mutating func observe(_ callback: Callback) -> Bool {
    index &+= 1
    if let watch, watch.hasEnded {
      brokenAt = (index - 1, callback)
      return false
    }
    behaviour.receive(callback)
    if callback.kind == .installed && system.device.isReplaced {
      for law in monitors.indices { monitors[law].reset() }
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
    if monitors.isEmpty { return true }
    // What the app has done since the last callback comes before what is judged at rest.
    let late = system.observations
    if !late.isEmpty, !observe(system.atRest, late, 0) { return false }
    return ask(~0, at: system.callback) { $0.rest($1) }
  }

  mutating func finish() -> Bool {
    guard system.hasLaunched else { return true }
    if system.awaitsTask {
      system.awaitsTask = false
      if !rest() { return false }
    }
    return ask(~0, at: nil) { $0.finish($1) }
  }

  /// Asks some laws and keeps what they say.
  ///
  /// - Returns: False when one of them fails the case.
  @inline(never)
  private mutating func ask(
    _ due: UInt64, at callback: Callback?,
    _ question: (inout any LawMonitor, AppStep) -> LawBreach?
  ) -> Bool {
    let here = callback == nil ? index : max(0, index - 1)
    let step = AppStep(callback ?? system.callback, system.observations, host, at: here)
    breaches.removeAll(keepingCapacity: true)
    for law in SceneSet(bits: due) where law < monitors.count {
      watch?.asks(law)
      guard let breach = question(&monitors[law], step) else { continue }
      violated[law] &+= 1
      broken |= 1 << UInt64(law)
      if heads[law].kind == .hard { breaches.append((law, breach)) }
    }
    watch?.asks(nil)
    brokenAt = (here, callback)
    return goesOn || breaches.isEmpty
  }

  var violations: [Violation] {
    if let end = watch?.reached {
      return end.isJudged ? [end.violation(brokenAt.index, brokenAt.callback)] : []
    }
    return breaches.map { law, breach in
      Violation(
        invariant: heads[law].id, kind: heads[law].kind, index: brokenAt.index,
        callback: brokenAt.callback, scene: breach.scene?.slot, onset: breach.onset)
    }
  }

  /// What a law answered when it broke.
  func onset(of violation: Violation, in callbacks: [Callback]) -> Int? { violation.onset }

  /// What exactly is wrong, one note a violation.
  var notes: [String] {
    if let end = watch?.reached { return [end.note] }
    return breaches.map(\.breach.note)
  }

  /// How often each law was put to the test in a case that goes on.
  var exercised: [UInt64] { zip(monitors, exercisedBefore).map { $0.exercised &- $1 } }

  /// The counts since the judge was made.
  var tally: Tally {
    Tally(
      entries: heads.indices.map { law in
        Tally.ExerciseCount(
          id: heads[law].id, kind: heads[law].kind, exercised: monitors[law].exercised,
          violated: violated[law])
      })
  }
}
