import SceneSeam
import UIKit

// For which scene code of the app runs: what it takes meanwhile is taken for that scene.
extension HostedProcess {
  /// Lets the app do something for a scene, or for the app as a whole, inside of something else.
  func during(_ scene: SceneID?, _ body: () -> Void) {
    begins(for: scene)
    body()
    endsCall()
  }

  /// Begins a call of a registered handler, for the scene for which it was registered.
  ///
  /// A handler that was registered for the app as a whole is called for the scene that is at hand.
  ///
  /// - Complexity: O(1).
  package func beginsCall(of topic: String, item: Int) {
    let taker = taken[TakenItem(topic: topic, item: item)] ?? nil
    begins(for: taker ?? current)
  }

  /// The scene from before the call is at hand again.
  package func endsCall() {
    guard let scene = before.popLast() else { return }
    changes(to: scene)
  }

  private func begins(for scene: SceneID?) {
    before.append(current)
    changes(to: scene)
  }

  private func changes(to scene: SceneID?) {
    if scene == current { return }
    // A task belongs to the scene for which it began.
    context.keepsWork?()
    current = scene
  }
}
