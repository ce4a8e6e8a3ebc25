//
//  HarbourListViewController.swift
//  Tides
//

import UIKit

class HarbourListViewController: UITableViewController {

    private let harbours = TideTable.shared.harbours

    func showLastHarbour() {
        if let name = UserDefaults.standard.string(forKey: "lastHarbour") {
            showHarbour(named: name)
        }
    }

    func showHarbour(named name: String) {
        UserDefaults.standard.set(name, forKey: "lastHarbour")
        let controller = UIViewController()
        controller.title = name
        navigationController?.pushViewController(controller, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return harbours.count
    }

}
