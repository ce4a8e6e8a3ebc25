package import SceneLifecycle

/// One callback that a recording shows.
package struct ObservedCallback: Hashable, Sendable {
  /// What the callback can be; one of them.
  package var kinds: CallbackSet
  /// Number of the scene object's label from 1; 0 for a callback without one.
  package var label: UInt8
  /// The `applicationState` that the app read; nil when it was not noted.
  package var application: ApplicationState?
  /// The `activationState` that the app read; nil when it was not noted.
  package var activation: ActivationState?
  /// Whether the callback may be missing.
  package var isOptional: Bool

  package init(
    _ kinds: CallbackSet, label: UInt8 = 0, application: ApplicationState? = nil,
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
  func admits(_ told: Callback, owedAs kind: CallbackKind) -> Bool {
    guard kinds.contains(kind) else { return false }
    if let application, application != told.application { return false }
    if let activation, activation != told.activation { return false }
    return true
  }
}

/// What a recording says: what was seen, and what would have been seen.
package struct ObservedTrace: Sendable {
  /// What was seen, in order.
  package var sightings: [ObservedCallback]
  /// What may be seen at any time after so many sightings, or not at all.
  package var later: [(after: Int, sighting: ObservedCallback)]
  /// Kinds that are seen whenever they come.
  package var instrumented: CallbackSet
  /// Kinds that never come.
  package var forbidden: CallbackSet
  /// Worlds that it may be from.
  package var platforms: [Platform]

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

  /// Whether a launch shows itself; if not, the recording lies within one process.
  var showsLaunches: Bool {
    !(instrumented & Self.launchKinds).isEmpty
  }

  private static let launchKinds = CallbackSet(
    .main, .delegateInit, .willFinishLaunching, .didFinishLaunching, .launchNotice,
    .processEnded, .launchRefused)
}
