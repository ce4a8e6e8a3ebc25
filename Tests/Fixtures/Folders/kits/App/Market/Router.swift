import UIKit

final class Router {

    static let shared = Router()

    weak var tabs: TabBarController?

    func open(_ url: URL) {
        switch url.host {
        case "offer": tabs?.selectedIndex = 0
        case "basket": tabs?.selectedIndex = 1
        default: break
        }
    }

    func open(_ userInfo: [AnyHashable: Any]) {
        guard let text = userInfo["link"] as? String, let url = URL(string: text) else { return }
        open(url)
    }
}
