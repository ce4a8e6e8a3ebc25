import SceneFuzzing
import SceneHosting
import Testing
import UIKit

#if IN_SWIFT_6
  @testable import DelegateSamples6
#else
  @testable import DelegateSamples
#endif

/// Pairs of delegates: one with a bug that a law finds, and one without it.
@MainActor
@Suite struct SampleTests {
  /// An app of two delegate classes.
  private func app<Delegate: UIApplicationDelegate, SceneDelegate: UISceneDelegate>(
    _ delegate: @escaping @MainActor () -> Delegate,
    _ scene: @escaping @MainActor () -> SceneDelegate, laws: [AppLaw<HostedApp<Delegate>>]
  ) -> AppTest<HostedApp<Delegate>> {
    AppTest(
      "sample", laws: laws,
      supports: AppSupport(roles: [.windowApplication], payloads: [.url, .activity, .shortcut])
    ) {
      HostedApp(manifest: SceneManifest(delegate: scene), context: $0, delegate: delegate)
    }
  }

  private func broken<App: SceneApp>(_ test: AppTest<App>) -> [String] {
    SceneFuzz.run(test, cases: 60).failures.map(\.law)
  }

  @Test func `An observer that outlives its scene is found in the ledger`() {
    let leaky = app(
      PlainAppDelegate.init, LeakyObserverSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(leaky) == ["ledger.balances"])
    let sound = app(
      PlainAppDelegate.init, SoundObserverSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(sound) == [])
    #if !IN_SWIFT_6
      let tracking = app(
        PlainAppDelegate.init, TrackingSceneDelegate.init, laws: [.balancesLedgers])
      #expect(broken(tracking) == [])
    #endif
  }

  @Test func `Background time that is kept after its expiry is found in the ledger`() {
    let greedy = app(GreedyAppDelegate.init, PlainSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(greedy) == ["ledger.balances"])
    let modest = app(ModestAppDelegate.init, PlainSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(modest) == [])
  }

  @Test func `A window that no object keeps is gone`() {
    let lost = app(PlainAppDelegate.init, LostWindowSceneDelegate.init, laws: [.showsWindow()])
    #expect(broken(lost) == ["window.visible"])
    let kept = app(PlainAppDelegate.init, KeptWindowSceneDelegate.init, laws: [.showsWindow()])
    #expect(broken(kept) == [])
  }

  @Test func `A scene that something keeps is a leak`() {
    let kept = app(
      RememberingAppDelegate.init, RememberedSceneDelegate.init, laws: [.releasesScenes()])
    #expect(broken(kept) == ["scene.released"])
    let sound = app(
      PlainAppDelegate.init, KeptWindowSceneDelegate.init, laws: [.releasesScenes()])
    #expect(broken(sound) == [])
  }

  @Test func `A window or a controller that outlives its scene is found in the ledger`() throws {
    let kept = app(
      WindowKeepingAppDelegate.init, HandingOverSceneDelegate.init,
      laws: [.balancesLedgers, .releasesScenes()])
    let failure = try #require(SceneFuzz.run(kept, cases: 60).failures.first)
    #expect(failure.report.contains("takes window 1 (UIWindow) for scene"))
    #expect(broken(kept) == ["ledger.balances"])
    let cyclic = app(
      PlainAppDelegate.init, CyclicSceneDelegate.init,
      laws: [.balancesLedgers.about("view controller"), .releasesScenes()])
    #expect(broken(cyclic) == ["ledger.balances.view-controller"])
  }

  @Test
  func `A window that goes to another scene is no leak, and neither is a controller that goes`() {
    let wandering = app(
      WindowKeepingAppDelegate.init, WanderingSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(wandering) == [])
    let acyclic = app(PlainAppDelegate.init, AcyclicSceneDelegate.init, laws: [.balancesLedgers])
    #expect(broken(acyclic) == [])
  }

  @Test func `The defaults are the case's own and survive a process`() {
    let isSmall = AppLaw<HostedApp<PlainAppDelegate>>(
      "An app has at most one open for each time in the foreground.", id: "opens.few"
    ) {
      theApp { _ in UserDefaults.standard.integer(forKey: "opens") <= 1 }.always(.atRest)
    }
    let test = AppTest("opens", laws: [isSmall]) {
      HostedApp(manifest: SceneManifest { EagerCounterSceneDelegate() }, context: $0) {
        PlainAppDelegate()
      }
    }
    let result = SceneFuzz.run(test, cases: 30)
    #expect(result.failures.map(\.law) == ["opens.few"])
    #expect(UserDefaults.standard.object(forKey: "opens") == nil)
  }
}
