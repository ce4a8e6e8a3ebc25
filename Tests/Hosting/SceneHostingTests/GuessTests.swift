import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// What an app was given by guess: the report of a campaign says so.
@MainActor
@Suite struct GuessTests {
  private func report(_ format: String) -> String {
    let test = AppTest("guesses", laws: [AppLaw<HostedApp<AskingDelegate>>.showsWindow()]) {
      context in
      HostedApp(manifest: SceneManifest { FilteringDelegate(format) }, context: context) {
        AskingDelegate()
      }
    }
    return SceneFuzz.run(test, cases: 10).report
  }

  @Test func `A predicate with words that are not known is said, once`() {
    let format = "SUBQUERY(books, $b, $b.isOpen == YES).@count > 0"
    let line = "the predicate '\(format)' has words that are not known: it holds of everything"
    #expect(report(format).ranges(of: line).count == 1)
    #expect(!report("title == 'a'").contains("not known"))
  }
}

private final class AskingDelegate: UIResponder, UIApplicationDelegate {}

private final class FilteringDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let format: String

  init(_ format: String) { self.format = format }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    _ = NSPredicate(format: format)
  }
}
