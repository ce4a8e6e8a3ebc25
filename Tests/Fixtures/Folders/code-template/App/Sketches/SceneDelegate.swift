//
//  SceneDelegate.swift
//  Sketches
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: CanvasViewController())
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        canvas?.finishStroke()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        guard let canvas else { return }
        let library = (UIApplication.shared.delegate as? AppDelegate)?.library
        library?.keep(canvas.strokes)
    }

    private var canvas: CanvasViewController? {
        let navigation = window?.rootViewController as? UINavigationController
        return navigation?.viewControllers.first as? CanvasViewController
    }

}
