//
//  SceneDelegate.swift
//  Recipes
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        open(connectionOptions.urlContexts)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        open(URLContexts)
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        RecipeBook.shared.save()
    }

    private func open(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let recipe = RecipeBook.shared.recipe(at: url) else { return }
        let controller = window?.rootViewController as? ViewController
        controller?.show(recipe)
    }

}
