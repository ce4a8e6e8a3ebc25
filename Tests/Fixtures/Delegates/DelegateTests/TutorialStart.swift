import SceneFuzzing
import SceneHosting
import UIKit

@testable import TemplateApp

/// The app under test: its delegates, what it supports, what must hold.
@MainActor
private let template = AppTest(
  "template", laws: [.handlesPayloadsOnce, .releasesScenes()],
  supports: AppSupport(roles: [.windowApplication], payloads: [.url])
) { context in
  HostedApp(manifest: SceneManifest { SceneDelegate() }, context: context) {
    AppDelegate()
  } noting: { app in
    for id in app.scenes {
      let root = app.windowScene(id)?.windows.first?.rootViewController as? ViewController
      app.handles(root?.opened ?? [], in: id)
    }
  }
}

/// The app with which the tutorial begins.
@MainActor
enum TutorialStart {
  static var app: AppTest<HostedApp<AppDelegate>> { template }
}
