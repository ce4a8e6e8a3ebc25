public import SceneLifecycle

extension SuccessorGenerator {
  /// Delivers what may come next from where the generator stands, in every way.
  ///
  /// - Parameter body: Gets each walk, with whether nothing broke; `reached` is where it led. False
  ///   ends the walks.
  @inlinable
  public mutating func deliver(_ body: (inout SuccessorGenerator, _ holds: Bool) -> Bool) {
    let notes = choiceSource.isRecording ? choiceSource.notes : nil
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      if let notes { choiceSource.notes = notes }
      goBack()
      startCounting()
      isAtStart = false
      let step = engine.step(&choiceSource, into: &callback)
      notePick()
      if choiceSource.isIdle || step == .rested { continue }
      let holds = judge(step) && runOn(mark: mark(after: step, start.mark))
      if !body(&self, holds) { return }
    } while choiceSource.advancePath()
  }

  /// Begins every event that may arrive where the generator stands, in every way.
  ///
  /// - Parameter body: Gets each walk with its event, and whether nothing broke; `reached` is where
  ///   it led. False ends the walks.
  @inlinable
  public mutating func begin(_ body: (inout SuccessorGenerator, Event, _ holds: Bool) -> Bool) {
    goBack()
    let kinds = arrivals
    let isInside = !engine.isAtRest
    let notes = choiceSource.isRecording ? choiceSource.notes : nil
    for kind in kinds { accepted[kind.number] = engine.accepting(kind) }
    for kind in kinds {
      let number = kind.number
      let isInterrupted = isInside && !bounds.interruptions.contains(kind)
      let mark = isInterrupted ? Mark.inside : start.mark & ~Mark.rest
      for slot in accepted[number] where !kind.takesScene || !isRepeated(slot, accepted[number]) {
        let event = Event(kind, scene: kind.takesScene ? slot : nil)
        if !begin(event, mark: mark, notes, body) { return }
        if !kind.takesScene { break }
      }
    }
  }

  /// The kinds of event that may arrive where the generator stands.
  @inlinable
  var arrivals: EventSet {
    mutating get {
      engine.isAtRest ? bounds.events & engine.plausible : interruptions(start.mark)
    }
  }

  /// The kinds of event that may arrive while something is pending.
  ///
  /// Events arrive between two callbacks: a silent move belongs to the callback after it.
  /// Mutating, though it changes nothing: a generator is large, and would be copied to be lent.
  @inlinable
  mutating func interruptions(_ mark: UInt64) -> EventSet {
    if bounds.neverInterrupts || mark & Mark.moved != 0 { return .none }
    let kinds = bounds.events & engine.plausible
    switch bounds.arrival {
    case .atRest: return kinds & bounds.interruptions
    case .onceInside: return mark & Mark.inside == 0 ? kinds : kinds & bounds.interruptions
    case .anytime: return kinds
    }
  }

  /// The explorer's word after a step.
  @inlinable
  mutating func mark(after step: EngineStep, _ mark: UInt64) -> UInt64 {
    if bounds.neverInterrupts { return mark }
    return step == .moved ? mark | Mark.moved : mark & ~Mark.moved
  }

  @inlinable
  mutating func begin(
    _ event: Event, mark: UInt64, _ notes: ChoiceSource.Notes?,
    _ body: (inout SuccessorGenerator, Event, _ holds: Bool) -> Bool
  ) -> Bool {
    choiceSource.startPaths()
    repeat {
      choiceSource.rewind()
      if let notes { choiceSource.notes = notes }
      goBack()
      startCounting()
      do {
        try engine.begin(event, number: LiveNames.freshEvent, &choiceSource)
      } catch {
        return true
      }
      isAtStart = false
      let holds = runOn(mark: mark)
      if !body(&self, event, holds) { return false }
    } while choiceSource.advancePath()
    return true
  }

  /// Whether an earlier slot of a set holds the same: what happens to one happens to the other.
  @inlinable
  mutating func isRepeated(_ slot: Int, _ slots: SceneSet) -> Bool {
    guard bounds.isSymmetric, slot >= bounds.watched else { return false }
    let offset = self.start.start(of: slot)
    for other in slots where other >= bounds.watched {
      if other >= slot { return false }
      let from = self.start.start(of: other)
      var differs = false
      for word in 0..<start.width where start.words[offset &+ word] != start.words[from &+ word] {
        differs = true
        break
      }
      if !differs { return true }
    }
    return false
  }

  @inlinable
  mutating func startCounting() {
    delivered = 0
    if choiceSource.isRecording { picks.removeAll(keepingCapacity: true) }
  }

  @inlinable
  mutating func notePick() {
    guard choiceSource.isRecording else { return }
    if let picked = choiceSource.picked { picks.append(picked) }
    choiceSource.picked = nil
  }

  @inlinable
  mutating func judge(_ step: EngineStep) -> Bool {
    guard step == .delivered else { return true }
    delivered &+= 1
    kinds.insert(callback.kind)
    return monitor.observe(inPlace: &callback)
  }

  /// Goes on as long as there is one way only, and nothing may come between.
  ///
  /// After the last event nothing comes between any more. Where what is looked for takes more events
  /// than are left, the walk has led too far: the search does not go on from there.
  ///
  /// - Returns: False when something broke.
  @inlinable
  mutating func runOn(mark start: UInt64) -> Bool {
    var mark = start
    while true {
      if engine.isAtRest {
        mark = Mark.rest
        break
      }
      if bounds.keepsAll || (left > 0 && !interruptions(mark).isEmpty) { break }
      let depth = choiceSource.depth
      let notes = choiceSource.isRecording ? choiceSource.notes : nil
      let mayAsk = engine.mayAsk
      if mayAsk { before.become(engine) }
      let step = engine.step(&choiceSource, into: &callback)
      if step == .rested || choiceSource.depth > depth {
        precondition(mayAsk, "an engine that may not ask does not ask, and does not rest half-way")
        engine.become(before)
        if let notes { choiceSource.notes = notes }
        choiceSource.goBack(to: depth)
        break
      }
      notePick()
      if !judge(step) { return false }
      mark = self.mark(after: step, mark)
    }
    isTooFar = engine.eventsNeeded > left
    if !isTooFar { save(mark: left > 0 ? mark : mark & Mark.rest) }
    return true
  }
}
