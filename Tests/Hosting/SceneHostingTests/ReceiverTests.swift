import SceneFuzzing
import SceneHosting
import SceneSpies
import Testing
import UIKit

/// Forgets the links that open it, and knows no other ones.
private final class ForgetfulSceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let line = #line + 2

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {}
}

private final class ForgetfulAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    StubCall.note("extension UIFont#0.pad.title(_:)", [])
    return true
  }
}

/// A report names the method that received what a law missed, or the one that no delegate has.
@MainActor
@Suite struct ReceiverTests {
  private func report(_ events: String) throws -> String {
    let test = AppTest(
      "forgetful", laws: [AppLaw<HostedApp<ForgetfulAppDelegate>>.readsPayloads()],
      supports: AppSupport(payloads: [.url])
    ) { context in
      HostedApp(manifest: SceneManifest { ForgetfulSceneDelegate() }, context: context) {
        ForgetfulAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let failure = SceneFuzz.play(try Scenario(parsing: text, file: "test.scene"), test)
    return try #require(failure).fullReport
  }

  @Test func `A stub has the name that the app writes`() throws {
    let test = AppTest("named", laws: [AppLaw<HostedApp<ForgetfulAppDelegate>>.releasesScenes()]) {
      HostedApp(manifest: SceneManifest { ForgetfulSceneDelegate() }, context: $0) {
        ForgetfulAppDelegate()
      }
    }
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\nlaunch 1\n"
    let lanes = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).lanes
    #expect(lanes.contains("UIFont.pad.title(_:)") && !lanes.contains("#0"), "\(lanes)")
  }

  @Test func `A campaign says which methods ran, in how many cases, and which laws were due`() {
    let test = AppTest("ran", laws: [AppLaw<HostedApp<ForgetfulAppDelegate>>.releasesScenes()]) {
      HostedApp(manifest: SceneManifest { ForgetfulSceneDelegate() }, context: $0) {
        ForgetfulAppDelegate()
      }
    }
    let result = SceneFuzz.run(test, seed: 1, cases: 20)
    let names = result.ran.methods.map(\.name).sorted()
    #expect(
      names == [
        "ForgetfulAppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "ForgetfulSceneDelegate.scene(_:willConnectTo:options:)",
      ])
    #expect(result.ran.methods.allSatisfy { (1...20).contains($0.count) })
    #expect(result.ranLine.hasPrefix("2 of 2 methods ran, fewest: "), "\(result.ranLine)")
    #expect(result.ranLine.contains("; 1 of 1 law due, fewest: "), "\(result.ranLine)")
    #expect(result.report.contains("  \(result.ranLine)\n"))
  }

  private func words(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
  }

  @Test func `A link that opens the app names willConnectTo, its line and the property`() throws {
    let report = try report("openURL 1\n")
    let method =
      "ForgetfulSceneDelegate.scene(_:willConnectTo:options:),"
      + " ReceiverTests.swift:\(ForgetfulSceneDelegate.line)"
    #expect(
      words(report).contains(
        "The app's method is \(method), and connectionOptions.urlContexts has what came."))
    let marked = report.split(separator: "\n").filter { $0.hasPrefix("> ") }
    #expect(marked.last?.contains("willConnectTo (openURL 1)") == true, "\(report)")
    #expect(report.contains("   payload.read is noticed here"))
    #expect(words(report).contains("nothing shows the url of event 1."))
  }

  @Test func `A link that comes later names the method that no delegate has`() throws {
    let report = try report("launch 1\nopenURL 1\n")
    #expect(
      words(report).contains(
        "The app has no method for it: no delegate has scene(_:openURLContexts:)."), "\(report)")
  }
}
