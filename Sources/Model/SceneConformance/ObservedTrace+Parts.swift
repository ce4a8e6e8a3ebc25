import SceneLifecycle

/// Parts of a recording: what has an explanation has one for each part.
extension ObservedTrace {
  /// Returns the calls and phases of one scene object, all else unseen, and where they stand.
  func projected(on label: Int) -> (trace: ObservedTrace, indices: [Int]) {
    let calls = CallbackSet(of: CallbackKind.allCases.filter { $0.recipient == .sceneDelegate })
    let delegates = hasLabelledPhases ? calls | RecordedPhase.ofScene : calls
    func seenAlone(_ sighting: ObservedCallback) -> ObservedCallback {
      var sighting = sighting
      sighting.application = nil
      sighting.label = 1
      sighting.beginsProcess = false
      return sighting
    }
    let indices = sightings.indices.filter { sightings[$0].label == label }
    var trace = self
    trace.sightings = indices.map { seenAlone(sightings[$0]) }
    trace.later = later.compactMap { entry in
      guard entry.sighting.label == label else { return nil }
      let after = indices.prefix { $0 < entry.after }.count
      return (after: after, sighting: seenAlone(entry.sighting))
    }
    trace.instrumented = instrumented & delegates
    trace.forbidden = forbidden & delegates
    return (trace, indices)
  }

  /// Returns some lines by themselves, as a recording that begins and ends with them.
  func part(_ lines: ClosedRange<Int>) -> ObservedTrace {
    var trace = self
    var labels: [Int] = []
    func numbered(_ sighting: ObservedCallback) -> ObservedCallback {
      guard sighting.label > 0 else { return sighting }
      var sighting = sighting
      if !labels.contains(sighting.label) { labels.append(sighting.label) }
      sighting.label = (labels.firstIndex(of: sighting.label) ?? 0) + 1
      return sighting
    }
    trace.sightings = sightings[lines].map(numbered)
    trace.later = later.filter { $0.after <= lines.upperBound }.map { entry in
      (after: max(0, entry.after - lines.lowerBound), sighting: numbered(entry.sighting))
    }
    return trace
  }

  /// How many sessions the lines can be about: the scene objects that they name, and one more for each
  /// line that names none but may be about one.
  var mostSessionsShown: Int {
    let named = sightings.reduce(0) { max($0, $1.label) }
    let unnamed = sightings.count { $0.label == 0 && !($0.kinds & Self.aboutSessions).isEmpty }
    return named + unnamed
  }

  private static let aboutSessions =
    CallbackSet(of: CallbackKind.allCases.filter(\.isOfScene))
    | CallbackSet(
      .discard, .configuration, .requestActivation, .requestDestruction, .requestRefresh)
}
