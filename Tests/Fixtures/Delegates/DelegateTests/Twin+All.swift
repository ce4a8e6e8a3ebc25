import SceneFuzzing
import SceneHosting
import UIKit

@testable import DelegateSamples

extension Twin {
  /// The samples of the observer door that make sense as delegates, then what only UIKit's objects show.
  static let all: [Twin] = process + payloads + scopes + sessions + objects + apps

  private static let process: [Twin] = [
    Twin("P1") {
      app(
        "news-reader", $0, NewsReaderAppDelegate.init, PlainTwinSceneDelegate.init,
        laws: [.answers(.appEntersForeground, with: .starts, "fetch")]
      ).accepts(
        "applicationWillEnterForeground(_:)", because: "it is the bug, and the mended app observes")
    },
    Twin("P4") {
      app(
        "analytics", $0, AnalyticsAppDelegate.init, PlainTwinSceneDelegate.init,
        laws: [.countsOpensOnce])
    },
    Twin("P5") {
      app(
        "crash-reporter", $0, CrashReporterAppDelegate.init, CrashReporterSceneDelegate.init,
        laws: [.guardsLaunch])
    },
    Twin("P15") {
      app(
        "event-queue", $0, EventQueueAppDelegate.init, PlainTwinSceneDelegate.init,
        actions: [
          AppAction("finish", isCompletion: true, if: { $0.delegate.isSending }) {
            $0.delegate.finish()
          }
        ], laws: [.balancesLedgers])
    },
    Twin("P16") {
      app(
        "live-scores", $0, LiveScoresAppDelegate.init, PlainTwinSceneDelegate.init,
        actions: [
          AppAction("finish-pausing", isCompletion: true, if: { $0.delegate.isPausing }) {
            $0.delegate.finishPausing()
          }
        ], laws: [.lastIntentWins])
    },
  ]

  private static let payloads: [Twin] = [
    Twin("P2") {
      app(
        "recipes", $0, RecipesAppDelegate.init, RecipesSceneDelegate.init,
        laws: [.handlesPayloadsOnce]
      ) { $0.notesOpened() }
    },
    Twin("P3") {
      app(
        "messenger", $0, MessengerAppDelegate.init, MessengerSceneDelegate.init,
        laws: [.handlesPayloadsOnce]
      ) { $0.notesOpened() }
    },
  ]

  private static let scopes: [Twin] = [
    Twin("P7") {
      app(
        "sign-in-kit", $0, SignInKitAppDelegate.init, SignInKitSceneDelegate.init,
        actions: [
          AppAction("sign-in") { app, id in
            if let scene = app.scene(id) { app.delegate.signIn(in: scene) }
          }
        ], laws: [.rightWindow])
    },
    Twin("P8") {
      app(
        "navigator", $0, NavigatorAppDelegate.init, NavigatorSceneDelegate.init,
        laws: [.respectsRoles, .balancesLedgers])
    },
    Twin("P9") {
      app(
        "chat-socket", $0, SharingAppDelegate.init, ChatSocketSceneDelegate.init,
        laws: [.keepsScope])
    },
    Twin("P10") {
      app(
        "health-diary", $0, HealthDiaryAppDelegate.init, HealthDiarySceneDelegate.init,
        laws: [.keepsScope])
    },
    Twin("P11") {
      app(
        "browser", $0, BrowserAppDelegate.init, BrowserSceneDelegate.init,
        actions: [
          AppAction(
            "finish-set-up", isCompletion: true, if: { !$0.delegate.settingUp.isEmpty }
          ) { $0.delegate.finishSetUp() }
        ], laws: [.balancesLedgers])
    },
    Twin("P13") {
      app(
        "video-player", $0, VideoPlayerAppDelegate.init, VideoPlayerSceneDelegate.init,
        actions: [
          AppAction(
            "play",
            if: { app, id in
              app.delegate(of: id, as: VideoPlayerSceneDelegate.self)?.isPlaying == false
            }
          ) { app, id in
            guard let scene = app.scene(id) else { return }
            app.delegate(of: id, as: VideoPlayerSceneDelegate.self)?.play(in: scene)
          }
        ], laws: [.pairsLevels])
    },
    Twin("P14") {
      app(
        "wallet", $0, WalletAppDelegate.init, WalletSceneDelegate.init,
        laws: [.keepsSecretsFromSnapshots])
    },
  ]

  private static let sessions: [Twin] = [
    Twin("P12") {
      app(
        "sketchbook", $0, SketchbookAppDelegate.init, SketchbookSceneDelegate.init,
        laws: [.keepsSessionData])
    },
    Twin("P17") {
      app(
        "forms", $0, FormsAppDelegate.init, FormsSceneDelegate.init,
        actions: [
          AppAction("fill") { app, id in
            guard let session = app.scene(id)?.session else { return }
            app.delegate(of: id, as: FormsSceneDelegate.self)?.fill(session)
          }
        ], laws: [.keepsSessionData, .restoresSessions])
    },
  ]

  private static let objects: [Twin] = [
    Twin("a window that no object keeps", breaks: "window.visible", "launch 1") { isFixed in
      AppTest("lost-window", laws: [.showsWindow()]) {
        let lost = SceneManifest { LostWindowSceneDelegate() }
        let kept = SceneManifest { KeptWindowSceneDelegate() }
        return HostedApp(manifest: isFixed ? kept : lost, context: $0) { PlainAppDelegate() }
      }
    },
    Twin(
      "the key window among overlays", breaks: "sheet.in-place",
      "launch 1, do hint 1, do sign-in 1"
    ) {
      app(
        "hints", $0, HintsAppDelegate.init, HintsSceneDelegate.init,
        actions: [
          AppAction("hint") { app, id in
            guard let scene = app.windowScene(id) else { return }
            app.delegate(of: id, as: HintsSceneDelegate.self)?.showHint(in: scene)
          },
          AppAction("sign-in") { app, id in
            guard let scene = app.windowScene(id) else { return }
            app.delegate(of: id, as: HintsSceneDelegate.self)?.signIn(in: scene)
          },
        ],
        laws: [
          AppLaw("The sheet lies over the app's own window.", id: "sheet.in-place") {
            eachScene { app, id in
              app.delegate(of: id, as: HintsSceneDelegate.self)?.isSheetShown ?? true
            }.always(.atRest)
          }
        ])
    },
    Twin(
      "state kept in a view controller", breaks: "session.kept", "launch 1, do type 1, home"
    ) {
      app(
        "text", $0, TextAppDelegate.init, TextSceneDelegate.init,
        actions: [
          AppAction(
            "type",
            if: { app, id in app.delegate(of: id, as: TextSceneDelegate.self)?.controller != nil }
          ) { app, id in
            guard let session = app.scene(id)?.session else { return }
            app.delegate(of: id, as: TextSceneDelegate.self)?.type(in: session)
          }
        ], laws: [.keepsSessionData, .restoresSessions])
    },
    Twin(
      "a double registration of observers", breaks: "ledger.balances",
      "launch 1, home, open 1, home, reclaim 1"
    ) { isFixed in
      AppTest("doubled", laws: [.balancesLedgers]) {
        let doubled = SceneManifest { DoubleObserverSceneDelegate() }
        let single = SceneManifest { SingleObserverSceneDelegate() }
        return HostedApp(manifest: isFixed ? single : doubled, context: $0) { PlainAppDelegate() }
      }
    },
  ]
}
