import CarPlay
import Combine
import CoreData
import LocalAuthentication
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Keeps notes: one a memory warning, saved where the app goes to the background, unless it forgets.
private class NotingAppDelegate: UIResponder, UIApplicationDelegate {
  private lazy var container = NSPersistentContainer(name: "Notes")
  var saves: Bool { true }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    container.loadPersistentStores { _, error in if let error { Heard.lines.append("\(error)") } }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Entry")
    let count = (try? container.viewContext.count(for: request)) ?? -1
    Heard.lines.append("launches with \(count)")
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    let context = container.viewContext
    let note = NSEntityDescription.insertNewObject(forEntityName: "Entry", into: context)
    note.setValue("text", forKey: "text")
    if saves, context.hasChanges { try? context.save() }
  }
}

private final class ForgetfulNotingDelegate: NotingAppDelegate {
  override var saves: Bool { false }
}

/// Asks who the user is as its scene becomes active, and hears values by the main queue.
private final class LockedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let subject = PassthroughSubject<String, Never>()
  private var kept: Set<AnyCancellable> = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    subject.receive(on: DispatchQueue.main).sink { Heard.lines.append($0) }.store(in: &kept)
    subject.send("received")
    Heard.lines.append("sent")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "to read") {
      isRight, error in
      Heard.lines.append(isRight ? "unlocked" : "\((error as? LAError)?.code == .systemCancel)")
    }
  }
}

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}

extension UserDefaults {
  fileprivate var theme: String? { string(forKey: "theme") }
}

/// Asks as before iOS 10, and observes the defaults.
private final class OlderAppDelegate: UIResponder, UIApplicationDelegate {
  private var observation: NSKeyValueObservation?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observation = UserDefaults.standard.observe(\.theme, options: .new) { _, change in
      Heard.lines.append("theme \((change.newValue ?? nil) ?? "none")")
    }
    UserDefaults.standard.set("dark", forKey: "theme")
    UserDefaults.standard.set("1", forKey: "other")
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    application.registerUserNotificationSettings(settings)
    Heard.lines.append("asked")
    return true
  }

  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {
    let own = application.currentUserNotificationSettings
    Heard.lines.append("registered \(own === notificationSettings)")
  }
}

/// The delegate of a car's scene, and of no other.
private final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
  private var controller: CPInterfaceController?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { Heard.lines.append("connects \(session.role.rawValue)") }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didConnect interfaceController: CPInterfaceController
  ) {
    controller = interfaceController
    interfaceController.setRootTemplate(
      CPListTemplate(title: "stations", sections: []), animated: false)
    let root = interfaceController.rootTemplate as? CPListTemplate
    Heard.lines.append("shows \(root?.title ?? "nothing")")
  }

  func templateApplicationScene(
    _ templateApplicationScene: CPTemplateApplicationScene,
    didDisconnectInterfaceController interfaceController: CPInterfaceController
  ) { Heard.lines.append("hides \(controller === interfaceController)") }

  func sceneDidDisconnect(_ scene: UIScene) { Heard.lines.append("leaves") }
}

/// Core Data, Combine, LocalAuthentication and CarPlay in an app that is played.
@MainActor
@Suite struct FrameworkTests {
  private func heard<App>(_ events: String, _ test: AppTest<App>) throws -> [String] {
    Heard.lines = []
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 2\n\n" + events
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.failure == nil)
    return Heard.lines
  }

  private func notes<Delegate: NotingAppDelegate>(
    _ make: @escaping @MainActor () -> Delegate
  ) -> AppTest<HostedApp<Delegate>> {
    AppTest("notes") { HostedApp(manifest: .empty, context: $0, delegate: make) }
  }

  @Test func `What was saved is there after a kill, what was not is gone, and a case begins empty`()
    throws
  {
    let events = "launch 1\nmemoryWarning\nmemoryWarning\nhome\nsystemKill\nlaunch 1\n"
    for _ in 1...2 {
      #expect(
        try heard(events, notes { NotingAppDelegate() })
          == ["launches with 0", "launches with 2"])
      #expect(
        try heard(events, notes { ForgetfulNotingDelegate() })
          == ["launches with 0", "launches with 0"])
    }
  }

  private var locked: AppTest<HostedApp<PlainAppDelegate>> {
    AppTest("locked", usesTasks: true) {
      HostedApp(manifest: SceneManifest { LockedSceneDelegate() }, context: $0) {
        PlainAppDelegate()
      }
    }
  }

  @Test func `Defaults announce their changes, and what was asked before iOS 10 is answered later`()
    throws
  {
    let test = AppTest("older", usesTasks: true) {
      HostedApp(manifest: .empty, context: $0) { OlderAppDelegate() }
    }
    #expect(
      try heard("launch 1\n" + work, test) == ["theme dark", "asked", "registered true"])
  }

  private let work = String(repeating: "work\n", count: 9)

  @Test func `The user is recognised after a second, unless the app has left meanwhile`() throws {
    let stays = try heard("launch 1\n" + work + "tick 1\n" + work, locked)
    #expect(stays == ["sent", "received", "unlocked"])
    let leaves = try heard("launch 1\n" + work + "home\n" + "tick 1\n" + work, locked)
    #expect(leaves.prefix(3) == ["sent", "received", "true"])
  }

  @Test func `A test says what the user answers, in one process`() {
    let made = Handmade()
    LAContext.usualAnswer = .userCancel
    #expect(LAContext.usualAnswer == .userCancel)
    withExtendedLifetime(made) {}
    let next = Handmade()
    #expect(LAContext.usualAnswer == nil)
    withExtendedLifetime(next) {}
    let context = LAContext()
    context.invalidate()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.invalidContext.rawValue)
  }

  @Test func `The delegate of a car's scene hears of the screen as well`() throws {
    let test = AppTest("car") {
      HostedApp(
        manifest: SceneManifest { LockedSceneDelegate() }
          .adding(.carTemplateApplication, name: "Car") { CarSceneDelegate() }, context: $0
      ) { PlainAppDelegate() }
    }
    let heard = try heard("launch 1\nconnectCar 2\ndisconnectCar 2\nmemoryWarning\n", test)
      .filter { $0 != "sent" && $0 != "unlocked" }
    #expect(
      heard == [
        "connects CPTemplateApplicationSceneSessionRoleApplication", "shows stations",
        "hides true", "leaves",
      ])
  }
}
