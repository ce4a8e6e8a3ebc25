import SceneFuzzing
import SceneHosting
import UIKit

@testable import DelegateSamples

extension Twin {
  /// Apps of several files and delegates, each with a bug that real apps had.
  static let apps: [Twin] = background + windows + [halfMoved]

  private static let background: [Twin] = [
    Twin(
      "pushes and fetches answered by a handler", breaks: "ledger.balances",
      "launch 1, home, lock, silentPush, backgroundTaskExpiry"
    ) { isFixed in
      app(
        "inbox", { InboxAppDelegate(inbox: isFixed ? Inbox() : ForgetfulInbox()) },
        SceneManifest { PlainSceneDelegate() },
        actions: [
          AppAction("answer", isCompletion: true, if: { $0.delegate.inbox.isFetching }) {
            $0.delegate.inbox.finishFetches()
          }
        ], laws: [.balancesLedgers])
    },
    Twin(
      "pushes answered by an async method", breaks: "inbox.counts",
      "launch 1, silentPush, silentPush"
    ) { isFixed in
      app(
        "async-inbox", { AsyncInboxAppDelegate(readsAgain: isFixed) },
        SceneManifest { PlainSceneDelegate() },
        laws: [
          AppLaw("Each message that was fetched is counted.", id: "inbox.counts") {
            theApp { app in
              app.delegate.before + app.delegate.fetched
                == UserDefaults.standard.integer(forKey: "unread")
            }.always(.atRest)
          }
        ], usesTasks: true)
    },
    Twin(
      "transfers of a background session", breaks: "ledger.balances",
      "launch 1, home, urlSession, urlSession, backgroundTaskExpiry"
    ) { isFixed in
      app(
        "downloads", { isFixed ? DownloadsAppDelegate() : ForgetfulDownloadsAppDelegate() },
        SceneManifest { PlainSceneDelegate() },
        actions: [
          AppAction("finish", isCompletion: true, if: { $0.delegate.hasUnfinishedEvents }) {
            $0.delegate.finishEvents()
          }
        ],
        laws: [
          .balancesLedgers,
          AppLaw("What came is in its place while it can be.", id: "downloads.moved") {
            theApp { app in
              app.delegate.hasUnfinishedEvents || app.delegate.store.waiting.isEmpty
                || !app.application.isProtectedDataAvailable
            }.always(.atRest)
          },
        ])
    },
    Twin(
      "scheduled tasks, timers and files", breaks: "ledger.balances",
      "launch 1, alert, endInterruption, home, reclaim 1"
    ) { isFixed in
      app(
        "podcasts", { PodcastsAppDelegate() },
        isFixed
          ? SceneManifest { PodcastsSceneDelegate() }
          : SceneManifest { ForgetfulPodcastsSceneDelegate() },
        laws: [
          .balancesLedgers,
          AppLaw("What was heard is saved in the background.", id: "podcasts.saved") {
            AppHappening.entersBackground.leads(
              to: theApp { app in
                UserDefaults.standard.integer(forKey: "position") == app.delegate.store.position
              }, within: .rest, unless: .disconnects)
          },
        ], usesTasks: true)
    },
  ]

  private static let windows: [Twin] = [
    Twin(
      "handoff and restoration", breaks: "reader.waits",
      "launch 1, handoff 1,   activityOutcome = fails"
    ) { isFixed in
      app(
        "reader", { PlainAppDelegate() },
        isFixed
          ? SceneManifest { ReaderSceneDelegate() }
          : SceneManifest { PatientReaderSceneDelegate() },
        actions: [
          AppAction("scroll", if: { app, id in app.articleView(id) != nil }) { app, id in
            app.articleView(id)?.scroll()
          }
        ],
        laws: [
          AppLaw("A window waits for no activity that does not come.", id: "reader.waits") {
            eachScene { app, id in app.articleView(id)?.spinner.isAnimating != true }
              .always(.atRest)
          },
          AppLaw("A window shows what the system keeps for it.", id: "reader.restores") {
            AppHappening.connects.leads(
              to: eachScene { app, id in
                guard let article = app.articleView(id) else { return true }
                let isKept = app.scene(id)?.session.stateRestorationActivity != nil
                return !isFixed || !isKept || article.identifier != nil
              }, within: .rest, unless: .disconnects)
          },
        ])
    },
    Twin(
      "shares and windows that the app asks for", breaks: "payload.handled-once",
      "cloudKitShare 1"
    ) { isFixed in
      app(
        "boards", { BoardsAppDelegate() },
        isFixed
          ? SceneManifest { BoardSceneDelegate() }
          : SceneManifest { ForgetfulBoardSceneDelegate() },
        actions: [
          AppAction("open-board") { app, id in
            if let scene = app.scene(id) { app.delegate.open("board-\(id.slot)", from: scene) }
          },
          AppAction("open-plan") { app, id in
            if let scene = app.scene(id) { app.delegate.open("plan", from: scene) }
          },
          AppAction("close-window") { app, id in
            if let scene = app.scene(id) { app.delegate.close(scene) }
          },
        ],
        laws: [
          .handlesPayloadsOnce,
          AppLaw("A window's session names its board.", id: "boards.named") {
            eachScene { app, id in
              guard let delegate = app.delegate(of: id, as: BoardSceneDelegate.self) else {
                return true
              }
              return delegate.board == app.scene(id)?.session.board
            }.always(.atRest)
          },
        ],
        supports: AppSupport(roles: [.windowApplication], payloads: [.share])
      ) { $0.handles($0.delegate.accepted) }
    },
  ]

  /// Where both delegates receive what opens the app, the history's platform says which of them does.
  private static let halfMoved = Twin(
    "both delegates in the middle of a move", breaks: "payload.handled-once", on: "both-ios17",
    "openURL 1"
  ) { isFixed in
    app(
      "tasks", { TasksAppDelegate() },
      isFixed
        ? SceneManifest { TasksSceneDelegate() }
        : SceneManifest { HalfMovedTasksSceneDelegate() },
      laws: [
        .handlesPayloadsOnce,
        AppLaw("No activity is awaited that came or failed.", id: "tasks.awaits") {
          theApp { !isFixed || !$0.delegate.router.isAnnounced }.always(.atRest)
        },
      ],
      supports: AppSupport(
        roles: [.windowApplication], payloads: [.url, .activity, .shortcut]),
      platforms: ["both-ios12", "both-ios17", "both-ios27", "sceneless-ios17", "sceneless-ios26"]
    ) { app in
      app.handles(app.delegate.router.links)
      app.handles(app.delegate.router.activities)
      app.handles(app.delegate.router.actions)
    }
  }

  @MainActor
  private static func app<Delegate: UIApplicationDelegate>(
    _ name: String, _ delegate: @escaping @MainActor () -> Delegate, _ manifest: SceneManifest,
    actions: [AppAction<HostedApp<Delegate>>] = [], laws: [AppLaw<HostedApp<Delegate>>],
    supports: AppSupport = .everything, platforms: [String] = [], usesTasks: Bool = false,
    noting: ((HostedApp<Delegate>) -> Void)? = nil
  ) -> AppTest<HostedApp<Delegate>> {
    let named = platforms.compactMap(Platform.named)
    return AppTest(
      name, actions: actions, laws: laws, supports: supports,
      platforms: named.isEmpty ? AppTest<HostedApp<Delegate>>.newest : named, usesTasks: usesTasks
    ) { HostedApp(manifest: manifest, context: $0, delegate: delegate, noting: noting) }
  }
}

extension HostedApp {
  /// The article of a window that shows one.
  fileprivate func articleView(_ id: SceneID) -> ArticleViewController? {
    windowScene(id)?.windows.first?.rootViewController as? ArticleViewController
  }
}
