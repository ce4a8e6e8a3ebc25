import SceneLifecycle

extension ObservedTrace {
  /// The state of a root view controller when the recording began; nil where nothing shows it.
  var firstCover: ViewCover? {
    for sighting in sightings {
      if sighting.kinds.contains(.viewDidLoad) { return nil }
      let kinds = sighting.kinds & ViewCover.callbacks
      guard let kind = kinds.kinds.first else { continue }
      let cover = ViewCover.before(kind)
      return cover == .shown ? nil : cover
    }
    return nil
  }

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
