// Delegates are played in debug builds only: see the page RealDelegates of SceneHosting.
#if DEBUG
  import SceneFuzzing
  import SceneHosting
  import Testing
  import UIKit

  @testable import DelegateSamples
  @testable import DelegateSamples6

  /// Pairs of delegates: one with a bug that a law finds, and one without it.
  @MainActor
  @Suite struct SampleTests {
    /// An app of two delegate classes.
    private func app<Delegate: UIApplicationDelegate>(
      _ delegate: Delegate.Type, _ scene: any UISceneDelegate.Type,
      laws: [AppLaw<HostedApp<Delegate>>], manifest: SceneManifest? = nil
    ) -> AppTest<HostedApp<Delegate>> {
      AppTest(
        "sample", laws: laws,
        supports: AppSupport(roles: [.windowApplication], payloads: [.url, .activity, .shortcut])
      ) {
        HostedApp(delegate, manifest: manifest ?? SceneManifest(delegate: scene), context: $0)
      }
    }

    private func broken<App: SceneApp>(_ test: AppTest<App>) -> [String] {
      SceneFuzz.run(test, cases: 60).failures.map(\.law)
    }

    @Test func `An observer that outlives its scene is found in the ledger`() {
      let leaky = app(
        PlainAppDelegate.self, LeakyObserverSceneDelegate.self, laws: [.balancesLedgers])
      #expect(broken(leaky) == ["ledger.balances"])
      let sound = app(
        PlainAppDelegate.self, SoundObserverSceneDelegate.self, laws: [.balancesLedgers])
      #expect(broken(sound) == [])
    }

    @Test func `Background time that is kept after its expiry is found in the ledger`() {
      let greedy = app(GreedyAppDelegate.self, PlainSceneDelegate.self, laws: [.balancesLedgers])
      #expect(broken(greedy) == ["ledger.balances"])
      let modest = app(ModestAppDelegate.self, PlainSceneDelegate.self, laws: [.balancesLedgers])
      #expect(broken(modest) == [])
    }

    @Test func `A window that no object keeps is gone`() {
      let lost = app(PlainAppDelegate.self, LostWindowSceneDelegate.self, laws: [.showsWindow()])
      #expect(broken(lost) == ["window.visible"])
      let kept = app(PlainAppDelegate.self, KeptWindowSceneDelegate.self, laws: [.showsWindow()])
      #expect(broken(kept) == [])
    }

    @Test func `A scene that something keeps is a leak`() {
      let kept = app(
        RememberingAppDelegate.self, RememberedSceneDelegate.self, laws: [.releasesScenes()])
      #expect(broken(kept) == ["scene.released"])
      let sound = app(
        PlainAppDelegate.self, KeptWindowSceneDelegate.self, laws: [.releasesScenes()])
      #expect(broken(sound) == [])
    }

    @Test func `The defaults are the case's own and survive a process`() {
      let isSmall = AppLaw<HostedApp<PlainAppDelegate>>(
        "An app has at most one open for each time in the foreground.", id: "opens.few"
      ) {
        theApp { _ in UserDefaults.standard.integer(forKey: "opens") <= 1 }.always(.atRest)
      }
      let test = AppTest("opens", laws: [isSmall]) {
        HostedApp(
          PlainAppDelegate.self,
          manifest: SceneManifest(delegate: EagerCounterSceneDelegate.self), context: $0)
      }
      let result = SceneFuzz.run(test, cases: 30)
      #expect(result.failures.map(\.law) == ["opens.few"])
      #expect(UserDefaults.standard.object(forKey: "opens") == nil)
    }
  }
#endif
