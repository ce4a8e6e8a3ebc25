public import SceneLifecycle

extension Walker {
  /// Delivers what may come next from where the walker stands, in every way.
  ///
  /// - Parameter body: Gets each walk, with whether nothing broke; `reached` is where it led. False
  ///   ends the walks.
  @inlinable
  public mutating func deliver(_ body: (inout Walker, _ holds: Bool) -> Bool) {
    let mark = start.mark
    let notes = oracle.isRecording ? oracle.notes : nil
    oracle.startPaths()
    repeat {
      oracle.rewind()
      if let notes { oracle.notes = notes }
      restore(start)
      told = 0
      let step = engine.step(&oracle, into: &callback)
      if oracle.isIdle || step == .rested { continue }
      let holds = judge(step) && runOn(mark: mark)
      if !body(&self, holds) { return }
    } while oracle.advancePath()
  }

  /// Begins every event that may arrive where the walker stands, in every way.
  ///
  /// - Parameter body: Gets each walk with its event, and whether nothing broke; `reached` is where
  ///   it led. False ends the walks.
  @inlinable
  public mutating func begin(_ body: (inout Walker, Event, _ holds: Bool) -> Bool) {
    var kinds = arrivals
    let isInside = !engine.isAtRest
    for kind in SceneSet(bits: kinds) {
      accepted[kind] = EventKind(rawValue: UInt8(kind)).map(engine.accepting) ?? .none
    }
    while kinds != 0 {
      let number = kinds.trailingZeroBitCount
      kinds &= kinds &- 1
      guard let kind = EventKind(rawValue: UInt8(number)) else { continue }
      let mark: UInt64 = isInside && bounds.interruptions & kind.bit == 0 ? 1 : start.mark
      for slot in accepted[number] where !kind.takesScene || !isRepeated(slot, accepted[number]) {
        let event = Event(kind, scene: kind.takesScene ? slot : nil)
        if !begin(event, mark: mark, body) { return }
        if !kind.takesScene { break }
      }
    }
  }

  /// The kinds of event that may arrive where the walker stands.
  @inlinable
  var arrivals: UInt64 {
    let kinds = bounds.events & engine.plausible
    if engine.isAtRest { return kinds }
    switch bounds.arrival {
    case .atRest: return kinds & bounds.interruptions
    case .onceInside: return start.mark == 0 ? kinds : kinds & bounds.interruptions
    case .anytime: return kinds
    }
  }

  @inlinable
  mutating func begin(
    _ event: Event, mark: UInt64, _ body: (inout Walker, Event, _ holds: Bool) -> Bool
  ) -> Bool {
    let notes = oracle.isRecording ? oracle.notes : nil
    oracle.startPaths()
    repeat {
      oracle.rewind()
      if let notes { oracle.notes = notes }
      restore(start)
      told = 0
      do {
        try engine.begin(event, number: LiveNames.freshEvent, &oracle)
      } catch {
        return true
      }
      let holds = runOn(mark: mark)
      if !body(&self, event, holds) { return false }
    } while oracle.advancePath()
    return true
  }

  /// Whether an earlier slot of a set holds the same: what happens to one happens to the other.
  @inlinable
  func isRepeated(_ slot: Int, _ slots: SceneSet) -> Bool {
    guard bounds.isSymmetric else { return false }
    let place = self.start.start(of: slot)
    for other in slots {
      if other >= slot { return false }
      let from = self.start.start(of: other)
      var differs = false
      for word in 0..<start.width where start.words[place &+ word] != start.words[from &+ word] {
        differs = true
        break
      }
      if !differs { return true }
    }
    return false
  }

  @inlinable
  mutating func judge(_ step: Step) -> Bool {
    guard step == .told else { return true }
    told &+= 1
    return monitor.observe(callback)
  }

  /// Goes on as long as there is one way only, and nothing may come between.
  ///
  /// - Returns: False when something broke.
  @inlinable
  mutating func runOn(mark: UInt64) -> Bool {
    save(mark: engine.isAtRest ? 0 : mark)
    guard bounds.arrival == .atRest else { return true }
    while !engine.isAtRest, engine.plausible & bounds.interruptions & bounds.events == 0 {
      let depth = oracle.depth
      let notes = oracle.isRecording ? oracle.notes : nil
      swap(&saved, &reached)
      let step = engine.step(&oracle, into: &callback)
      if step == .rested || oracle.depth > depth {
        swap(&saved, &reached)
        if let notes { oracle.notes = notes }
        oracle.goBack(to: depth)
        return true
      }
      if !judge(step) { return false }
      save(mark: engine.isAtRest ? 0 : mark)
    }
    return true
  }
}
