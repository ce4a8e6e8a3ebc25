extension Platform {
  /// A platform with the name that command lines and files use.
  public struct Named: Hashable, Sendable {
    /// The name, such as `ipad-ios17`.
    public var name: String
    /// The platform of the name.
    public var platform: Platform

    /// The newest ordinary iPad: the platform of commands whose arguments name none.
    package static let newest = ipad(systems[systems.count - 1])
  }

  /// System versions that differ in the life cycle or are in wide use.
  package static let systems: [UInt8] = [13, 14, 15, 16, 17, 18, 26, 27]

  /// Every named platform, in the order of `scenefuzz list --platforms`.
  public static let all: [Named] =
    iphones + ipads + inCode + swiftUI + sceneless + both + manifest + [vision, duo, mac]

  /// The platforms among which a case chooses that names none.
  ///
  /// A token stands for one case for good, so a platform that came later is played only where it is named.
  package static let drawn: [Named] = all.filter { !later.contains($0.name) }

  private static let later = [
    "swiftui-iphone-ios15", "swiftui-iphone-ios16", "swiftui-iphone-ios27", "swiftui-ipad-ios14",
    "swiftui-ipad-ios15", "swiftui-ipad-ios16", "swiftui-ipad-ios26", "swiftui-ipad-ios27",
    "manifest-swiftui-ipad-ios27",
  ]

  /// The platform with a name; nil when there is none.
  public static func named(_ name: String) -> Platform? {
    all.first { $0.name == name }?.platform
  }

  /// The shortest name of the platform; nil when it has none.
  public var name: String? {
    Self.all.first { $0.platform == self }?.name
  }

  private static let iphones = systems.map {
    Named(
      name: "iphone-ios\($0)",
      platform: Platform(
        family: .iphone, system: $0, sdk: $0, adoption: .scenes, supportsMultipleWindows: false))
  }

  private static func ipad(_ system: UInt8) -> Named {
    Named(
      name: "ipad-ios\(system)",
      platform: Platform(
        family: .ipad, system: system, sdk: system, adoption: .scenes,
        supportsMultipleWindows: true))
  }

  private static let ipads =
    systems.map(ipad) + [
      Named(
        name: "ipad-ios15-sdk14",
        platform: Platform(
          family: .ipad, system: 15, sdk: 14, adoption: .scenes, supportsMultipleWindows: true))
    ]

  private static let inCode = [
    Named(
      name: "iphone-ios17-code",
      platform: Platform(
        family: .iphone, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: false,
        usesStoryboard: false)),
    Named(
      name: "ipad-ios17-code",
      platform: Platform(
        family: .ipad, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: true,
        usesStoryboard: false)),
  ]

  /// The life cycle of SwiftUI begins with iOS 14 (Apple, swiftui/app).
  private static let swiftUI = [false, true].flatMap { isPad in
    systems.filter { $0 >= 14 }.map {
      Named(
        name: "swiftui-\(isPad ? "ipad" : "iphone")-ios\($0)",
        platform: ofSwiftUI(isPad: isPad, $0, .scenes))
    }
  }

  private static func ofSwiftUI(isPad: Bool, _ system: UInt8, _ adoption: Adoption) -> Platform {
    Platform(
      family: isPad ? .ipad : .iphone, system: system, sdk: system, adoption: adoption,
      supportsMultipleWindows: isPad, usesStoryboard: false, usesSwiftUI: true)
  }

  private static let sceneless =
    ([12] + systems).map {
      Named(
        name: "sceneless-ios\($0)",
        platform: Platform(
          family: .iphone, system: $0, sdk: $0, adoption: .sceneless,
          supportsMultipleWindows: false))
    } + [
      Named(
        name: "sceneless-ios27-sdk26",
        platform: Platform(
          family: .iphone, system: 27, sdk: 26, adoption: .sceneless,
          supportsMultipleWindows: false))
    ]

  private static let both = ([12] + systems).map {
    Named(
      name: "both-ios\($0)",
      platform: Platform(
        family: .iphone, system: $0, sdk: max(13, $0), adoption: .both,
        supportsMultipleWindows: false))
  }

  /// Only iOS 27 treats an app without a delegate class otherwise: see <doc:NotesOnSwiftUI#Worlds>.
  private static let manifest = [
    Named(
      name: "manifest-ios27",
      platform: Platform(
        family: .iphone, system: 27, sdk: 27, adoption: .manifest, supportsMultipleWindows: false,
        usesStoryboard: false)),
    Named(name: "manifest-swiftui-ios27", platform: ofSwiftUI(isPad: false, 27, .manifest)),
    Named(name: "manifest-swiftui-ipad-ios27", platform: ofSwiftUI(isPad: true, 27, .manifest)),
  ]

  /// The first iPhone with several windows of an app, from iOS 27.1 on.
  private static let duo = Named(
    name: "iphone-duo",
    platform: Platform(
      family: .iphone, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true))

  private static let mac = Named(
    name: "mac-ios27",
    platform: Platform(
      family: .mac, system: 27, sdk: 27, adoption: .scenes, supportsMultipleWindows: true))

  private static let vision = Named(
    name: "vision-1",
    platform: Platform(
      family: .vision, system: 17, sdk: 17, adoption: .scenes, supportsMultipleWindows: true,
      usesStoryboard: false))
}
