import SceneFuzzing
import SceneHosting
import SceneSpies
import Testing
import UIKit

/// The ways in which a delegate treats an object that comes to one of its methods.
enum LookedUse: CaseIterable, Sendable {
  case drops, counts, reads, keeps, handsOn, readsLater

  var isTaken: Bool { self != .drops && self != .counts }
}

private final class LookedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let use: LookedUse
  private var kept: [AnyObject] = []
  private var count = 0

  init(_ use: LookedUse) { self.use = use }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    _ = (options.urlContexts, options.userActivities, options.shortcutItem)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { take(context) { _ = context.url } }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    take(activity) { _ = activity.activityType }
  }

  func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    take(item) { _ = item.type }
  }

  private func take(_ object: AnyObject, reading: @escaping () -> Void) {
    switch use {
    case .drops: break
    case .counts: count += 1
    case .reads: reading()
    case .keeps: kept.append(object)
    case .handsOn: StubCall.note("Router.open(_:)", [object])
    case .readsLater: Task { reading() }
    }
  }
}

private final class LookedAppDelegate: UIResponder, UIApplicationDelegate {}

/// A method that a payload comes to has to look into it, or keep it.
@MainActor
@Suite struct LookedIntoTests {
  private func broken(_ use: LookedUse, _ kind: ScenePayload.PayloadKind) -> [String] {
    let test = AppTest(
      "looked", laws: [AppLaw<HostedApp<LookedAppDelegate>>.readsPayloads()],
      supports: AppSupport(payloads: [kind]), usesTasks: true
    ) { context in
      HostedApp(manifest: SceneManifest { LookedSceneDelegate(use) }, context: context) {
        LookedAppDelegate()
      }
    }
    return SceneFuzz.run(test, cases: 40).failures.map(\.law)
  }

  @Test(arguments: LookedUse.allCases, [ScenePayload.PayloadKind.url, .activity, .shortcut])
  func `What a method drops is unread, and what it reads, keeps or hands on is not`(
    use: LookedUse, kind: ScenePayload.PayloadKind
  ) {
    #expect(broken(use, kind) == (use.isTaken ? [] : ["payload.read"]))
  }
}
