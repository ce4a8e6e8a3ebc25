import UIKit

protocol Coordinator: AnyObject {
    var children: [Coordinator] { get set }
    func start()
}

enum DeepLink {
    case url(URL)
    case ticket(id: String)
}

struct AppDependencies {
    var tickets: TicketStoring = TicketStore()
}
