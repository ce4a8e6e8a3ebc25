import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var observations: [NSKeyValueObservation] = []

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PlayerViewController()
        window?.makeKeyAndVisible()
        observe()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        station?.isPlaying = true
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        observations.forEach { $0.invalidate() }
        observations = []
    }

    private func observe() {
        guard let station = station else { return }
        observations = [
            station.observe(\.name, options: [.initial, .new]) { [weak self] station, _ in
                self?.window?.windowScene?.title = station.name
            },
            station.observe(\.isPlaying) { [weak self] station, _ in
                self?.player?.setPlaying(station.isPlaying)
            },
        ]
    }

    private var station: Station? {
        (UIApplication.shared.delegate as? AppDelegate)?.station
    }

    private var player: PlayerViewController? {
        window?.rootViewController as? PlayerViewController
    }
}
