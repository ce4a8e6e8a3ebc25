import SceneEngine
import SceneInvariants
import SceneLifecycle

/// The sentences of the contract that a recording's own lines can break.
///
/// They are the hard ones, and the soft ones on the application's notifications. A recording may hide kinds
/// of callback and begin anywhere. So a sentence judges only where all that it asks for is shown, and what
/// was never seen to begin or end counts in the recording's favour.
struct RecordedContract {
  let account: ObservedTrace
  private let plan: LabelPlan
  /// Kinds of which every occurrence is shown, each on a line that stands for no other kind.
  let sure: CallbackSet

  /// Soft sentences that no rule of the engine breaks: what breaks one has no explanation.
  private static let kept = ["notice.background-once", "notice.active-alternates"]

  init(_ account: ObservedTrace) {
    self.account = account
    plan = LabelPlan(account)
    var unsure = account.later.reduce(CallbackSet.none) { $0 | $1.sighting.kinds }
    for sighting in account.sightings {
      let kinds = Self.kinds(sighting, account)
      if kinds.count != 1 || sighting.isOptional { unsure |= kinds }
    }
    sure = (account.instrumented | account.forbidden) - unsure
  }

  /// Whether a new process shows itself.
  var showsProcesses: Bool {
    !account.showsLaunches || !(account.instrumented & ObservedTrace.firstKinds).isEmpty
  }

  /// The first callback at which a sentence breaks, and the sentence; nil when none does.
  ///
  /// - Complexity: O(callbacks).
  func firstBreak() -> (index: Int, invariant: Invariant)? {
    guard let platform = account.platforms.first else { return nil }
    let sentences = Contract.all.compactMap { invariant -> Invariant? in
      let isJudged = invariant.kind == .hard || Self.kept.contains(invariant.id)
      guard isJudged, account.platforms.allSatisfy(invariant.applies) else { return nil }
      return invariant.judging(recordingOf: sure, showsProcesses: showsProcesses)
    }
    var suite = InvariantSuite(
      sentences, platform: platform, softFails: true, lenient: true, judging: sure)
    suite.reset()
    var process: UInt32 = 1
    for (index, sighting) in account.sightings.enumerated() {
      if sighting.beginsProcess {
        process += 1
        suite.shown.wholeObjects = true
        suite.shown.wholeProcess = index > 0 || sighting.kinds.contains(.main)
      }
      let kinds = Self.kinds(sighting, account)
      guard kinds.count == 1, let kind = kinds.kinds.first, sure.contains(kind) else { continue }
      suite.shown.application = sighting.application != nil
      if !suite.observe(callback(sighting, kind, process, index)) {
        let broken = suite.violations.first.flatMap { Contract.invariant($0.invariant) }
        return broken.map { (index, $0) }
      }
    }
    return nil
  }

  private static func kinds(_ sighting: ObservedCallback, _ account: ObservedTrace) -> CallbackSet {
    let read = sighting.kinds & account.instrumented
    let kinds = read.isEmpty ? sighting.kinds : read
    guard kinds.count > 1, let platform = account.platforms.first else { return kinds }
    return CallbackSet(of: kinds.kinds.map { $0.delivered(on: platform) })
  }

  private func callback(
    _ sighting: ObservedCallback, _ kind: CallbackKind, _ process: UInt32, _ index: Int
  ) -> Callback {
    var callback = Callback(kind: kind, cause: .launch, event: UInt32(index + 1))
    callback.process = process
    callback.application = sighting.application ?? .background
    guard sighting.label > 0 else { return callback }
    callback.scene = plan.numbers[index]
    callback.session = UInt32(sighting.label)
    callback.connection = 1
    callback.activation = sighting.activation ?? .none
    return callback
  }
}
