import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateSamples
@testable import TemplateApp
@testable import TemplateApp6

/// What opens a scene, or reaches one, and no code of the app looks at: nothing has to be noted.
@MainActor
@Suite struct ReadPayloadTests {
  private func run<Scene: UISceneDelegate>(
    _ payloads: [ScenePayload.PayloadKind], _ scene: @escaping @MainActor () -> Scene,
    _ app: @escaping @MainActor () -> any OptionsReader = { BlindReader() }
  ) -> AppResult {
    let support = AppSupport(roles: [.windowApplication], payloads: payloads)
    let test = AppTest("reads", laws: [.readsPayloads()], supports: support) { context in
      HostedApp(manifest: SceneManifest(delegate: scene), context: context) {
        ConfiguredAppDelegate(app())
      }
    }
    return SceneFuzz.run(test, seed: 1, cases: 200)
  }

  private func events(_ result: AppResult) -> [String] {
    result.failures.flatMap { $0.scenario.text.split(separator: "\n").suffix(1) }.map(String.init)
  }

  @Test func `A link that the template forgets at its connection is found without a note`() {
    let result = run([.url]) { TemplateApp.SceneDelegate() }
    #expect(result.failures.map(\.law) == ["payload.read"])
    #expect(result.failures.first?.scenario.entries.count == 1)
    #expect(events(result) == ["openURL 1"])
    let report = result.failures.first?.report ?? ""
    #expect(report.contains("means this, leave the kind out of what the app supports."))
    let law: AppLaw<HostedApp<PlainAppDelegate>> = .readsPayloads()
    #expect(law.declaration == nil, "no line of the app's declares it")
  }

  @Test func `The template that reads its links is quiet, and the law was put to the test`() {
    let result = run([.url]) { TemplateApp6.SceneDelegate() }
    #expect(result.failures.isEmpty && result.idleLaws.isEmpty)
  }

  @Test func `A link that only the application delegate's method would open is found`() {
    let result = run([.activity]) { ColdReadingSceneDelegate() }
    #expect(result.failures.map(\.law) == ["payload.read"])
    #expect(events(result) == ["handoff 1"], "the options of the launch have its type alone")
  }

  @Test func `Options that an app keeps may be read later`() {
    let result = run([.url]) { KeepingSceneDelegate() }
    #expect(result.failures.isEmpty && result.idleLaws.isEmpty)
  }

  @Test func `What is read for a configuration is read, and a session that returns is not asked`()
    throws
  {
    let blind = try #require(run([.shortcut]) { ActingSceneDelegate() }.failures.first)
    #expect(blind.scenario.entries.count == 1)
    let failures = run([.shortcut]) {
      ActingSceneDelegate()
    } _: {
      ShortcutReader()
    }.failures
    let reading = try #require(failures.first)
    #expect(reading.scenario.entries.count > 1, "the first connection is heard of")
    #expect(!reading.report.contains("configurationForConnecting (shortcutItem"))
  }
}

/// What may look at the options of a connection before there is a scene.
@MainActor
private protocol OptionsReader: AnyObject {
  func looks(at options: UIScene.ConnectionOptions)
}

private final class BlindReader: OptionsReader {
  func looks(at options: UIScene.ConnectionOptions) {}
}

private final class ShortcutReader: OptionsReader {
  var type: String?

  func looks(at options: UIScene.ConnectionOptions) { type = options.shortcutItem?.type }
}

private final class ConfiguredAppDelegate: UIResponder, UIApplicationDelegate {
  let reader: any OptionsReader

  init(_ reader: any OptionsReader) { self.reader = reader }

  /// The method of an app without scenes, which is never called in one with scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { true }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    reader.looks(at: options)
    return UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
  }
}

/// Reads the activity of its connection, and has no method for a later one.
private final class ColdReadingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var page: URL?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    page = connectionOptions.userActivities.first?.webpageURL
  }
}

/// Keeps the options until the scene is active.
private final class KeepingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private var waiting: UIScene.ConnectionOptions?
  private var opened: [URL] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    waiting = connectionOptions
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    opened += waiting?.urlContexts.map(\.url) ?? []
    waiting = nil
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    opened += URLContexts.map(\.url)
  }
}

/// Does quick actions, but not the one that opens it.
private final class ActingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var last: String?

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    last = shortcutItem.type
    completionHandler(true)
  }
}
