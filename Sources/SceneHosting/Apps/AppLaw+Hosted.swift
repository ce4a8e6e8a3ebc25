public import SceneFuzzing
import UIKit

// Laws over UIKit's own objects: no app has to note anything for them.

extension AppLaw {
  /// A window scene that is active at rest shows a window.
  ///
  /// UIKit's scenes keep no window: one that no object of the app keeps is gone at once, and the user
  /// sees black.
  @MainActor
  public static func showsWindow<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw("An active window scene shows a window.", id: "window.visible") {
      eachScene { app, scene in
        guard let windowScene = app.windowScene(scene) else { return true }
        return windowScene.activationState != .foregroundActive
          || windowScene.windows.contains { !$0.isHidden && $0.rootViewController != nil }
      }.always(.atRest)
    }
  }

  /// Scene objects and scene delegates are gone after the disconnection.
  @MainActor
  public static func releasesScenes<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw(
      "A scene object and its delegate are released after the disconnection.",
      id: "scene.released"
    ) {
      theApp { app in app.leaked.isEmpty }.always(.atRest)
    }
  }
}
