import SceneLifecycle

extension Platform {
  /// The platforms in order of preference: a failure is reported on the first that shows it.
  ///
  /// One of each family comes first, the newest that launches.
  static let inReportOrder =
    families + Platform.all.map(\.platform).filter { !families.contains($0) }

  /// Index in the order of preference; behind all others if the platform is not in it.
  var reportRank: Int {
    Self.inReportOrder.firstIndex(of: self) ?? Self.inReportOrder.count
  }

  /// Whether it is the one of its family that is looked at first.
  var isOfFamily: Bool { Self.families.contains(self) }

  private static let families = [
    "iphone-ios27", "ipad-ios27", "ipad-ios17-code", "swiftui-iphone-ios26",
    "swiftui-ipad-ios18", "sceneless-ios26", "both-ios27", "vision-1",
  ].compactMap { Platform.named($0) }
}
