import SceneLifecycle

extension ObservedTrace {
  /// By position, phases that SwiftUI may have left out: `onChange` sees one change an update.
  ///
  /// Between *background* and *active*, *inactive* may be too short to be seen (recorded on iOS 26).
  var coalescedPhases: [CallbackSet] {
    let up = CallbackSet(.phaseInactive, .appPhaseInactive)
    let down = CallbackSet(.phaseResigned, .appPhaseResigned)
    var sets = [CallbackSet](repeating: .none, count: sightings.count + 1)
    var next: RecordedPhase?
    for index in sightings.indices.reversed() {
      if let phase = sightings[index].phase { next = phase }
      if next == .background { sets[index] |= down }
      if next == .active { sets[index] |= up }
      if sightings[index].beginsProcess { next = nil }
    }
    var last: RecordedPhase?
    for index in sightings.indices {
      if sightings[index].beginsProcess { last = nil }
      // A phase that is seen twice is no change.
      if last == .active || last == .inactive { sets[index] = sets[index] - up }
      if last == .background || last == .inactive { sets[index] = sets[index] - down }
      if let phase = sightings[index].phase { last = phase }
    }
    return sets
  }

  /// How many lines in a row say the same of the phases of windows at most.
  var mostChangesAlike: Int {
    let arePrinted = viewsPrintPhases && !(instrumented & RecordedPhase.ofScene).isEmpty
    guard arePrinted, platforms.contains(where: \.supportsMultipleWindows) else { return 0 }
    var most = 0
    var run = 0
    var last: ObservedCallback?
    for sighting in sightings where sighting.phase != nil {
      let isAlike = last?.kinds == sighting.kinds && last?.phaseBefore == sighting.phaseBefore
      run = isAlike && !sighting.beginsProcess ? run + 1 : 1
      most = max(most, run)
      last = sighting
    }
    return most
  }

  /// Whether a car or a display can show: a view prints the phases of windows alone.
  var seesAccessories: Bool { !viewsPrintPhases || !(visible - RecordedPhase.ofScene).isEmpty }

  /// Whether a line says which value a phase had before.
  var tellsChanges: Bool { sightings.contains { $0.phaseBefore != nil } }

  /// The first change of the app's phase that does not go on from the line before, and the value of that.
  ///
  /// The app has one phase. Those of several windows stand in one log without a name, so only the search
  /// knows which line a scene's goes on from.
  var brokenChange: (index: Int, value: RecordedPhase)? {
    let isOfApp = (instrumented & RecordedPhase.ofScene).isEmpty
    guard isOfApp, !later.contains(where: { $0.sighting.phase != nil }) else { return nil }
    var last: RecordedPhase?
    for (index, sighting) in sightings.enumerated() {
      if sighting.beginsProcess { last = nil }
      guard let value = sighting.phase else { continue }
      if let last, let before = sighting.phaseBefore, before != last, !sighting.isOptional {
        return (index, last)
      }
      last = sighting.isOptional ? nil : value
    }
    return nil
  }
}

extension ObservedCallback {
  /// The phase that the line reports; nil for none.
  fileprivate var phase: RecordedPhase? {
    if kinds.contains(.phaseActive) || kinds.contains(.appPhaseActive) { return .active }
    if kinds.contains(.phaseBackground) || kinds.contains(.appPhaseBackground) {
      return .background
    }
    let inactive = CallbackSet(
      .phaseInactive, .appPhaseInactive, .phaseResigned, .appPhaseResigned)
    return (kinds & inactive).isEmpty ? nil : .inactive
  }
}
