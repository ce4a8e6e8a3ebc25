import SceneLifecycle

/// The masks that every callback is compared with, kept beside the state.
///
/// Globals are made on first use, and Swift checks each time whether they are; a stored property needs
/// no check.
final class HotMasks: Sendable {
  /// The effects of a scene's item beside its delivery to the scene.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// It is a move.
    static let moves = Traits(rawValue: 1)
    /// A scene has it pending, and it is delivered to the application.
    static let reachesApp = Traits(rawValue: 2)
    /// It delivers something, asks about a session, or says which windows are key.
    static let saysMore = Traits(rawValue: 4)
  }

  /// The traits of a scene's items, by position.
  let traits: [Traits]
  /// Everything that has to be delivered before a process says goodbye.
  let closing: AgendaSet
  /// Notifications and phases of the application.
  let notices = Script.notices
  /// Notifications of `UIScene` that an app without scenes gets or does not get.
  let sceneNotices = Script.sceneNotices
  /// Until these are delivered, no scene receives a callback.
  let beforeScenes = Order.beforeScenes
  /// Until these are delivered, no root view of a storyboard loads in an app without scenes.
  let beforeStoryboard = Order.beforeStoryboard
  /// The items by raw value; a hole holds any item.
  let items: [AgendaItem]
  /// The kind of callback of each item, by raw value; a move stands for any kind.
  let deliveredKinds: [CallbackKind]
  /// How many bits of an agenda's second word are in use.
  let farWidth: UInt64
  /// Whether a slot's state has a word for them: where there are few, they stand beside its names.
  let hasOwnWord: Bool
  /// Whether the state has a word for the second word of the process's agenda.
  let hasOwnProcessWord: Bool
  /// Kinds of event that are about one scene.
  let sceneEvents = HotMasks.eventsOfScenes
  /// Kinds of event by what they need.
  let plausible = Plausible()

  private static let eventsOfScenes = EventSet(of: EventKind.allCases.filter(\.takesScene))

  init(_ platform: Platform) {
    closing = platform.usesScenes ? Script.closing : .all
    let last = AgendaItem.allCases.last { $0.isOfScene }?.position ?? 0
    farWidth = UInt64(max(0, last - 63))
    hasOwnWord = SlotFields.width(far: farWidth) + EngineState.maskCount > 64
    hasOwnProcessWord = AgendaItem.allCases.contains { !$0.isOfScene && $0.position > 63 }
    items = (0...UInt8.max).map { AgendaItem(rawValue: $0) ?? .attachment }
    deliveredKinds = items.map { item in
      let kind = item.callback ?? .connect
      return item.isOfScene ? kind.delivered(on: platform) : kind
    }
    let saysMore =
      Script.payloads
      | [
        .configuration, .connect, .stateReadable, .restore, .saveState, .saveStateAgain, .keyWindow,
      ]
    traits = items.prefix(128).map { item in
      var traits: Traits = item.callback == nil ? .moves : []
      if Script.reachesApp.contains(item) { traits.insert(.reachesApp) }
      if saysMore.contains(item) { traits.insert(.saysMore) }
      return traits
    }
  }
}
