import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// What an app was given by guess: the report of a campaign says so.
@MainActor
@Suite struct GuessTests {
  private func report(_ does: @escaping (FilteringDelegate) -> Void) -> String {
    let test = AppTest("guesses", laws: [AppLaw<HostedApp<AskingDelegate>>.showsWindow()]) {
      context in
      HostedApp(manifest: SceneManifest { FilteringDelegate(does) }, context: context) {
        AskingDelegate()
      }
    }
    return SceneFuzz.run(test, cases: 10).report
  }

  @Test func `A predicate with words that are not known is said, once`() {
    let format = "SUBQUERY(books, $b, $b.isOpen == YES).@count > 0"
    let line = "the predicate '\(format)' has words that are not known: it holds of everything"
    #expect(report { _ in _ = NSPredicate(format: format) }.ranges(of: line).count == 1)
    #expect(!report { _ in _ = NSPredicate(format: "title == 'a'") }.contains("not known"))
  }

  @Test func `A method that is known by its name alone is said where the app calls it`() {
    let line = "'boom' was sent to FilteringDelegate and called nothing"
    #expect(report { $0.perform(Selector("boom"), with: nil) }.ranges(of: line).count == 1)
    #expect(
      report {
        NotificationCenter.default.addObserver(
          $0, selector: Selector("boom"), name: UIScene.didActivateNotification, object: nil)
      }.ranges(of: line).count == 1)
    let silent = report {
      $0.perform(Selector("hears", FilteringDelegate.hears), with: nil)
      UIView(frame: .zero).perform(Selector("boom"), with: nil)
      _ = UIApplication.shared.sendAction(Selector("boom"), to: nil, from: $0, for: nil)
    }
    #expect(!silent.contains("called nothing"))
  }

  @Test func `A timer that is put into a run loop of no case is said`() {
    let line = "a timer of 2.0 s is in no run loop that runs and never fires"
    let silent = report {
      let timer = Timer(timeInterval: 2, repeats: true) { _ in }
      PlayedTimer.add(timer, to: .current, forMode: .common)
      $0.timer = timer
    }
    #expect(!silent.contains("never fires"))
    let made = report {
      $0.timer = Timer(timeInterval: 2, repeats: true) { _ in }
    }
    #expect(made.ranges(of: line).count == 1)
    let calling = report {
      $0.timer = Timer(
        timeInterval: 2, target: $0, selector: Selector("hears", FilteringDelegate.hears),
        userInfo: nil, repeats: true)
    }
    #expect(calling.ranges(of: line).count == 1)
  }
}

private final class AskingDelegate: UIResponder, UIApplicationDelegate {}

private final class FilteringDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var timer: Timer?
  private let does: (FilteringDelegate) -> Void

  init(_ does: @escaping (FilteringDelegate) -> Void) { self.does = does }

  func hears() {}

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.makeKeyAndVisible()
    does(self)
  }
}
