import SceneLifecycle

extension Callback {
  /// What came with the callback beside its name, in a few words; nil when nothing did.
  ///
  /// What opened a scene or the app, with its number, or why a request failed.
  var brings: String? {
    if kind == .requestError { return Self.errors[detail] ?? "error \(detail)" }
    guard payload > 0 else { return nil }
    return opening.map { "\($0.word) \(payload)" } ?? "\(payload)"
  }

  /// The event that opened a scene or the app, where the callback carries it.
  var opening: EventKind? {
    Self.openings.contains(kind) ? EventKind(rawValue: detail & ~Self.refusal) : nil
  }

  /// Why a request failed, by Apple's name (Apple, uisceneerror/code).
  var errorName: String? { kind == .requestError ? Self.errors[detail] : nil }

  private static let openings = CallbackSet(
    .configuration, .connect, .willFinishLaunching, .didFinishLaunching)

  /// The codes of `UISceneError`, each plus 1.
  private static let errors: [UInt8: String] = [
    1: "multipleScenesNotSupported", 2: "requestDenied",
  ]
}
