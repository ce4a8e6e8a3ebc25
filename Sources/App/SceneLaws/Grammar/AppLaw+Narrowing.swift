import SceneDriving
import SceneLifecycle
public import SceneSeam

extension AppLaw {
  /// Returns the law that may never be put to the test without that being a doubt.
  ///
  /// - Parameter reason: Why that is so, for those who read the test: it is not empty.
  public func mayBeIdle(because reason: String) -> AppLaw {
    precondition(!reason.isEmpty, "say why the law '\(id)' may be idle")
    var law = self
    law.idleReason = reason
    return law
  }

  /// Returns the law about some topics only, such as `.balancesLedgers.about("camera")`.
  ///
  /// Its identifier ends with the topics' letters and digits: beside the whole law it is another one.
  /// A note without a topic of the app's own, such as `locks` or `covers`, stays. Names of
  /// entries in the store are topics of ``knowsUnreadableFromAbsent``.
  public func about(_ topics: AppContext.Topic...) -> AppLaw {
    let names = topics.map(\.description)
    let words = names.joined(separator: "-").split { !String($0).isIdentifier }
    return narrowed(
      id: ([id] + (words.isEmpty ? [] : [words.joined(separator: "-")])).joined(separator: "."),
      "It is asked about \(names.listed) only."
    ) { $0.only(topics) }
  }

  /// Returns the law about every topic but some, such as `.pairsLevels.except("camera")`.
  ///
  /// Its identifier stays.
  public func except(_ topics: AppContext.Topic...) -> AppLaw {
    let names = topics.map(\.description)
    return narrowed(id: id, "It is not asked about \(names.listed).") { $0.except(topics) }
  }

  private func narrowed(
    id: String, _ words: String, _ narrow: (TopicFilter) -> TopicFilter
  ) -> AppLaw {
    let topics = narrow(.all)
    let whole = monitor
    var law = AppLaw(sentence + " " + words, id: id, kind, feature: feature) { process in
      Self.narrowing(whole(process), topics)
    }
    law.mistake = mistake
    law.answer = answer
    law.needsClock = needsClock
    law.isNarrow = true
    return law
  }

  private static func narrowing(
    _ monitor: some LawMonitor, _ topics: TopicFilter
  ) -> any LawMonitor {
    NarrowedMonitor(monitor, topics)
  }
}

extension [String] {
  /// The words as a sentence lists them.
  var listed: String {
    guard let last else { return "nothing" }
    return count == 1
      ? "'\(last)'"
      : dropLast().map { "'\($0)'" }.joined(separator: ", ")
        + " and '\(last)'"
  }
}

/// A law that sees less.
struct NarrowedMonitor<Whole: LawMonitor>: LawMonitor {
  private var whole: Whole
  private let topics: TopicFilter

  init(_ whole: Whole, _ topics: TopicFilter) {
    self.whole = whole
    self.topics = topics
  }

  var interest: LawInterest { whole.interest }
  var exercised: UInt64 { whole.exercised }

  mutating func reset() { whole.reset() }

  mutating func observe(_ step: AppStep) -> LawBreach? { whole.observe(narrowed(step)) }

  mutating func rest(_ step: AppStep) -> LawBreach? { whole.rest(narrowed(step)) }

  mutating func finish(_ step: AppStep) -> LawBreach? { whole.finish(narrowed(step)) }

  func isPutOff(_ step: AppStep) -> Bool { whole.isPutOff(narrowed(step)) }

  private func narrowed(_ step: AppStep) -> AppStep {
    var narrowed = step
    narrowed.topics = topics
    narrowed.observations.removeAll { !topics.passes($0) }
    return narrowed
  }
}
