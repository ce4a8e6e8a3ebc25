extension UISplitViewController {
  /// Which columns there are.
  public enum Style: Int, Sendable {
    /// As before columns had names.
    case unspecified = 0
    /// Two.
    case doubleColumn = 1
    /// Three.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first.
    case primary = 0
    /// The one between.
    case supplementary = 1
    /// The last.
    case secondary = 2
    /// The one for narrow windows.
    case compact = 3
  }

  /// How columns are shown.
  public enum DisplayMode: Int, Sendable {
    /// As the system likes.
    case automatic = 0
    /// The last alone.
    case secondaryOnly = 1
    /// The last beside the one before.
    case oneBesideSecondary = 2
    /// The one before over the last.
    case oneOverSecondary = 3
  }
}
