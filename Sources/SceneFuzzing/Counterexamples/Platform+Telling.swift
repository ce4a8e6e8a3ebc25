import SceneLifecycle

extension Platform {
  /// The platforms in the order in which a failure is told on the first that shows it.
  ///
  /// One of each family comes first, the newest that launches.
  static let inTellingOrder: [Platform] = {
    let first = families.compactMap { Platform.named($0) }
    return first + Platform.all.map(\.platform).filter { !first.contains($0) }
  }()

  /// Place in the telling order; behind all others if it has none.
  var tellingPlace: Int {
    Self.inTellingOrder.firstIndex(of: self) ?? Self.inTellingOrder.count
  }

  private static let families = [
    "iphone-ios27", "ipad-ios27", "ipad-ios17-code", "swiftui-iphone-ios26",
    "swiftui-ipad-ios18", "sceneless-ios26", "both-ios27", "vision-1",
  ]
}
