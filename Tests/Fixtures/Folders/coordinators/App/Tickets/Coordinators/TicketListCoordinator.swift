import UIKit

protocol TicketStoring {
    func title(of id: String) -> String?
}

final class TicketStore: TicketStoring {
    private let titles = ["1": "Opera", "2": "Football"]

    func title(of id: String) -> String? {
        titles[id]
    }
}

final class TicketListCoordinator: Coordinator {

    var children: [Coordinator] = []
    private let navigation: UINavigationController
    private let tickets: TicketStoring

    init(navigation: UINavigationController, tickets: TicketStoring) {
        self.navigation = navigation
        self.tickets = tickets
    }

    func start() {
        navigation.setViewControllers([UITableViewController(style: .insetGrouped)], animated: false)
    }

    func show(_ id: String) {
        let controller = UIViewController()
        controller.title = tickets.title(of: id)
        navigation.pushViewController(controller, animated: true)
    }
}
