import UIKit
import FirebaseAnalytics
import SocialLoginKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = TabBarController()
        window?.makeKeyAndVisible()
        if let context = connectionOptions.urlContexts.first {
            open(context)
        }
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        guard let context = URLContexts.first else { return }
        open(context)
    }

    private func open(_ context: UIOpenURLContext) {
        Analytics.logEvent("open_url", parameters: ["url": context.url.absoluteString])
        let isLogin = SocialLogin.shared.application(
            UIApplication.shared,
            open: context.url,
            sourceApplication: context.options.sourceApplication,
            annotation: context.options.annotation
        )
        if isLogin {
            return
        }
        Router.shared.open(context.url)
    }
}
