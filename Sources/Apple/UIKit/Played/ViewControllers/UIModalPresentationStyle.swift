/// How a controller is presented.
///
/// Source: Apple, uimodalpresentationstyle.
public enum UIModalPresentationStyle: Int, Sendable {
  /// On the whole screen.
  case fullScreen = 0
  /// On a page.
  case pageSheet = 1
  /// On a form.
  case formSheet = 2
  /// In the place of the one around.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen.
  case overFullScreen = 5
  /// Over the one around.
  case overCurrentContext = 6
  /// In a balloon.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system likes.
  case automatic = -2
}
