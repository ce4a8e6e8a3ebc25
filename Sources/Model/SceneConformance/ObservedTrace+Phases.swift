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

  /// Whether lines tell the phases of windows, or that of the app.
  var printsPhases: Bool { viewsPrintPhases && sightings.contains { $0.phase != nil } }

  /// Whether a window prints phases, and the only scene objects shown are a car's or a display's.
  var printsBesideAccessories: Bool {
    printsPhases && !accessories.isEmpty && accessories.count == labels.count
  }

  /// Whether every line of a phase has its scene object.
  var hasLabelledPhases: Bool {
    let phases = sightings.filter { $0.phase != nil }
    return !phases.isEmpty && phases.allSatisfy { $0.label > 0 }
      && !later.contains { $0.sighting.phase != nil }
  }

  /// Gives the phases of windows to the one scene object that a process shows.
  ///
  /// One modifier prints them, in a view of one scene object; the object has no name where no line shows it.
  /// Where the delegate's calls are shown, another one would show itself by them. Where phases alone show
  /// scenes, two print each change twice in a row.
  mutating func labelPhases() {
    guard (instrumented & RecordedPhase.ofApp).isEmpty, accessories.isEmpty else { return }
    let states = CallbackSet(.foreground, .active, .resign, .background)
    let showsStates = (states - instrumented).isEmpty
    var count = labels.count
    let starts = sightings.indices.filter { $0 == 0 || sightings[$0].beginsProcess }
    for (start, end) in zip(starts, starts.dropFirst() + [sightings.count]) {
      let phases = (start..<end).filter { sightings[$0].phase != nil }
      let shown = sightings[start..<end].map(\.label).filter { $0 > 0 }
      var label = shown.first
      if label == nil, mostWindows < 2, !phases.isEmpty {
        count += 1
        label = count
      } else if !showsStates || shown.contains(where: { $0 != label }) {
        continue
      }
      for index in phases { sightings[index].label = label ?? 0 }
    }
  }

  /// Whether a car or a display can show: a view prints the phases of windows alone.
  var seesAccessories: Bool { !viewsPrintPhases || !(visible - RecordedPhase.ofScene).isEmpty }

  /// Whether a line says which value a phase had before, and every phase is there to be followed.
  var showsChanges: Bool {
    (RecordedPhase.ofScene - visible).isEmpty && sightings.contains { $0.phaseBefore != nil }
  }

  /// The first change of the app's phase that does not go on from the line before, and its value.
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

extension RecordedPhase {
  /// The number that stands for the value in a node of a search, from 1.
  var number: UInt8 {
    switch self {
    case .active: 1
    case .inactive: 2
    case .background: 3
    }
  }
}
