import UIKit

enum Shortcut: String {
    case newEntry = "org.example.journal.new"
    case search = "org.example.journal.search"
}

final class PageViewController: UIViewController {

    private let text = UITextView()
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
        view.addSubview(text)
    }

    func beginEntry() {
        loadViewIfNeeded()
        text.becomeFirstResponder()
    }

    func beginSearch() {
        search.isActive = true
    }
}
