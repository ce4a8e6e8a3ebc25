import LoweredApp
import SceneFuzzing
import SceneHosting
import UIKit

/// The app of lowered copies, whose user opens a parcel that is not there.
@MainActor
let courier = AppTest(
  "courier", actions: [opens], laws: [.balancesLedgers, offline], usesClock: true, usesTasks: true
) { context in
  HostedApp(manifest: SceneManifest { CourierSceneDelegate() }, context: context) {
    CourierAppDelegate()
  }
}

@MainActor
private let opens = AppAction<HostedApp<CourierAppDelegate>>("opens") { app in
  MainActor.assumeIsolated { app.delegate.opens() }
}

/// The branch for systems before iOS 13 breaks it at once.
@MainActor
private let offline = AppLaw<HostedApp<CourierAppDelegate>>(
  "Nothing is asked of the network.", id: "courier.offline"
) {
  AppHappening.does(.asks, "network").leads(to: theApp { _ in false }, within: .rest)
}
