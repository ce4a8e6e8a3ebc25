#if os(Linux)
  import SceneFuzzing
  import SceneHosting
  import SceneLifecycle
  import UIKit

  /// Counts the scenes that connect to its scene delegates.
  private final class CountingAppDelegate: UIResponder, UIApplicationDelegate {}

  /// Shows a window, as the template does, and counts its connection.
  private final class CountingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let count: ConnectionCount

    init(_ count: ConnectionCount) { self.count = count }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
      count.connections += 1
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }
  }

  /// How many scenes have connected, in all cases.
  @MainActor
  private final class ConnectionCount {
    var connections = 0
  }

  /// Resident memory while scenes of an app of delegates come and go.
  @MainActor
  struct DelegateMemory {
    /// Connections in all.
    let connections: Int

    /// Plays cases until so many scenes have connected.
    ///
    /// - Returns: Whether the memory at the end is what it was after a hundredth of them, but for 5 %.
    func print() -> Bool {
      let count = ConnectionCount()
      let windows = AppSupport(roles: [.windowApplication])
      let test = AppTest(
        laws: [.balancesLedgers, .showsWindow(), .releasesScenes()], supports: windows
      ) { context in
        HostedApp(manifest: SceneManifest { CountingSceneDelegate(count) }, context: context) {
          CountingAppDelegate()
        }
      }
      var seed: UInt64 = 0
      var early: Double?
      while count.connections < connections {
        _ = SceneFuzz.run(test, seed: seed, cases: 1_000)
        seed += 1
        if early == nil, count.connections * 100 >= connections {
          early = ProcessClock.peakMegabytes
        }
      }
      let (first, last) = (early ?? 0, ProcessClock.peakMegabytes)
      Swift.print(
        "peak resident memory while \(count.connections) scenes connected to delegates with a window"
      )
      Swift.print(
        "  " + first.tenths + " MB after a hundredth, " + last.tenths + " MB after all")
      return last < first * 1.05
    }
  }
#endif
