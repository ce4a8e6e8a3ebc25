extension UIAlertController {
  /// A shape: how the question looks.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }
}

extension UIAlertAction {
  /// A shape: what the answer does.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }
}
