import SceneLifecycle

extension Callback {
  /// The payload or the error that came with the callback, in a few words; nil when nothing did.
  ///
  /// An opening event is told with its number, and a failed request with its error.
  var brings: String? {
    if kind == .requestError { return errorName ?? "error \(detail)" }
    guard payload > 0 else { return nil }
    return opening.map { "\($0.word) \(payload)" } ?? "\(payload)"
  }

  /// The event that opened a scene or the app, where the callback carries it.
  var opening: EventKind? {
    let event = detail & ~Self.refusal
    return event != 0 && Self.openings.contains(kind) ? EventKind(rawValue: event) : nil
  }

  /// Why a request failed, by Apple's name (Apple, uisceneerror/code).
  ///
  /// The callback carries the code plus 1.
  var errorName: String? {
    guard kind == .requestError else { return nil }
    switch detail {
    case 1: return "multipleScenesNotSupported"
    case 2: return "requestDenied"
    default: return nil
    }
  }

  private static let openings = CallbackSet(
    .configuration, .connect, .willFinishLaunching, .didFinishLaunching)
}
