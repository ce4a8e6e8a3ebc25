import SceneLifecycle

/// Leaves out all events about one scene.
struct WholeScenes: Pass {
  let name = "whole scenes"

  func run(_ search: inout Search) {
    for slot in search.best.usedSlots.reversed() {
      _ = search.attempt { Int($0.event.scene) != slot }
    }
  }
}
