import SceneFuzzing
import SceneHosting
import SceneSeam
import SwiftUI
import Testing
import UIKit

@testable import DelegateSamples

/// Scene delegates that show a SwiftUI view.
@MainActor
@Suite struct SwiftUIWindowTests {
  private func broken<SceneDelegate: ForgetfulSwiftUISceneDelegate>(
    _ scene: @escaping @MainActor () -> SceneDelegate
  ) -> [String] {
    typealias Hosted = HostedApp<PlainAppDelegate>
    let test = AppTest<Hosted>(
      "notes", laws: [.handlesPayloadsOnce, .showsWindow()],
      supports: AppSupport(roles: [.windowApplication], payloads: [.url])
    ) { context in
      HostedApp(
        manifest: SceneManifest(delegate: scene), context: context,
        delegate: { PlainAppDelegate() },
        noting: { app in
          for id in app.scenes {
            let model = app.delegate(of: id, as: SceneDelegate.self)?.model
            app.handles(model?.opened ?? [], in: id)
          }
        })
    }
    return SceneFuzz.run(test, seed: 1, cases: 60).failures.map(\.law)
  }

  @Test func `A link that comes with the connection reaches the model or is missed`() {
    #expect(broken { ForgetfulSwiftUISceneDelegate() } == ["payload.handled-once"])
    #expect(broken { SoundSwiftUISceneDelegate() } == [])
  }
}
