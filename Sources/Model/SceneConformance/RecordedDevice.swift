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
    if names("visionOS") { return .vision }
    let isPhone = names("iPhone", "CarPlay")
    let isPad = names("iPad")
    return isPhone == isPad ? nil : isPhone ? .iphone : .ipad
  }

  /// Whether the app has a scene in a car.
  var hasCar: Bool { names("CarPlay") }

  /// Whether the app ran on a Mac, with Catalyst or as an app for iOS.
  ///
  /// A simulator and the mirrored screen of a phone are on a Mac, too.
  private var isMac: Bool {
    if names("imulator", "Mirroring") { return false }
    return remark.hasPrefix("macOS")
      || names("Catalyst", "app on macOS", "app on Mac", "app on a Mac", "Designed for iPad")
  }

  /// Returns the worlds nearest to the device among some worlds that can explain its recording.
  ///
  /// Where the device is a headset, they are a headset's; else those of the nearest system that is named, of
  /// the same kind each.
  func nearest(to worlds: [Platform]) -> [Platform] {
    worlds.reduce(into: []) { found, world in
      let near = family == .vision ? ofVision(world) : nearest(to: world)
      if !found.contains(near) { found.append(near) }
    }
  }

  private func ofVision(_ world: Platform) -> Platform {
    guard let vision = Platform.named("vision-1"), world.adoption == .scenes else { return world }
    if !world.usesSwiftUI { return vision }
    return Platform(
      family: .vision, system: vision.system, sdk: vision.sdk, adoption: .scenes,
      supportsMultipleWindows: true, usesStoryboard: false, usesSwiftUI: true)
  }

  /// Returns the world of a world's kind whose system is nearest to the one that the remark names.
  private func nearest(to world: Platform) -> Platform {
    guard let system, world.family != .mac else { return world }
    let alike = Platform.all.map(\.platform).filter { other in
      var other = other
      if other.system != other.sdk { return false }
      other.system = world.system
      other.sdk = world.sdk
      return other == world
    }
    let distance = { (other: Platform) in abs(Int(other.system) - system) }
    return alike.min { distance($0) < distance($1) } ?? world
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
