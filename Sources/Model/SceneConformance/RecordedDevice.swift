import SceneLifecycle

/// The device of a recording, by the author's remark about the platform.
///
/// It widens what may be read, or says which history a person would tell; it refutes nothing but on a Mac.
struct RecordedDevice {
  private let remark: String

  init(_ remark: String) { self.remark = remark }

  /// The device; nil where the remark names none, or several.
  var family: Platform.Family? {
    if isMac { return .mac }
    let isPhone = names("iPhone", "CarPlay")
    let isPad = names("iPad")
    return isPhone == isPad ? nil : isPhone ? .iphone : .ipad
  }

  /// Whether the app ran on a Mac, with Catalyst or as an app for iOS.
  ///
  /// A simulator and the mirrored screen of a phone are on a Mac, too.
  private var isMac: Bool {
    if names("imulator", "Mirroring") { return false }
    return remark.hasPrefix("macOS")
      || names("Catalyst", "app on macOS", "app on Mac", "app on a Mac", "Designed for iPad")
  }

  /// Whether `applicationState` may still read inactive where a scene is already active.
  ///
  /// A fix for iOS 13 to 15 reads so in `didActivateNotification` (report: growingio, pull request 215).
  func mayReadInactive(_ sighting: ObservedCallback, _ state: ApplicationState?) -> Bool {
    guard sighting.kinds == CallbackSet(.activeNotice), state == .inactive else { return false }
    return system.map { $0 < 16 } ?? true
  }

  /// The first system that the remark names; nil for none.
  private var system: Int? {
    let words = remark.split(separator: " ")
    for (word, next) in zip(words, words.dropFirst()) where word.hasSuffix("OS") {
      if let system = Int(next.prefix { $0.isNumber }) { return system }
    }
    return nil
  }

  private func names(_ words: String...) -> Bool { words.contains { remark.contains($0) } }
}
