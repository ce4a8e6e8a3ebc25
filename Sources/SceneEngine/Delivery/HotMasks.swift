import SceneLifecycle

/// The masks that every callback is compared with, kept beside the state.
///
/// Globals are made on first use, and Swift asks each time whether they are; here nobody asks.
final class HotMasks: Sendable {
  /// Silent moves.
  let moves = Script.mask(CallbackKind.allCases.filter { $0.isOfScene && $0.isMove })
  /// Everything that has to be told before a process says goodbye.
  let closing = Script.closing
  /// Notifications and phases of the application.
  let notices = Script.notices
  /// Until these are told, no scene is told anything.
  let beforeScenes = Script.beforeScenes
  /// What a scene owes and the application is told.
  let reachesApp = Script.reachesApp
  /// What delivers something, asks about a session, or says which windows are key.
  let saysMore =
    Script.payloads
    | Script.mask([.configuration, .connect, .restore, .saveState, .saveStateAgain, .keyWindow])
  /// The kinds of the agendas by raw value; a hole holds any kind.
  let kinds: [CallbackKind]
  /// The kinds as which those of a scene are told, by raw value.
  let told: [CallbackKind]
  /// Kinds of event by what they need.
  let plausible = Plausible()

  init(_ platform: Platform) {
    kinds = (0..<128).map { CallbackKind(rawValue: $0) ?? .attachment }
    told = kinds.prefix(64).map { UIKitEngine.told($0, platform) }
  }
}
