import UIKit

class ParcelListViewController: UIViewController {

    private let list = UITableView()

    override func viewDidLoad() {
        super.viewDidLoad()
        if #available(iOS 13.0, *) {
            view.backgroundColor = .systemBackground
        } else {
            view.backgroundColor = .white
        }
        view.addSubview(list)
    }

    @objc func refresh() {
        list.reloadData()
    }

}

enum ParcelLinks {

    /// parcels://track/NUMBER
    static func open(_ url: URL, in window: UIWindow?) -> Bool {
        guard url.host == "track", let list = window?.rootViewController as? ParcelListViewController else { return false }
        list.refresh()
        return true
    }

}
