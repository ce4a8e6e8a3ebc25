import UIKit

final class AppCoordinator: Coordinator {

    var children: [Coordinator] = []
    private let window: UIWindow
    private let navigation = UINavigationController()
    private let dependencies: AppDependencies

    init(window: UIWindow, dependencies: AppDependencies) {
        self.window = window
        self.dependencies = dependencies
    }

    func start() {
        let list = TicketListCoordinator(navigation: navigation, tickets: dependencies.tickets)
        children = [list]
        list.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
    }

    func handle(_ link: DeepLink) {
        switch link {
        case .url(let url):
            handle(.ticket(id: url.lastPathComponent))
        case .ticket(let id):
            (children.first as? TicketListCoordinator)?.show(id)
        }
    }
}
