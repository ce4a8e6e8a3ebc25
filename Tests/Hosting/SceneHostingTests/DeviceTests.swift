import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// The device, the screen and the key windows of a played process.
@MainActor
@Suite struct DeviceTests {
  @Test func `What a process sets on the device is gone in the next one`() {
    var made = Handmade()
    UIScreen.main.brightness = 0.1
    UIDevice.current.isBatteryMonitoringEnabled = true
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    UIPasteboard.general.string = "copied"
    UIStoryboard.register("Device") { TalkingViewController() }
    made.relaunches()
    #expect(UIScreen.main.brightness == 0.5)
    #expect(!UIDevice.current.isBatteryMonitoringEnabled)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(!UIPasteboard.general.hasStrings)
    let controller = UIStoryboard(name: "Device", bundle: nil).instantiateInitialViewController()
    #expect(!(controller is TalkingViewController))
  }

  @Test func `A device is of the kind of its platform`() {
    let made = Handmade()
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    made.system.deviceTraits.idiom = .pad
    var other = made
    other.relaunches()
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    #expect(UIScreen.main.bounds.width > 800)
  }

  @Test(arguments: [("ipad-ios26", UIUserInterfaceIdiom.pad), ("iphone-ios26", .phone)])
  func `A played app sees the kind of its platform`(
    platform: String, idiom: UIUserInterfaceIdiom
  ) throws {
    let test = AppTest("idiom") {
      HostedApp(manifest: SceneManifest { TalkingSceneDelegate() }, context: $0) {
        IdiomAppDelegate()
      }
    }
    Heard.lines = []
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 1\n\nlaunch 1\n"
    _ = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(Heard.lines.first == "\(idiom)")
  }

  @Test(arguments: [true, false])
  func `An app of an older SDK has one key window, a newer one has one a scene`(isNew: Bool) throws
  {
    let made = Handmade()
    made.system.deviceTraits.hasKeyWindowPerScene = isNew
    let windows = try [1, 2].map { number in
      made.connects(made.scene(number))
      let scene = try #require(made.app.windowScene(made.scene(number)))
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      return window
    }
    #expect(windows.map(\.isKeyWindow) == [isNew, true])
    #expect(made.app.application.keyWindow === windows[1])
    made.receives(.keyWindow, made.scene(1))
    #expect(windows.map(\.isKeyWindow) == [true, isNew])
  }

  @Test
  func `A window that becomes key later tells it at once, and the first when the history says`()
    throws
  {
    let made = Handmade()
    made.connects(made.scene(1))
    let scene = try #require(made.app.windowScene(made.scene(1)))
    let token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { note in
      let window = note.object as? UIWindow
      MainActor.assumeIsolated { Heard.lines.append("key \(window?.tag ?? 0)") }
    }
    Heard.lines = []
    let main = UIWindow(windowScene: scene)
    main.tag = 1
    main.makeKeyAndVisible()
    #expect(Heard.lines == [])
    made.receives(.keyWindow, made.scene(1))
    #expect(Heard.lines == ["key 1"])
    let overlay = UIWindow(windowScene: scene)
    overlay.tag = 2
    overlay.makeKeyAndVisible()
    #expect(Heard.lines == ["key 1", "key 2"])
    #expect(!main.isKeyWindow)
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `Apps of a group share a folder of the case`() throws {
    let made = Handmade()
    let files = FileManager.default
    let folder = try #require(
      files.containerURL(forSecurityApplicationGroupIdentifier: "group.notes"))
    #expect(folder.lastPathComponent == "group.notes")
    try Data("x".utf8).write(to: folder.appendingPathComponent("draft"))
    #expect(files.fileExists(atPath: folder.appendingPathComponent("draft").path))
    UserDefaults.standard.setValue(7, forKey: "opens")
    #expect(UserDefaults.standard.value(forKey: "opens") as? Int == 7)
    UserDefaults.standard.removeObject(forKey: "opens")
    #expect(UserDefaults.standard.value(forKey: "opens") == nil)
    UserDefaults.standard.set(URL(string: "app://note"), forKey: "last")
    #expect(UserDefaults.standard.value(forKey: "last") as? String == "app://note")
    UserDefaults.standard.set(nil, forKey: "last")
    #expect(UserDefaults.standard.value(forKey: "last") == nil)
    withExtendedLifetime(made) {}
  }

  @Test func `Background time can be asked for where no actor is`() {
    let made = Handmade()
    let identifier = BackgroundSaver(application: made.app.application).saves()
    #expect(identifier != .invalid)
  }
}

/// Asks for background time without an actor.
private struct BackgroundSaver {
  let application: UIApplication

  func saves() -> UIBackgroundTaskIdentifier {
    let identifier = application.beginBackgroundTask(withName: "save")
    application.endBackgroundTask(identifier)
    return identifier
  }
}

private final class TalkingViewController: UIViewController {}

private final class IdiomAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Heard.lines.append("\(UIDevice.current.userInterfaceIdiom)")
    return true
  }
}
