import UIKit
class Board: NSObject, UITableViewDelegate {
  @IBOutlet weak var table: UITableView!
  @NSManaged var name: String?
  weak var delegate: BoardDelegate?
  @IBAction func tap(_ sender: Any) { delegate?.board?(self, didTap: sender); delegate!.done?() }
  func arm() {
    let t = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(Board.fire(_:)), userInfo: nil, repeats: true)
    button.addTarget(self, action: #selector(tap), for: .touchUpInside); _ = #keyPath(Board.table.frame)
    os_log("%@", t as CVarArg); autoreleasepool { perform(Selector(("fire:"))) }
  }
  @objc func fire(_ t: Timer) {}
}
@objc protocol BoardDelegate: AnyObject { @objc optional func board(_ b: Board, didTap s: Any); @objc optional func done() }
extension Board { override func forwardInvocation() {} }
