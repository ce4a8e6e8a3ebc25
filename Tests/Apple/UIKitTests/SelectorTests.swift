import Testing
import UIKit

/// What has methods of several forms, and notes which are called.
private class Panel: UIViewController {
  var heard: [String] = []

  func plain() { heard.append("plain") }
  func answers() -> Int {
    heard.append("answers")
    return 1
  }
  func tapped(_ sender: UIButton) { heard.append("tapped \(sender.tag)") }
  func any(_ sender: Any?) { heard.append(sender == nil ? "nil" : "something") }
  func touched(_ sender: UIControl, _ event: UIEvent) { heard.append("touched \(sender.tag)") }
  func noted(_ note: Notification) { heard.append("noted \(note.name.rawValue)") }
  func wrapped(_ note: NSNotification) { heard.append("wrapped \(note.name.rawValue)") }
}

/// One below it that overrides a method.
private final class LoudPanel: Panel {
  override func plain() { heard.append("loud") }
}

/// One of no actor and no class of UIKit's.
private final class Counter: NSObject {
  var count = 0

  func counts() { count += 1 }
  func counts(by step: NSNotification) { count += 10 }
  func ticks(_ timer: Timer) { count += (timer.userInfo as? Int) ?? 100 }
}

/// Who removes itself as it goes.
private final class Leaver: NSObject {
  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: Selector("hear", Leaver.hear), name: Notification.Name("left"), object: nil)
  }

  func hear() {}

  deinit { NotificationCenter.default.removeObserver(self) }
}

/// Selectors that carry their methods, and what UIKit calls by them.
@MainActor
@Suite struct SelectorTests {
  @Test func `A selector calls the method that it carries, as its parameters take it`() {
    let panel = Panel()
    let button = UIButton(frame: .zero)
    button.tag = 7
    let note = Notification(name: Notification.Name("news"))
    #expect(Selector("plain", Panel.plain).call(panel))
    #expect(Selector("answers", Panel.answers).call(panel))
    #expect(Selector("tapped:", Panel.tapped(_:)).call(panel, button))
    #expect(Selector("any:", Panel.any).call(panel, button))
    #expect(Selector("any:", Panel.any).call(panel, nil))
    #expect(Selector("touched:with:", Panel.touched).call(panel, button, UIEvent()))
    #expect(Selector("noted:", Panel.noted).call(panel, note))
    #expect(Selector("wrapped:", Panel.wrapped).call(panel, note))
    #expect(Selector("plain", panel.plain).call(button))
    #expect(Selector("tapped:", panel.tapped).call(button, button))
    #expect(
      panel.heard == [
        "plain", "answers", "tapped 7", "something", "nil", "touched 7", "noted news",
        "wrapped news", "plain", "tapped 7",
      ])
  }

  @Test func `An override is called, and a method of no actor and of one form of several`() {
    let loud = LoudPanel()
    Selector("plain", Panel.plain).call(loud)
    #expect(loud.heard == ["loud"])
    let counter = Counter()
    Selector("counts", Counter.counts as (Counter) -> () -> Void).call(counter)
    Selector("countsBy:", Counter.counts(by:)).call(counter, Notification(name: .init("a")))
    #expect(counter.count == 11)
  }

  @Test func `What does not fit is not called`() {
    let panel = Panel()
    #expect(!Selector("plain").call(panel))
    #expect(!Selector("plain", LoudPanel.plain).call(panel))
    #expect(!Selector("tapped:", Panel.tapped).call(panel, panel))
    #expect(!Selector("tapped:", Panel.tapped).call(panel))
    #expect(panel.heard == [])
    #expect(Selector("a", Panel.plain) == Selector("a"))
    #expect(Selector("a", Panel.plain) != Selector("b", Panel.plain))
  }

  @Test func `A control calls its targets and actions in the order in which they were added`() {
    let panel = Panel()
    let button = UIButton(frame: .zero)
    button.addTarget(panel, action: Selector("any:", Panel.any), for: .touchUpInside)
    button.addAction(UIAction { _ in panel.heard.append("action") }, for: .touchUpInside)
    button.addTarget(
      panel, action: Selector("plain", Panel.plain), for: [.touchUpInside, .touchDown])
    button.addTarget(panel, action: Selector("plain", Panel.plain), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(panel.heard == ["something", "action", "plain"])
    #expect(button.allTargets == [panel])
    #expect(button.actions(forTarget: panel, forControlEvent: .touchDown) == ["plain"])
    #expect(button.actions(forTarget: button, forControlEvent: .touchDown) == nil)
    button.removeTarget(panel, action: Selector("any:"), for: .allEvents)
    button.removeTarget(nil, action: nil, for: .touchDown)
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(panel.heard.dropFirst(3) == ["action", "plain"])
  }

  @Test func `A control does not keep its target, and calls none that is gone`() {
    let button = UIButton(frame: .zero)
    weak var seen: Panel?
    do {
      let panel = Panel()
      seen = panel
      button.addTarget(panel, action: Selector("plain", Panel.plain), for: .touchDown)
      let tap = UITapGestureRecognizer(
        target: panel, action: Selector("plain", Panel.plain))
      button.addGestureRecognizer(tap)
    }
    #expect(seen == nil)
    button.sendActions(for: .touchDown)
    button.gestureRecognizers?.first?.state = .ended
  }

  @Test func `A method without a target is looked for along the chain of responders`() {
    let outer = LoudPanel()
    let inner = UIViewController()
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let button = UIButton(frame: .zero)
    inner.view.addSubview(button)
    let selector = Selector("plain", Panel.plain)
    button.addTarget(nil, action: selector, for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(outer.heard == ["loud"])
    #expect(button.target(forAction: selector, withSender: nil) as? Panel === outer)
    #expect(!button.canPerformAction(selector, withSender: nil))
    let item = UIBarButtonItem(
      barButtonSystemItem: .add, target: outer, action: Selector("any:", Panel.any))
    let application = UIApplication.shared
    #expect(application.sendAction(selector, to: nil, from: button, for: nil))
    #expect(!application.sendAction(selector, to: nil, from: item, for: nil))
    #expect(
      item.action.map { application.sendAction($0, to: item.target, from: item, for: nil) }
        == true)
    #expect(outer.heard == ["loud", "loud", "something"])
  }

  @Test func `A recogniser calls its targets as its gesture begins, changes and ends`() {
    let panel = Panel()
    let pan = UIPanGestureRecognizer(target: panel, action: Selector("any:", Panel.any))
    for state: UIGestureRecognizer.State in [.began, .changed, .ended, .failed, .possible] {
      pan.state = state
    }
    #expect(panel.heard.count == 3)
    pan.removeTarget(panel, action: nil)
    pan.state = .ended
    #expect(panel.heard.count == 3)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: panel.view) == CGPoint(x: 3, y: 4))
  }

  @Test func `An observer hears by its method until it is removed or gone`() {
    let (news, other) = (Notification.Name("selector news"), Notification.Name("selector other"))
    let center = NotificationCenter()
    let panel = Panel()
    center.addObserver(
      panel, selector: Selector("noted:", Panel.noted), name: news, object: nil)
    center.addObserver(
      panel, selector: Selector("plain", Panel.plain), name: other, object: panel)
    center.post(name: news, object: nil)
    center.post(name: other, object: nil)
    center.post(name: other, object: panel)
    #expect(panel.heard == ["noted selector news", "plain"])
    center.removeObserver(panel, name: news, object: nil)
    center.post(name: news, object: nil)
    center.post(name: other, object: panel)
    #expect(panel.heard.count == 3)
    center.removeObserver(panel)
    center.post(name: other, object: panel)
    #expect(panel.heard.count == 3)
  }

  @Test func `A centre does not keep an observer, and one may remove itself as it goes`() {
    weak var seen: Leaver?
    do {
      let leaver = Leaver()
      seen = leaver
    }
    #expect(seen == nil)
    NotificationCenter.default.post(name: Notification.Name("left"), object: nil)
  }

  @Test func `A timer calls its method with itself, and has what the app gave it`() {
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Selector("ticks:", Counter.ticks), userInfo: 5,
      repeats: true)
    timer.fire()
    #expect(counter.count == 5)
    let plain = Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Selector("counts", Counter.ticks), userInfo: nil,
      repeats: true)
    plain.fire()
    #expect(counter.count == 105)
    for timer in [timer, plain] { timer.invalidate() }
  }
}
