import UIKit

class StationViewController: UIViewController {
  private(set) var opened: [URL] = []
  let star = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(star)
    star.addAction(UIAction { [weak self] _ in self?.keep() }, for: .touchUpInside)
  }

  func open(_ url: URL) { opened.append(url) }

  private func keep() {
    let delegate = UIApplication.shared.delegate as? AppDelegate
    delegate?.stations.keep(opened.last?.lastPathComponent ?? "98.4")
  }
}
