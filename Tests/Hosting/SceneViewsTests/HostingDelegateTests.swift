import SceneFuzzing
import SceneHosting
import SwiftUI
import Testing

/// Scenes of SwiftUI's in an app of UIKit's, by a hosting delegate.
@MainActor
@Suite struct HostingDelegateTests {
  private func log(_ events: String, _ asks: HostingRequest? = nil) throws -> [String] {
    ProgramLog.clear()
    HostingAppDelegate.asks = asks
    let test = AppTest("hosting", usesTasks: true) { context in
      HostedApp(
        manifest: SceneManifest { PlainSceneDelegate() }.making { HostingDelegate() },
        context: context
      ) { HostingAppDelegate() }
    }
    let lines = events.split(separator: ",").map { $0.drop { $0 == " " } + "\n" }.joined()
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 3\n\n" + lines
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    return ProgramLog.lines
  }

  // F178
  @Test func `A scene of a hosting delegate shows its root scene, and the delegate is called`()
    throws
  {
    let log = try log("launch 1, home", .configuration)
    #expect(
      log == [
        "delegate connects", "main shows inactive", "delegate foreground", "delegate active",
        "main shows active", "delegate resigns", "main shows inactive", "delegate background",
        "main shows background",
      ])
  }

  // F179
  @Test func `A request without an identifier activates the first scene of the root scene`() throws
  {
    let log = try log("launch 1, memoryWarning", .first)
    #expect(log.contains("plain connects"))
    #expect(log.contains("delegate connects"))
    #expect(log.contains("main shows active"))
    #expect(log.filter { $0 == "configuration" }.count == 1)
  }

  // F180
  @Test func `A request for an identifier that no scene has is nil`() throws {
    #expect(try log("launch 1, memoryWarning", .id("none")).contains("no request"))
    let log = try log("launch 1, memoryWarning", .id("second"))
    #expect(log.contains("second appears"))
    #expect(!log.contains { $0.hasPrefix("main") })
  }

  // F181
  @Test func `A request with a value opens the scene for its type, with the value`() throws {
    #expect(try log("launch 1, memoryWarning", .value(7)).contains("number 7"))
    #expect(try log("launch 1, memoryWarning", .text("x")).contains("no request"))
  }

  @Test func `A hosted scene that connects again shows what it was for`() throws {
    let log = try log("launch 1, memoryWarning, home, reclaim 2, open 2", .value(7))
    #expect(log.filter { $0 == "number 7" }.count == 2)
  }
}

/// What the application delegate asks for at a memory warning; a configuration at the first connection.
private enum HostingRequest {
  case configuration, first
  case id(String)
  case value(Int)
  case text(String)
}

private final class HostingAppDelegate: NSObject, UIApplicationDelegate {
  static var asks: HostingRequest?

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if case .configuration = Self.asks {
      configuration.delegateClass = HostingDelegate.self
    } else {
      ProgramLog.add("configuration")
      configuration.delegateClass = PlainSceneDelegate.self
    }
    return configuration
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let request =
      switch Self.asks {
      case .first: UISceneSessionActivationRequest(hostingDelegateClass: HostingDelegate.self)
      case .id(let id):
        UISceneSessionActivationRequest(hostingDelegateClass: HostingDelegate.self, id: id)
      case .value(let value):
        UISceneSessionActivationRequest(hostingDelegateClass: HostingDelegate.self, value: value)
      case .text(let text):
        UISceneSessionActivationRequest(hostingDelegateClass: HostingDelegate.self, value: text)
      case .configuration, nil: UISceneSessionActivationRequest?.none
      }
    guard let request else { return ProgramLog.add("no request") }
    UIApplication.shared.activateSceneSession(for: request)
  }
}

private final class PlainSceneDelegate: NSObject, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { ProgramLog.add("plain connects") }
}

private final class HostingDelegate: NSObject, UIHostingSceneDelegate {
  static var rootScene: some SwiftUI.Scene {
    WindowGroup(id: "main") { HostedPhaseView() }
    WindowGroup(id: "second") { Text("x").onAppear { ProgramLog.add("second appears") } }
    WindowGroup(for: Int.self) { $number in
      Text("x").onAppear { ProgramLog.add("number \(number ?? 0)") }
    }
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { ProgramLog.add("delegate connects") }

  func sceneWillEnterForeground(_ scene: UIScene) { ProgramLog.add("delegate foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { ProgramLog.add("delegate active") }
  func sceneWillResignActive(_ scene: UIScene) { ProgramLog.add("delegate resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { ProgramLog.add("delegate background") }
}

private struct HostedPhaseView: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    let _ = ProgramLog.add("main shows \(phase)")
    Text("\(phase)")
  }
}
