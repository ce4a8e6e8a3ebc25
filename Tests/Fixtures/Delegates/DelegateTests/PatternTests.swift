import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateSamples

/// Patterns of life-cycle bugs as delegates have them, each beside a delegate without the bug.
@MainActor
@Suite struct PatternTests {
  private func app<Delegate: UIApplicationDelegate>(
    _ delegate: @escaping @MainActor () -> Delegate, _ manifest: SceneManifest,
    law: AppLaw<HostedApp<Delegate>>,
    actions: [AppAction<HostedApp<Delegate>>] = [], supports: AppSupport = .everything,
    platforms: [Platform] = AppTest<HostedApp<Delegate>>.newest,
    noting: ((HostedApp<Delegate>) -> Void)? = nil
  ) -> [String] {
    let test = AppTest(
      "pattern", actions: actions, laws: [law], supports: supports, platforms: platforms
    ) { HostedApp(manifest: manifest, context: $0, delegate: delegate, noting: noting) }
    return SceneFuzz.run(test, cases: 40).failures.map(\.law)
  }

  @Test func `A cover that an interruption leaves on an active window is found`() {
    let law = AppLaw<HostedApp<PlainAppDelegate>>(
      "An active window is not covered.", id: "window.bare"
    ) {
      (!.isActive
        || eachScene { app, id in
          app.windowScene(id)?.windows.allSatisfy { $0.viewWithTag(99) == nil } ?? true
        }).always(.atRest)
    }
    let stuck = SceneManifest { StuckCoverSceneDelegate() }
    #expect(app(PlainAppDelegate.init, stuck, law: law) == ["window.bare"])
    let sound = SceneManifest { CoverSceneDelegate() }
    #expect(app(PlainAppDelegate.init, sound, law: law) == [])
  }

  @Test func `An answer that is read in two places is handled twice`() {
    let kinds = AppSupport(
      roles: [.windowApplication], payloads: [.url, .activity, .shortcut, .notification])
    let note = { (app: HostedApp<LinkAppDelegate>) in app.handles(app.delegate.router.opened) }
    #expect(
      app(
        LinkAppDelegate.init, SceneManifest { LinkSceneDelegate() },
        law: .handlesPayloadsOnce, supports: kinds, noting: note) == [])
    let taps = AppSupport(roles: [.windowApplication], payloads: [.notification])
    #expect(
      app(
        LinkAppDelegate.init, SceneManifest { DoubleLinkSceneDelegate() },
        law: .handlesPayloadsOnce, supports: taps, noting: note) == ["payload.handled-once"])
  }

  @Test func `One window that leaves stops what another one plays`() {
    let law = AppLaw<HostedApp<PlayerAppDelegate>>(
      "The player plays while a window is active.", id: "player.plays"
    ) {
      theApp { app in
        let isActive = app.application.connectedScenes.contains {
          $0.activationState == .foregroundActive && $0.session.role == .windowApplication
        }
        return app.delegate.isPlaying || !isActive
      }.always(.atRest)
    }
    let windows = AppSupport(roles: [.windowApplication])
    let rash = SceneManifest { RashPlayerSceneDelegate() }
    #expect(app(PlayerAppDelegate.init, rash, law: law, supports: windows) == ["player.plays"])
    let calm = SceneManifest { CalmPlayerSceneDelegate() }
    #expect(app(PlayerAppDelegate.init, calm, law: law, supports: windows) == [])
  }

  @Test func `An external display takes the main window`() {
    let law = AppLaw<HostedApp<PlayerAppDelegate>>(
      "The main window is one that the user can touch.", id: "window.main"
    ) {
      theApp { app in
        app.delegate.mainWindow?.windowScene?.session.role
          != .windowExternalDisplayNonInteractive
      }.always(.atRest)
    }
    let greedy = SceneManifest { GreedyWindowSceneDelegate() }
      .adding(.windowExternalDisplayNonInteractive, name: "Display") {
        GreedyWindowSceneDelegate()
      }
    #expect(app(PlayerAppDelegate.init, greedy, law: law) == ["window.main"])
    let sound = SceneManifest { GreedyWindowSceneDelegate() }
    #expect(app(PlayerAppDelegate.init, sound, law: law) == [])
  }

  @Test func `The delegate class follows the role that connects`() {
    let law = AppLaw<HostedApp<RoleAppDelegate>>(
      "A display's delegate is one for displays.", id: "delegate.role"
    ) {
      eachScene { app, id in
        guard let scene = app.windowScene(id) else { return true }
        return (scene.delegate is DisplaySceneDelegate)
          == (scene.session.role == .windowExternalDisplayNonInteractive)
      }.always(.atRest)
    }
    let classes = SceneManifest.empty.making { DisplaySceneDelegate() }
      .making { PlainSceneDelegate() }
    #expect(app(RoleAppDelegate.init, classes, law: law) == [])
  }

  @Test func `Work in a method that an app with scenes never receives is not done`() {
    let isSaved = { (app: HostedApp<LateSavingAppDelegate>, id: SceneID) in
      let window = app.windowScene(id)?.windows.first
      guard let draft = window?.rootViewController as? DraftViewController else { return true }
      return draft.saved == draft.text
    }
    let law = AppLaw<HostedApp<LateSavingAppDelegate>>(
      "A window in the background is saved.", id: "draft.saved"
    ) {
      AppHappening.entersBackground.leads(
        to: eachScene(isSaved), within: .rest, unless: .disconnects)
    }
    let type = AppAction<HostedApp<LateSavingAppDelegate>>("type") { app, id in
      let window = app.windowScene(id)?.windows.first
      (window?.rootViewController as? DraftViewController)?.type()
    }
    let late = SceneManifest { DraftSceneDelegate() }
    #expect(app(LateSavingAppDelegate.init, late, law: law, actions: [type]) == ["draft.saved"])
    let saving = SceneManifest { SavingSceneDelegate() }
    #expect(app(LateSavingAppDelegate.init, saving, law: law, actions: [type]) == [])
  }

  @Test func `What restores a scene survives the process`() {
    // The law is meant to break: by a draft that comes back in a new process.
    let law = AppLaw<HostedApp<LateSavingAppDelegate>>("Nothing comes back.", id: "draft.back") {
      AppHappening.connects.leads(
        to: eachScene { app, id in
          app.delegate(of: id, as: DraftSceneDelegate.self)?.draft?.saved.isEmpty ?? true
        }, within: .rest, unless: .disconnects)
    }
    let type = AppAction<HostedApp<LateSavingAppDelegate>>("type") { app, id in
      app.delegate(of: id, as: DraftSceneDelegate.self)?.draft?.type()
    }
    let drafts = SceneManifest { DraftSceneDelegate() }
    #expect(
      app(LateSavingAppDelegate.init, drafts, law: law, actions: [type]) == ["draft.back"])
  }

  @Test func `An observer for each return is found in the ledger`() {
    let doubled = SceneManifest { DoubleObserverSceneDelegate() }
    #expect(app(PlainAppDelegate.init, doubled, law: .balancesLedgers) == ["ledger.balances"])
  }

  @Test func `A storyboard's window is there before the scene connects`() {
    UIStoryboard.register("Main") { DraftViewController() }
    let law = AppLaw<HostedApp<PlainAppDelegate>>(
      "The window is there before.", id: "window.before"
    ) {
      eachScene { app, id in
        app.delegate(of: id, as: StoryboardSceneDelegate.self)?.hadWindow ?? true
      }.always(.atRest)
    }
    let main = SceneManifest(storyboard: "Main") { StoryboardSceneDelegate() }
    #expect(app(PlainAppDelegate.init, main, law: law) == [])
  }

  @Test func `An app without scenes receives all by its application delegate`() throws {
    let law = AppLaw<HostedApp<OldAppDelegate>>(
      "The delegate knows whether the app is active.", id: "old.active"
    ) {
      theApp { app in
        app.delegate.isActive == (app.application.applicationState == .active)
      }.always(.atRest)
    }
    let platform = try #require(Platform.named("sceneless-ios17"))
    let support = AppSupport(roles: [.windowApplication], payloads: [.url])
    let note = { (app: HostedApp<OldAppDelegate>) in app.handles(app.delegate.opened) }
    #expect(
      app(
        OldAppDelegate.init, .empty, law: law, supports: support, platforms: [platform]) == [])
    #expect(
      app(
        OldAppDelegate.init, .empty, law: .handlesPayloadsOnce, supports: support,
        platforms: [platform], noting: note) == [])
  }
}
