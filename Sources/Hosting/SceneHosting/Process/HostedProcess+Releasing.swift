import SceneSeam
import UIKit

// How a scene goes, and what of it stays behind.
extension HostedProcess {
  /// A window or a view controller that was shown in a scene which is gone.
  struct Outliving {
    weak var object: UIResponder?
    let topic: AppContext.Topic
    let scene: SceneID
    /// Its number in the ledger; nil before it is noted.
    var item: Int?
  }

  /// A scene has disconnected, as its delegate or its observers have heard.
  func leaves(_ id: SceneID, _ isHeard: WritableKeyPath<SessionSlot, Bool>) {
    slots[id.slot][keyPath: isHeard] = true
    let slot = slots[id.slot]
    if slot.isDisconnected, slot.isDisconnectNoticed { leaving.append(id) }
  }

  /// Lets scenes go that have disconnected, once what follows has reached them.
  func releaseLeaving(except current: SceneID?) {
    for id in leaving where id != current && scene(id) != nil { releaseScene(at: id.slot) }
    leaving.removeAll { $0 != current }
  }

  /// Lets the scene of a slot go, if it has one.
  func releaseScene(at slot: Int) {
    guard let scene = slots[slot].scene, let id = slots[slot].sceneID else { return }
    ghosts.removeAll { $0.object == nil }
    ghosts.append(Ghost(object: scene, name: "\(type(of: scene))", scene: id))
    if let delegate = scene.delegate {
      ghosts.append(Ghost(object: delegate, name: "\(type(of: delegate))", scene: id))
    }
    if let scene = scene as? UIWindowScene { remembersShown(in: scene, id) }
    keepsViews(of: scene)
    program(of: scene)?.disconnects(scene)
    slots[slot].hosted = nil
    waiting.removeAll { $0.scene == id }
    slots[slot].scene = nil
    slots[slot].sceneID = nil
    slots[slot].isDisconnected = false
    slots[slot].isDisconnectNoticed = false
    slots[slot].hasKeyWindow = false
    slots[slot].hasWindow = false
    slots[slot].views = .hidden
    slots[slot].hasStoryboard = false
    // The app may keep the scene; UIKit lets its delegate go.
    scene.delegate = nil
  }

  // MARK: What outlives its scene

  private func remembersShown(in scene: UIWindowScene, _ id: SceneID) {
    for window in scene.windows {
      outliving.append(Outliving(object: window, topic: "window", scene: id))
      if let root = window.rootViewController { remembers(root, id) }
    }
  }

  private func remembers(_ controller: UIViewController, _ id: SceneID) {
    outliving.append(Outliving(object: controller, topic: "view controller", scene: id))
    for child in controller.children { remembers(child, id) }
    if let presented = controller.presentedViewController { remembers(presented, id) }
  }

  /// Notes what has outlived its scene as taken for it, and what has gone since as given back.
  func noteOutliving() {
    for index in outliving.indices {
      let entry = outliving[index]
      if isOver(entry) {
        if let item = entry.item { context.givesBack(entry.topic, for: entry.scene, item: item) }
      } else if entry.item == nil {
        outlivingCount += 1
        outliving[index].item = outlivingCount
        let label = entry.object.map { "\(type(of: $0))" } ?? ""
        context.takes(entry.topic, for: entry.scene, item: outlivingCount, label: label)
      }
    }
    outliving.removeAll { isOver($0) }
  }

  /// Whether it is gone, or a scene that is connected shows it now.
  private func isOver(_ entry: Outliving) -> Bool {
    guard var holder = entry.object else { return true }
    while true {
      if let scene = holder as? UIScene { return identity(scene) != nil }
      let above = holder.next ?? (holder as? UIViewController)?.presentingViewController
      guard let above else { return false }
      holder = above
    }
  }
}
