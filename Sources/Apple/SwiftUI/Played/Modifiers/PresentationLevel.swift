/// The screen over which sheets and covers come: that of a window, or of another sheet.
///
/// It shows one at a time; the next one is shown when that is gone, as UIKit says on a device: *Currently, only
/// presenting a single sheet is supported. The next sheet will be presented when the currently presented sheet
/// gets dismissed.*
final class PresentationLevel {
  /// A presentation that waits.
  private struct WaitingSheet {
    weak var node: ViewNode?
  }

  /// The key under which what is presented has a level of its own.
  static let key = EnvironmentScope.Key.property("presentationLevel")

  private weak var shown: PresentationRole?
  private var waiting: [WaitingSheet] = []

  /// The level at which a node is.
  static func around(_ node: ViewNode) -> PresentationLevel {
    node.environment.read(key) as? PresentationLevel ?? node.graph.level
  }

  /// Whether a presentation may be shown; one that may not is noted for a reader, and asked again later.
  func admits(_ role: PresentationRole, of node: ViewNode) -> Bool {
    if shown === role || shown?.isOpen != true {
      shown = role
      return true
    }
    if !waiting.contains(where: { $0.node === node }) {
      waiting.append(WaitingSheet(node: node))
      node.graph.notes("sheet waits for another", node.ownerName)
    }
    return false
  }

  /// The presentation is gone: those that wait are asked again.
  func releases(_ role: PresentationRole) {
    guard shown === role else { return }
    shown = nil
    let nodes = waiting.compactMap(\.node)
    waiting = []
    for node in nodes { node.invalidate() }
  }
}
