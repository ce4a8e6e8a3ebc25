/// How a controller moves in.
///
/// Source: Apple, uimodaltransitionstyle.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning.
  case flipHorizontal = 1
  /// By dissolving.
  case crossDissolve = 2
  /// By turning a page.
  case partialCurl = 3
}
