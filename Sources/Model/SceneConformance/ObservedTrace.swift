package import SceneLifecycle

/// One callback that a recording shows.
package struct ObservedCallback: Hashable, Sendable {
  /// The kinds that the callback can have; it has one of them.
  package var kinds: CallbackSet
  /// Number of the scene object's label from 1; 0 for a callback without one.
  package var label: Int
  /// The `applicationState` that the app read; nil when it was not noted.
  package var application: ApplicationState?
  /// The `activationState` that the app read; nil when it was not noted.
  package var activation: ActivationState?
  /// Whether the callback may be missing.
  package var isOptional: Bool
  /// Whether the callback is the first of a new process.
  package var beginsProcess = false
  /// For a change of a phase, the value that it replaced; nil when it was not noted.
  package var phaseBefore: RecordedPhase?

  package init(
    _ kinds: CallbackSet, label: Int = 0, application: ApplicationState? = nil,
    activation: ActivationState? = nil, isOptional: Bool = false
  ) {
    self.kinds = kinds
    self.label = label
    self.application = application
    self.activation = activation
    self.isOptional = isOptional
  }

  /// Whether a callback of the engine can be what was seen, its label apart.
  ///
  /// - Parameter kind: What the engine had pending; two pending kinds may be delivered alike.
  func admits(_ delivered: Callback, pendingAs kind: CallbackKind) -> Bool {
    guard kinds.contains(kind) else { return false }
    if let application, application != delivered.application { return false }
    if let activation, activation != delivered.activation { return false }
    return true
  }
}

extension ObservedCallback {
  /// Whether a change that the line tells goes on from the phase that a scene's views read.
  ///
  /// - Parameters:
  ///   - kind: What the engine delivered.
  ///   - phase: The number of the phase; 0 where it is not known.
  func goesOn(_ kind: CallbackKind, from phase: UInt8) -> Bool {
    guard let phaseBefore, phase != 0 else { return true }
    // The kind says that the scene comes from the background, also where its views begin there.
    return kind == .phaseInactive || phase == phaseBefore.number
  }
}

/// The content of a recording: the callbacks seen, and the kinds that would have been seen.
package struct ObservedTrace: Sendable {
  /// The callbacks that were seen, in order.
  package var sightings: [ObservedCallback]
  /// The callbacks that may be seen at any time after so many sightings, or not at all.
  package var later: [(after: Int, sighting: ObservedCallback)]
  /// Kinds that are seen whenever they come.
  package var instrumented: CallbackSet
  /// Kinds that never come.
  package var forbidden: CallbackSet
  /// Worlds that it may be from.
  package var platforms: [Platform]
  /// The worlds in which its story is told first: those nearest to the device that the recording names.
  package var nearestPlatforms: [Platform] = []
  /// The device that the recording names; nil where it names none, or several.
  package var family: Platform.Family?
  /// Numbers of scene objects whose names say that they may not be windows.
  package var accessories: [Int] = []
  /// The purposes of scene objects by the header, in the order of their numbers; nil for no word.
  package var purposes: [Recording.RecordedRole.ScenePurpose?] = []
  /// Whether the one scene object is a car's, by its name or by the header: its story has no window.
  package var showsAccessoryAlone = false
  /// The recording's names of scene objects, in the order of their numbers; empty for no names.
  package var labels: [String] = []
  /// The recording's names of the callbacks seen, in order; empty for no names.
  package var names: [String] = []
  /// How many windows print their phases at most, by how often each change stands in a row.
  package var mostWindows = 1
  /// Whether a view prints the phases of scenes: that of a car or a display has none of SwiftUI's.
  package var viewsPrintPhases = false

  package init(
    sightings: [ObservedCallback], later: [(after: Int, sighting: ObservedCallback)] = [],
    instrumented: CallbackSet, forbidden: CallbackSet = .none, platforms: [Platform]
  ) {
    self.sightings = sightings
    self.later = later
    self.instrumented = instrumented
    self.forbidden = forbidden
    self.platforms = platforms
  }

  /// Kinds that the engine has to deliver; it never plans a kind that no recorded line needs.
  var visible: CallbackSet {
    let seen = sightings.reduce(instrumented | forbidden) { $0 | $1.kinds }
    return later.reduce(seen) { $0 | $1.sighting.kinds }
  }

  /// Kinds that are seen whenever they come and that no line from an index on shows, up to the process's
  /// end; one set for each index.
  var unseenToTheEnd: [CallbackSet] {
    let mayBeLater = later.reduce(CallbackSet.none) { $0 | $1.sighting.kinds }
    var seen = CallbackSet.none
    var sets = [CallbackSet](repeating: .none, count: sightings.count + 1)
    for index in sightings.indices.reversed() {
      seen |= sightings[index].kinds
      sets[index] = instrumented - seen - mayBeLater
      if sightings[index].beginsProcess { seen = .none }
    }
    return sets
  }

  /// Whether a launch shows itself; if not, the recording lies within one process.
  var showsLaunches: Bool {
    !(instrumented & Self.launchKinds).isEmpty
  }

  /// Whether the first callback is one that only a launch brings: nothing of the process was before it but
  /// what a launch brings earlier.
  var beginsWithLaunch: Bool {
    guard let first = sightings.first, !first.isOptional else { return false }
    return (first.kinds - Self.firstKinds).isEmpty
  }

  /// The kinds of callback that only a launch brings, before anything else of the process.
  static let firstKinds = CallbackSet(
    .main, .delegateInit, .willFinishLaunching, .didFinishLaunching)

  private static let launchKinds = CallbackSet(
    .main, .delegateInit, .willFinishLaunching, .didFinishLaunching, .launchNotice,
    .processEnded, .launchRefused, .installed)
}
