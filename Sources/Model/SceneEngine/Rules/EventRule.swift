import SceneLifecycle

/// One event of the world: when it is legal and why, what it waits for, and what it plans.
///
/// Legality is asked for at every draw: it is compiled into the switch below, which is why each answer
/// says `@inline(always)`. The engine is large, and a call would copy it.
protocol EventRule: SendableMetatype {
  /// The kind of event.
  static var kind: EventKind { get }
  /// Where it is written when the event is legal.
  static var sources: [Source] { get }
  /// The pending items that have to be delivered before the event begins.
  static var waits: Waiting { get }

  /// The slots for which the event is legal in an app with scenes; slot 0 stands for the app.
  static func slots(_ engine: UIKitEngine) -> SceneSet

  /// Whether the event is legal in an app without scenes.
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool

  /// Whether the event is legal for a slot; by default as the slots above say.
  ///
  /// An event that begins asks here: an engine that is lent to be changed is not copied.
  static func accepts(_ slot: Int, in engine: inout UIKitEngine) -> Bool

  /// Plans what becomes pending.
  static func plan(_ engine: inout UIKitEngine, _ slot: Int, _ choices: inout ChoiceSource)
}

extension EventRule {
  static func accepts(_ slot: Int, in engine: inout UIKitEngine) -> Bool {
    engine.usesScenes
      ? slots(engine).contains(slot) : slot == 0 && isLegalWithoutScenes(engine)
  }

  static var waits: Waiting { .everything }
}

/// An event that is about one scene: in an app without scenes there is none, unless the rule says so.
protocol SceneEventRule: EventRule {}

extension SceneEventRule {
  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool { false }
}

/// An event that is about the app as a whole: legal or not, with scenes and without.
protocol AppEventRule: EventRule {
  /// Whether the event is legal.
  static func isLegal(_ engine: UIKitEngine) -> Bool
}

extension AppEventRule {
  @inline(always)
  static func slots(_ engine: UIKitEngine) -> SceneSet { isLegal(engine) ? SceneSet(0) : .none }

  @inline(always)
  static func isLegalWithoutScenes(_ engine: UIKitEngine) -> Bool { isLegal(engine) }
}

/// The pending items that have to be delivered before an event begins.
enum Waiting: Hashable, Sendable {
  /// The event may begin between any two callbacks.
  case nothing
  /// Nothing may be pending.
  case everything
  /// The process may have nothing pending.
  case process
  /// No scene may have anything pending.
  case scenes
  /// The scene may only have pending what usually comes before an item.
  case ownScene(before: AgendaItem)
  /// The same of every window.
  case windows(before: AgendaItem)
  /// The process may have nothing pending, and the scene only what usually comes before an item.
  case processAndOwnScene(before: AgendaItem)
  /// The process may have nothing pending, and no scene but what usually comes before an item.
  case processAndScenes(before: AgendaItem)
}
