/// A shape: the picture of a quick action.
///
/// Source: Apple, uiapplicationshortcuticon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public init(systemImageName: String) {}
  public init(templateImageName: String) {}
  public init(type: IconType) {}

  public enum IconType: Int, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
  }
}
