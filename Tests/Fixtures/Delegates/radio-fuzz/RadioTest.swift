import SceneFuzzing
import SceneHosting
import UIKit

@testable import DelegateMistakes
@testable import Radio

/// The app under test: its delegates, what the user does, what must hold.
@MainActor
let radio = AppTest(
  "radio", actions: [keepsStation],
  laws: [.handlesPayloadsOnce, .showsWindow(), .releasesScenes(), savesStations],
  supports: AppSupport(roles: [.windowApplication], payloads: [.url])
) { context in
  HostedApp(manifest: windows, context: context) {
    AppDelegate()
  } noting: { app in
    for id in app.scenes { app.handles(app.controller(of: id)?.opened ?? [], in: id) }
  }
}

@MainActor
private var windows: SceneManifest {
  bug == .module ? SceneManifest { NearSceneDelegate() } : SceneManifest { SceneDelegate() }
}

/// The user taps the star.
@MainActor
private let keepsStation = AppAction<HostedApp<AppDelegate>>("keep") { app, id in
  app.controller(of: id)?.star.sendActions(for: .touchUpInside)
}

@MainActor
private let savesStations = AppLaw<HostedApp<AppDelegate>>(
  "What the user keeps is saved when the app is in the background.", id: "radio.saved"
) {
  theApp { app in
    let stations = app.delegate.stations
    return app.application.applicationState != .background || stations.saved == stations.kept
  }.always(.atRest)
}

extension HostedApp {
  fileprivate func controller(of id: SceneID) -> StationViewController? {
    delegate(of: id, as: SceneDelegate.self)?.controller
  }
}
