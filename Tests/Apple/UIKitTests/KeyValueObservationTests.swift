import Testing
import UIKit

/// One of the app's own.
private final class Player: NSObject {
  var rate = 0
}

/// What is observed by key paths.
@MainActor
@Suite struct KeyValueObservationTests {
  @Test func `A property of ours that changes is announced, with what was asked for`() {
    let view = UIView(frame: .zero)
    var heard: [String] = []
    let one = view.observe(\.alpha, options: [.new, .old]) { view, change in
      heard.append("\(change.oldValue ?? -1) \(change.newValue ?? -1) \(view.alpha)")
    }
    let other = view.observe(\.isHidden, options: .initial) { view, change in
      heard.append("\(view.isHidden) \(change.newValue == nil)")
    }
    view.alpha = 0.5
    view.alpha = 0.5
    view.isHidden = true
    #expect(heard == ["false true", "1.0 0.5 0.5", "true true"])
    one.invalidate()
    view.alpha = 1
    #expect(heard.count == 3)
    withExtendedLifetime(other) {}
  }

  @Test func `What follows from another property, what lies below and what is an object are seen`()
  {
    let window = UIWindow(frame: .zero)
    let scroll = UITableView(frame: .zero)
    var heard: [String] = []
    let kept = [
      window.observe(\.bounds) { window, _ in heard.append("\(window.bounds.width)") },
      window.observe(\.rootViewController) { _, _ in heard.append("root") },
      scroll.observe(\.contentOffset, options: .new) { _, change in
        heard.append("\(change.newValue?.y ?? -1)")
      },
    ]
    window.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    window.rootViewController = UIViewController()
    scroll.setContentOffset(CGPoint(x: 0, y: 7), animated: false)
    #expect(heard == ["5.0", "root", "7.0"])
    withExtendedLifetime(kept) {}
  }

  @Test func `An observer that is gone hears nothing, and a property of the app's own never tells`()
  {
    let control = UIButton(frame: .zero)
    let player = Player()
    var heard = 0
    _ = control.observe(\.isSelected) { _, _ in heard += 1 }
    let kept = player.observe(\.rate) { _, _ in heard += 1 }
    control.isSelected = true
    player.rate = 1
    #expect(heard == 0)
    withExtendedLifetime(kept) {}
  }
}
