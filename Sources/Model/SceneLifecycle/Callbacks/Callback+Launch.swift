/// The launch option of an app without scenes, and the answer of its launch methods.
///
/// Apple: uiapplicationdelegate/application(_:didfinishlaunchingwithoptions:).
extension Callback {
  /// The bit of `detail` that says that the launch methods answered false.
  package static let refusal: UInt8 = 128
  /// The value of `detail` that says, of an installed copy, that the device knows no session.
  package static let noSession: UInt8 = 255

  /// The event whose key stands in the launch options; nil for options without a key.
  package var launchOption: EventKind? {
    let number = Int(detail & ~Self.refusal)
    guard kind == .willFinishLaunching || kind == .didFinishLaunching, payload != 0,
      number < EventKind.worldCount
    else { return nil }
    return EventKind(number: number)
  }

  /// Whether the launch methods answered that they do not want what launched the app delivered.
  package var refusesLaunchOption: Bool { launchOption != nil && detail & Self.refusal != 0 }
}
