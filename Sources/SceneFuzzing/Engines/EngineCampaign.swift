public import SceneLifecycle

/// Which cases are played on an engine of one's own.
///
/// Case *i* of a seed, a profile, a length and a choice of kinds is always the same.
public struct EngineCampaign: Hashable, Sendable {
  /// How events are chosen among those that the engine accepts.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// Every second case is uniform; the others draw weights, disorder and overlaps of their own.
    ///
    /// Uniform cases find soon what is near, the others what lies deep.
    case usual
    /// Each legal event is as likely as any other, and nothing unusual is chosen.
    case uniform
  }

  /// What the cases depend on.
  public var seed: UInt64
  /// Number of the first case.
  public var first: UInt64 = 0
  /// How many cases are played.
  public var cases: UInt64
  /// The number after that of the last case.
  var end: UInt64 {
    let (sum, isTooLarge) = first.addingReportingOverflow(cases)
    return isTooLarge ? .max : sum
  }
  /// Events of each case, 1 … 1,000,000.
  public var events: Int
  /// Kinds of event that may be drawn, one bit each.
  public var kinds: EventSet
  /// How events are chosen.
  public var profile: Profile
  /// How many rows of cases are played at the same time; the result does not depend on it.
  public var jobs: Int
  /// Whether the campaign goes on after a failure.
  public var keepsGoing: Bool

  /// Creates a campaign.
  public init(
    seed: UInt64, cases: UInt64, events: Int = 1_000, kinds: EventSet = .all,
    profile: Profile = .usual, jobs: Int = 1, keepsGoing: Bool = false
  ) {
    precondition((1...1_000_000).contains(events), "a case has 1 to 1,000,000 events")
    self.seed = seed
    self.cases = cases
    self.events = events
    self.kinds = kinds
    self.profile = profile
    self.jobs = jobs
    self.keepsGoing = keepsGoing
  }
}

/// What a campaign over an engine of one's own came to.
public struct EngineResult: Hashable, Sendable {
  /// A way of failing.
  public struct Failure: Hashable, Sendable {
    /// Number of the first case that failed this way.
    public var index: UInt64
    /// What broke in that case.
    public var violation: Violation
    /// How many cases failed this way.
    public var count: UInt64
  }

  /// Cases that were played.
  public var cases: UInt64
  /// Events that were played.
  public var events: UInt64
  /// Callbacks that were told and checked.
  public var callbacks: UInt64
  /// The ways of failing, in the order of their first cases.
  public var failures: [Failure]
  /// How the engine or the monitor broke its own promises, in one sentence; nil when they did not.
  public var fault: String?
}
