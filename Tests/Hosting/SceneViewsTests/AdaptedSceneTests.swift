import SceneFuzzing
import SceneHosting
import SwiftUI
import Testing

/// A scene delegate that the delegate of the adaptor names.
@MainActor
@Suite struct AdaptedSceneTests {
  private func played(
    _ events: String, _ contents: [AppContent] = []
  ) throws -> ProgramPlay {
    try ProgramPlay(
      DelegatedProgram.self, events, tapping: ["count"],
      manifest: SceneManifest { CountingSceneDelegate() }, contents: contents
    ) { NamingDelegate() }
  }

  // F136
  @Test func `SwiftUI makes an instance of the class in the configuration, which is called`() throws
  {
    let log = try played("launch 1, home").log.filter { !$0.hasPrefix("view") }
    #expect(
      log == [
        "configuration", "made", "connects", "foreground", "active", "resigns", "background",
      ])
  }

  @Test func `The connection comes before the first body and before the first phase`() throws {
    let log = try played("launch 1").log
    #expect(log.prefix { !$0.hasPrefix("view") }.contains("connects"))
    #expect(log.contains("view active"))
  }

  // F137
  @Test func `An observable scene delegate is in the environment of its scene, and of no other`()
    throws
  {
    let played = try played("launch 1, open 2, do tap.count 2")
    #expect(played.texts.map(\.first) == ["count 0", "count 1"])
  }

  // F187
  @Test func `A link reaches the views, and no method of the scene's delegate`() throws {
    let link = AppContent.universalLink("page", "https://example.com/page")
    let log = try played("launch 1, universalLink 1 with page", [link]).log
    #expect(log.last == "view https://example.com/page")
    #expect(!log.contains("continues"))
  }
}

private final class NamingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    ProgramLog.add("configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if session.role == .windowApplication {
      configuration.delegateClass = CountingSceneDelegate.self
    }
    return configuration
  }
}

private final class CountingSceneDelegate: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var count = 0
  var window: UIWindow?

  override init() {
    super.init()
    ProgramLog.add("made")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { ProgramLog.add("connects") }

  func sceneWillEnterForeground(_ scene: UIScene) { ProgramLog.add("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { ProgramLog.add("active") }
  func sceneWillResignActive(_ scene: UIScene) { ProgramLog.add("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { ProgramLog.add("background") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    ProgramLog.add("continues")
  }
}

private struct DelegatedView: View {
  @EnvironmentObject private var delegate: CountingSceneDelegate
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = ProgramLog.add("view \(phase)")
    Text("count \(delegate.count)")
    Button("count") { delegate.count += 1 }
      .onOpenURL { ProgramLog.add("view \($0)") }
  }
}

private struct DelegatedProgram: SwiftUI.App {
  @UIApplicationDelegateAdaptor private var delegate: NamingDelegate

  var body: some SwiftUI.Scene { WindowGroup { DelegatedView() } }
}
