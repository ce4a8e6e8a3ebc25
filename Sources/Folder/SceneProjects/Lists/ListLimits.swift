/// How much of a property list is looked at: what no person's project reaches, and a machine can hold.
struct ListLimits {
  /// The most bytes of a file.
  let mostBytes: Int
  /// The most values, at any depth.
  let mostValues: Int
  /// The most values that lie in each other.
  let mostLevels: Int

  /// For a project file, of which the largest known have some megabytes.
  static let project = ListLimits(mostBytes: 16 << 20, mostValues: 500_000, mostLevels: 64)
  /// For Info.plist and entitlements.
  static let plist = ListLimits(mostBytes: 4 << 20, mostValues: 100_000, mostLevels: 64)
}
