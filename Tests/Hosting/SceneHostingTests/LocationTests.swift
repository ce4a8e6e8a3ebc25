import CoreLocation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

/// Asks where the device is as most apps do: what it is allowed says what it asks for next.
private class LocatingAppDelegate: UIResponder, UIApplicationDelegate, CLLocationManagerDelegate {
  fileprivate let manager = CLLocationManager()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.delegate = self
    Heard.lines.append("launched \(manager.authorizationStatus)")
    return true
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    Heard.lines.append("warned")
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    MainActor.assumeIsolated {
      Heard.lines.append("\(self.manager.authorizationStatus)")
      switch self.manager.authorizationStatus {
      case .notDetermined: self.manager.requestWhenInUseAuthorization()
      default: self.manager.startUpdatingLocation()
      }
    }
  }

  nonisolated func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    let latitudes = locations.map(\.coordinate.latitude)
    MainActor.assumeIsolated { Heard.lines.append("at \(latitudes)") }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  {
    let code = (error as? CLError)?.code
    MainActor.assumeIsolated {
      Heard.lines.append("fails \(code.map { "\($0)" } ?? "otherwise")")
    }
  }
}

/// Asks for locations before the user has been asked.
private final class HastyAppDelegate: LocatingAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    manager.startUpdatingLocation()
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

/// Asks for one location and an address in a process whose test has other answers.
private final class LostAppDelegate: LocatingAppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    CLLocationManager.usualAnswer = .denied
    CLGeocoder().geocodeAddressString("Cupertino") { _, error in
      Heard.lines.append("address \((error as? CLError)?.code == .network)")
    }
    return super.application(application, didFinishLaunchingWithOptions: launchOptions)
  }
}

/// Where the device is, in an app that is played.
@MainActor
@Suite struct LocationTests {
  private func heard<Delegate: LocatingAppDelegate>(
    _ events: String, steps: Bool = true, _ make: @escaping @MainActor () -> Delegate
  ) throws -> [String] {
    Heard.lines = []
    let test = AppTest("locating", usesTasks: steps) {
      HostedApp(manifest: .empty, context: $0, delegate: make)
    }
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 2\n\n" + events
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.failure == nil)
    return Heard.lines
  }

  private let work = String(repeating: "work\n", count: 9)

  @Test func `A delegate hears of the authorization, the answer and one location, each later`()
    throws
  {
    let second = "memoryWarning\ntick 1\n" + work
    let lines = try heard("launch 1\n" + work + second + second + "tick 9\n" + work) {
      LocatingAppDelegate()
    }
    #expect(
      lines == [
        "launched notDetermined", "notDetermined", "warned", "authorizedWhenInUse", "warned",
        "at [37.3349]",
      ])
  }

  @Test func `An app that asks before the user has answered waits, and gets no error`() throws {
    let second = "tick 1\n" + work
    let lines = try heard("launch 1\n" + work + second + second + second) { HastyAppDelegate() }
    #expect(
      lines == [
        "launched notDetermined", "notDetermined", "authorizedWhenInUse", "at [37.3349]",
      ])
  }

  @Test func `An app that may not know it gets an error, and so does who asks for an address`()
    throws
  {
    let events = "launch 1\n" + work + "tick 1\n" + work + "tick 1\n" + work
    let lines = try heard(events) { LostAppDelegate() }
    #expect(
      lines == [
        "launched notDetermined", "notDetermined", "address true", "denied", "fails denied",
      ])
  }

  @Test func `Where the case steps no work, all comes at once`() throws {
    let lines = try heard("launch 1\n", steps: false) { LocatingAppDelegate() }
    #expect(
      lines == [
        "notDetermined", "authorizedWhenInUse", "at [37.3349]", "launched authorizedWhenInUse",
      ])
  }
}
