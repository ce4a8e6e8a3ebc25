/// The picture of a quick action: a shape.
///
/// Source: Apple, uiapplicationshortcuticon.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates the icon of a system image.
  public init(systemImageName: String) {}
  /// Creates the icon of an image in the bundle.
  public init(templateImageName: String) {}
  /// Creates the icon of a kind.
  public init(type: IconType) {}

  /// Some of the icons that the system has.
  public enum IconType: Int, Sendable {
    /// A pen.
    case compose = 0
    /// A triangle.
    case play = 1
    /// Two lines.
    case pause = 2
    /// A plus.
    case add = 3
    /// A pin.
    case location = 4
    /// A glass.
    case search = 5
    /// An arrow.
    case share = 6
  }
}
