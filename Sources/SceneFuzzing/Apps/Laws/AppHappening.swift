public import SceneLifecycle

/// What occurs at one step: the app is told something, or it does something.
public struct AppHappening: Hashable, Sendable {
  /// Callbacks that are it.
  let callbacks: CallbackSet
  /// What the app does that is it.
  let deeds: [Deed]

  /// An observation, as far as a happening names it.
  struct Deed: Hashable, Sendable {
    var verb: Observation.Verb
    var topic: Topic?
  }

  /// Creates the happening that one of some kinds of callback is told.
  public init(_ kinds: CallbackKind...) {
    callbacks = CallbackSet(of: kinds)
    deeds = []
  }

  private init(_ callbacks: CallbackSet, _ deeds: [Deed]) {
    self.callbacks = callbacks
    self.deeds = deeds
  }

  /// Returns the happening of either.
  public static func | (left: AppHappening, right: AppHappening) -> AppHappening {
    AppHappening(left.callbacks | right.callbacks, left.deeds + right.deeds)
  }

  /// The app notes something: of any topic, unless one is named.
  public static func does(_ verb: Observation.Verb, _ topic: Topic? = nil) -> AppHappening {
    AppHappening(.none, [Deed(verb: verb, topic: topic)])
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
    if callbacks.contains(step.callback.kind) { scopes.insert(step.slot ?? Owed.process) }
    if deeds.isEmpty { return scopes }
    for observation in step.observations where deeds.contains(where: { $0.fits(observation) }) {
      scopes.insert(observation.scene?.slot ?? observation.session?.slot ?? Owed.process)
    }
    return scopes
  }
}

/// For whom something happens: scenes by their slots, the app as a whole (`Owed.process`), or both.
struct Scopes: Hashable, Sequence {
  private(set) var slots = SceneSet.none
  private(set) var hasApp = false

  var isEmpty: Bool { slots.isEmpty && !hasApp }
  var count: Int { slots.count + (hasApp ? 1 : 0) }

  func contains(_ scope: Int) -> Bool {
    scope == Owed.process ? hasApp : slots.contains(scope)
  }

  mutating func insert(_ scope: Int) {
    if scope == Owed.process { hasApp = true } else { slots.insert(scope) }
  }

  mutating func remove(slot: Int) { slots.remove(slot) }

  mutating func formUnion(_ other: Scopes) {
    slots |= other.slots
    if other.hasApp { hasApp = true }
  }

  /// Goes through the scenes by rising slot, then to the app.
  func makeIterator() -> Iterator { Iterator(rest: slots.makeIterator(), hasApp: hasApp) }

  struct Iterator: IteratorProtocol {
    fileprivate var rest: SceneSet.Iterator
    fileprivate var hasApp: Bool

    mutating func next() -> Int? {
      if let slot = rest.next() { return slot }
      defer { hasApp = false }
      return hasApp ? Owed.process : nil
    }
  }
}

extension AppHappening.Deed {
  func fits(_ observation: Observation) -> Bool {
    verb == observation.verb && (topic == nil || topic == observation.topic)
  }
}
