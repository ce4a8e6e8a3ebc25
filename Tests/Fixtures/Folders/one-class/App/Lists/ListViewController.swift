import UIKit

class ListViewController: UITableViewController {

    static let activityType = "org.example.lists.show"

    private var items: [String: [String]] = [:]
    private var name = "Groceries"

    var activity: NSUserActivity {
        let activity = NSUserActivity(activityType: Self.activityType)
        activity.title = name
        activity.userInfo = ["list": name]
        activity.isEligibleForHandoff = true
        return activity
    }

    func show(list: String) {
        name = list
        title = list
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items[name, default: []].count
    }
}
