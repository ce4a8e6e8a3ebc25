package import SceneLifecycle

/// Turns a history of an engine whose callbacks are partly hidden into one of the whole engine.
///
/// A hidden callback changes nothing and is held back by nothing but others before it. So the whole
/// engine can follow: what comes next is delivered when it may come, and hidden callbacks before it
/// as they usually come.
package struct Concretization<E: ExplorableEngine> {
  private var engine: E
  private var choiceSource = ChoiceSource(source: .path)
  private var entries: [Scenario.Entry] = []
  private var delivered = 0
  /// Whether the last delivery was a silent move.
  private var hasMoved = false
  private let isSeen: (PendingItem) -> Bool

  /// Begins on a device on which nothing has happened yet.
  ///
  /// - Parameters:
  ///   - engine: The whole engine.
  ///   - isSeen: Whether the engine that was explored plans an item at all.
  package init(_ engine: E, isSeen: @escaping (PendingItem) -> Bool) {
    self.engine = engine
    self.isSeen = isSeen
    self.engine.reset()
    choiceSource.isRecording = true
  }

  /// Returns the entries of the whole history.
  package mutating func entries(of legs: [HistorySegment]) -> [Scenario.Entry] {
    for leg in legs {
      if leg.entry.event.delay == Event.atRest { rest() } else { deliverHidden() }
      begin(leg.entry)
      for pick in leg.picks where !deliver(pick) { break }
    }
    closeEntry()
    return entries
  }

  private mutating func begin(_ entry: Scenario.Entry) {
    closeEntry()
    var event = entry.event
    event.delay = engine.isAtRest ? Event.atRest : UInt16(truncatingIfNeeded: delivered)
    choiceSource.source = .written
    choiceSource.open(entry.choices.filter { $0.kind != .order })
    try? engine.begin(event, number: UInt32(entries.count + 1), &choiceSource)
    choiceSource.source = .path
    entries.append(Scenario.Entry(event))
    delivered = 0
    hasMoved = false
  }

  private mutating func closeEntry() {
    let notes = choiceSource.takeNotes()
    if let last = entries.indices.last { entries[last].choices += notes }
  }

  /// Delivers everything that is pending, as it usually comes.
  private mutating func rest() {
    while !engine.isAtRest, let next = nextSteps().first { take(next) }
  }

  /// Delivers what is hidden after a move: an event comes after a callback, not after a move.
  private mutating func deliverHidden() {
    while hasMoved {
      let nextSteps = nextSteps()
      let forced = nextSteps.first { $0.pick == nil }
      let usual = nextSteps.first { $0.isUsual && isHidden($0) }
      guard let next = forced ?? usual ?? nextSteps.first(where: isHidden) else { return }
      take(next)
    }
  }

  /// Delivers something, and hidden callbacks before it.
  ///
  /// - Returns: False when the whole engine cannot follow.
  private mutating func deliver(_ wanted: PendingItem) -> Bool {
    while true {
      let nextSteps = nextSteps()
      if let forced = nextSteps.first, forced.pick == nil {
        take(forced)
      } else if let usual = nextSteps.first(where: \.isUsual), usual.pick != wanted, isHidden(usual)
      {
        take(usual)
      } else if let nextStep = nextSteps.first(where: { $0.pick == wanted }) {
        take(nextStep)
        return true
      } else if let hidden = nextSteps.first(where: isHidden) {
        take(hidden)
      } else {
        return false
      }
    }
  }

  private func isHidden(_ nextStep: NextStep) -> Bool { nextStep.pick.map { !isSeen($0) } ?? false }

  private struct NextStep {
    /// The item to deliver; nil for one that the engine delivers without asking.
    var pick: PendingItem?
    var isUsual: Bool
    var engine: E
    var notes: ChoiceSource.Notes
    var delivered: Int
  }

  private mutating func take(_ nextStep: NextStep) {
    engine = nextStep.engine
    choiceSource.notes = nextStep.notes
    delivered += nextStep.delivered
    hasMoved = nextStep.delivered == 0
  }

  /// Returns the deliveries that may come next.
  private mutating func nextSteps() -> [NextStep] {
    var nextSteps: [NextStep] = []
    let before = choiceSource.notes
    var callback = Callback(kind: .main, cause: .launch, event: 0)
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      choiceSource.notes = before
      choiceSource.picked = nil
      var trial = engine
      let step = trial.step(&choiceSource, into: &callback)
      guard step != .rested, !choiceSource.isIdle else { continue }
      nextSteps.append(
        NextStep(
          pick: choiceSource.picked,
          isUsual: choiceSource.notes.count(.order) == before.count(.order),
          engine: trial,
          notes: choiceSource.notes, delivered: step == .delivered ? 1 : 0))
    } while choiceSource.advancePath()
    choiceSource.notes = before
    return nextSteps
  }
}
