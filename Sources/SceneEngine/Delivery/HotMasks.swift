import SceneLifecycle

/// The masks that every callback is compared with, kept beside the state.
///
/// Globals are made on first use, and Swift asks each time whether they are; here nobody asks.
struct HotMasks: Sendable {
  /// Silent moves.
  let moves = Script.mask(CallbackKind.allCases.filter { $0.isOfScene && $0.isMove })
  /// Everything that has to be told before a process says goodbye.
  let closing = Script.closing
  /// Notifications and phases of the application.
  let notices = Script.notices
  /// Until these are told, no scene is told anything.
  let beforeScenes = Script.beforeScenes
  /// What a scene owes and the application is told.
  let reachesApp = Script.notices | CallbackKind.pushAgain.bit
  /// What delivers something, or says which windows are key.
  let carriesPayload =
    Script.payloads
    | Script.mask([.connect, .restore, .saveState, .saveStateAgain, .keyWindow])
  /// The kinds of the agendas by raw value; a hole holds any kind.
  let kinds: [CallbackKind] = (0..<128).map { CallbackKind(rawValue: $0) ?? .attachment }
}
