public import SceneLifecycle
public import SceneSeam

/// A happening at one step: the app receives something, or it does something.
public struct AppHappening: Hashable, Sendable {
  /// Callbacks that are it.
  let callbacks: CallbackSet
  /// Patterns of the app's deeds that are it.
  let patterns: [ObservationPattern]
  /// Payloads whose delivery is it, cold or warm.
  let payloads: [ScenePayload.PayloadKind]

  /// An observation, as far as a happening names it.
  struct ObservationPattern: Hashable, Sendable {
    var verb: AppContext.ObservedVerb
    var topic: AppContext.Topic?
  }

  /// Creates the happening that the app receives one of some kinds of callback.
  public init(_ kinds: CallbackKind...) {
    self.init(CallbackSet(of: kinds))
  }

  private init(
    _ callbacks: CallbackSet, _ patterns: [ObservationPattern] = [],
    payloads: [ScenePayload.PayloadKind] = []
  ) {
    self.callbacks = callbacks
    self.patterns = patterns
    self.payloads = payloads
  }

  /// Returns the happening of either.
  public static func | (left: AppHappening, right: AppHappening) -> AppHappening {
    AppHappening(
      left.callbacks | right.callbacks, left.patterns + right.patterns,
      payloads: left.payloads + right.payloads)
  }

  /// The app notes something: of any topic, unless one is named.
  public static func does(_ verb: AppContext.ObservedVerb, _ topic: AppContext.Topic? = nil)
    -> AppHappening
  {
    AppHappening(.none, [ObservationPattern(verb: verb, topic: topic)])
  }

  /// A scene receives a payload of one of some kinds, with its connection or in a call.
  ///
  /// - Parameter kinds: Any kind unless some are named.
  public static func receives(_ kinds: ScenePayload.PayloadKind...) -> AppHappening {
    AppHappening(.none, payloads: kinds.isEmpty ? ScenePayload.PayloadKind.allCases : kinds)
  }

  /// The process launches.
  public static let launches = AppHappening(.didFinishLaunching)
  /// A scene connects.
  public static let connects = AppHappening(.connect)
  /// A scene comes to the foreground.
  public static let entersForeground = AppHappening(.foreground)
  /// A scene becomes active.
  public static let becomesActive = AppHappening(.active)
  /// A scene stops being active.
  public static let resignsActive = AppHappening(.resign)
  /// A scene goes to the background.
  public static let entersBackground = AppHappening(.background)
  /// A scene is gone.
  public static let disconnects = AppHappening(.disconnect)
  /// The application as a whole goes to the background.
  public static let appEntersBackground = AppHappening(.appBackgroundNotice)
  /// The application as a whole comes to the foreground.
  public static let appEntersForeground = AppHappening(.appForegroundNotice)

  /// For whom it happens at a step.
  func scopes(_ step: AppStep) -> Scopes {
    var scopes = Scopes()
    if callbacks.contains(step.callback.kind) || delivers(step) {
      scopes.insert(step.slot ?? Scopes.app)
    }
    if patterns.isEmpty { return scopes }
    for observation in step.observations where patterns.contains(where: { $0.fits(observation) }) {
      scopes.insert(observation.scene?.slot ?? observation.session?.slot ?? Scopes.app)
    }
    return scopes
  }
}

extension AppHappening {
  /// Whether a step delivers a payload that is it.
  private func delivers(_ step: AppStep) -> Bool {
    if payloads.isEmpty { return false }
    return step.payload.map { payloads.contains($0.kind) } ?? false
  }
}

extension AppHappening.ObservationPattern {
  func fits(_ observation: AppContext.Observation) -> Bool {
    verb == observation.verb && (topic == nil || topic == observation.topic)
  }
}
