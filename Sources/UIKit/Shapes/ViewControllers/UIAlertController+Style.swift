extension UIAlertController {
  /// How the question looks.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }
}

extension UIAlertAction {
  /// What the answer does.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing.
    case cancel = 1
    /// Something that cannot be undone.
    case destructive = 2
  }
}
