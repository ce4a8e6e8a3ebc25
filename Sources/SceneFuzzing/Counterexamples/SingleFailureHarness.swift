import SceneLifecycle

/// A harness in which one failure counts only, whatever else breaks on the way.
///
/// It is what shrinking plays with: a failure is made small without turning into another one, and no
/// other one stands in its way.
struct SingleFailureHarness<Whole: Harness>: Harness {
  let whole: Whole
  let wanted: Signature

  var emptyTally: Whole.Tally { whole.emptyTally }

  func subject(platform: Platform, scenes: Int, quirks: Bool) -> Whole.Subject {
    whole.subject(platform: platform, scenes: scenes, quirks: quirks)
  }

  func judge(platform: Platform) -> Keeping<Whole.Judge> {
    Keeping(whole.judge(platform: platform), wanted)
  }

  var actions: [String] { whole.actions }

  func player(
    platform: Platform, scenes: Int, quirks: Bool, keeping judge: Keeping<Whole.Judge>?
  ) -> Player<Whole.Subject, Keeping<Whole.Judge>> {
    let player = whole.player(
      platform: platform, scenes: scenes, quirks: quirks, keeping: judge?.whole)
    return Player(player.engine, Keeping(player.monitor, wanted))
  }

  func collect(_ judge: Keeping<Whole.Judge>, into tally: inout Whole.Tally) {
    whole.collect(judge.whole, into: &tally)
  }

  func merge(_ other: Whole.Tally, into tally: inout Whole.Tally) {
    whole.merge(other, into: &tally)
  }
}

extension SingleFailureHarness: ExplorableHarness where Whole: ExplorableHarness {
  func views(
    of invariant: String, on platform: Platform, scenes: Int, quirks: Bool
  ) -> [View<Subject, Judge>] {
    whole.views(of: invariant, on: platform, scenes: scenes, quirks: quirks).map {
      View(
        engine: $0.engine, monitor: Keeping($0.monitor, wanted), watched: $0.watched,
        isSeen: $0.isSeen)
    }
  }
}

/// A monitor that says of one failure only that something broke, and remembers what else did.
struct Keeping<Whole: Monitor>: Monitor {
  /// The monitor that watches.
  private(set) var whole: Whole
  /// The first other failure of the case; nil when there was none.
  private(set) var other: Violation?
  private let wanted: Signature

  init(_ whole: Whole, _ wanted: Signature) {
    self.whole = whole
    self.wanted = wanted
  }

  var violations: [Violation] { whole.violations.filter { Signature($0) == wanted } }

  mutating func reset() {
    whole.reset()
    other = nil
  }

  mutating func observe(_ callback: Callback) -> Bool { whole.observe(callback) || isOther() }
  mutating func rest() -> Bool { whole.rest() || isOther() }
  mutating func finish() -> Bool { whole.finish() || isOther() }

  /// Whether what broke just now is not what is wanted.
  private mutating func isOther() -> Bool {
    let broken = whole.violations
    if broken.contains(where: { Signature($0) == wanted }) { return false }
    other = other ?? broken.first
    return true
  }
}

extension Keeping: ExplorableMonitor where Whole: ExplorableMonitor {
  var stateSize: StateSize { whole.stateSize }
  var causeClasses: [EventKind] { whole.causeClasses }

  func owes(_ slot: Int) -> Bool { whole.owes(slot) }
  mutating func save(to words: inout StateWords, naming names: LiveNames) {
    whole.save(to: &words, naming: names)
  }
  mutating func restore(from words: StateWords, naming names: LiveNames) {
    whole.restore(from: words, naming: names)
  }
  mutating func restore(from words: StateWords, naming names: LiveNames, as other: Keeping) {
    whole.restore(from: words, naming: names, as: other.whole)
  }
}

extension Keeping: Sendable where Whole: Sendable {}
