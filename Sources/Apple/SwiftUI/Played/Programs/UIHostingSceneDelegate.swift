public import UIKit

/// A scene delegate of UIKit's whose scene is one of SwiftUI's, from iOS 26 on.
///
/// SwiftUI makes the window; the delegate gets its calls as every scene delegate does.
/// Source: Apple, swiftui/uihostingscenedelegate.
@MainActor @preconcurrency
public protocol UIHostingSceneDelegate: UISceneDelegate {
  /// The scene's type.
  associatedtype RootScene: Scene
  /// The scene of SwiftUI's that the delegate stands for.
  @SceneBuilder static var rootScene: Self.RootScene { get }
}

extension UIHostingSceneDelegate {
  public static func _hostedScene() -> (any _HostedScene)? {
    let runtime = ProgramRuntime(hosting: rootScene)
    runtime.begins(with: nil, inBackground: false)
    return runtime
  }
}
