import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Shows the page of the last link.
private final class PageSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let isLazy: Bool
  private(set) var page: URL?

  init(isLazy: Bool) { self.isLazy = isLazy }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    options.userActivities.first.map { shows($0) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if !isLazy { shows(activity) }
  }

  private func shows(_ activity: NSUserActivity) { page = activity.webpageURL }
}

private final class PageAppDelegate: UIResponder, UIApplicationDelegate {}

/// A law reads in a payload what the app gets, also where the test names no content.
@MainActor
@Suite struct UnnamedContentTests {
  private typealias App = HostedApp<PageAppDelegate>

  private func broken(_ events: String, isLazy: Bool) throws -> String? {
    let law = AppLaw<App>("The page of a link is shown.", id: "page.shown") {
      AppHappening.receives(.activity).leads(
        to: eachPayload { app, scene, payload in
          guard let page = payload.activity?.webpageURL else { return true }
          return MainActor.assumeIsolated {
            app.delegate(of: scene, as: PageSceneDelegate.self)?.page == page
          }
        }, within: .rest)
    }
    let test = AppTest<App>("page", laws: [law, .handlesPayloadsOnce.mayBeIdle(because: "none")]) {
      HostedApp(
        manifest: SceneManifest { PageSceneDelegate(isLazy: isLazy) }, context: $0,
        delegate: { PageAppDelegate() },
        noting: { app in
          MainActor.assumeIsolated {
            for scene in app.scenes {
              let page = app.delegate(of: scene, as: PageSceneDelegate.self)?.page
              app.handles([page].compactMap(\.self), in: scene)
            }
          }
        })
    }
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\n" + events
    return SceneFuzz.play(try Scenario(parsing: text, file: "test.scene"), test)?.law
  }

  @Test func `The page of a link that the test does not name is judged`() throws {
    #expect(try broken("universalLink 1\n", isLazy: false) == nil)
    #expect(try broken("launch 1\nuniversalLink 1\n", isLazy: false) == nil)
    #expect(try broken("launch 1\nuniversalLink 1\n", isLazy: true) == "page.shown")
  }

  @Test func `The content of each kind is that of the object which the app gets`() throws {
    func content(_ kind: ScenePayload.PayloadKind) -> PayloadContent? {
      App.content(of: ScenePayload(kind, id: 3))
    }
    let url = try #require(URL(string: "https://example.com/item/3"))
    #expect(content(.url) == .url(OpenURLContext(url)))
    #expect(content(.share) == .share(ShareMetadata("item-3")))
    for kind in ScenePayload.PayloadKind.allCases {
      let made = Handmade()
      made.connects(made.scene(1))
      Heard.objects = []
      made.app.scene(made.scene(1), didReceive: ScenePayload(kind, id: 3))
      switch (content(kind), Heard.objects.first) {
      case (.activity(let activity), let object as NSUserActivity):
        #expect(object.activityType == activity.type && object.webpageURL == activity.webpageURL)
        #expect(object.targetContentIdentifier == activity.targetContentIdentifier)
      case (.shortcut(let item), let object as UIApplicationShortcutItem):
        #expect(object.type == item.type && object.localizedTitle == item.title)
      case (.notification(let response), let object as UNNotificationResponse):
        #expect(object.notification.request.identifier == response.requestIdentifier)
        #expect("\(object.notification.request.content.userInfo["id"] ?? "none")" == "3")
      case (.share(let share), let object as CKShare.Metadata):
        #expect(object.identifier == share.identifier)
      // A link comes in a set, which the delegate of these tests keeps at a connection only.
      case (.url, nil): break
      default: Issue.record("\(kind) comes as something else than \(Heard.objects)")
      }
    }
  }
}
