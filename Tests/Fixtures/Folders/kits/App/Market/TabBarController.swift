import UIKit
import SnapKit

final class TabBarController: UITabBarController {

    private let banner = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        Router.shared.tabs = self
        viewControllers = [UIViewController(), UIViewController()]
        view.addSubview(banner)
        banner.snp.makeConstraints { make in
            make.top.equalToSuperview()
        }
    }
}
