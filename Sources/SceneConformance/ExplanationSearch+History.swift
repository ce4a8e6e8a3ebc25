import SceneEngine
import SceneLifecycle

extension ExplanationSearch {
  /// The pending kinds that are delivered as the given kinds on a platform.
  static func owed(_ told: CallbackSet, _ platform: Platform) -> CallbackSet {
    var owed = CallbackSet.none
    for kind in CallbackKind.allCases where kind.isOfScene {
      let name = platform.usesScenes ? kind : kind.delivered(on: platform)
      if told.contains(name) { owed.insert(kind) }
    }
    return owed | CallbackSet(of: told.kinds.filter { !$0.isOfScene && !$0.isOfScenelessApp })
  }

  /// What led to a node, one line for each event and each callback.
  func history(to index: Int) -> [String] {
    var lines: [String] = []
    var at = index
    while at >= 0 {
      let (parent, step) = parents[at]
      switch step {
      case .event(let event, let choices):
        // Lines are gathered from the end.
        lines += choices.reversed().map { "    " + $0.text }
        lines.append(event.text)
      case .told(let kind, let scope):
        let who = scope == Owed.process ? "app" : "\(scope + 1)"
        lines.append("  \(who) \(kind.name)")
      case .start, .move, .skip: break
      }
      at = parent
    }
    return lines.reversed()
  }
}
