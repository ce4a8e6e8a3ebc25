package import UIKit

/// The views of one window, of one hosting controller, or of a program's scenes.
package final class ViewGraph {
  private var root: ViewNode?
  private var lastNumber = 0
  /// The environment of all of it.
  let environment: EnvironmentScope
  /// The scene whose window shows it; nil for what no window shows.
  package weak var scene: UIScene?
  /// The level over which its sheets come.
  let level = PresentationLevel()
  /// Whether it is on screen.
  private(set) var isShown = false

  init(_ environment: EnvironmentScope) { self.environment = environment }

  /// The node around all others; nil before the first view.
  var rootNode: ViewNode? { root }

  /// Shows a view; one of the same type keeps what is there.
  @MainActor
  func update<Content: View>(_ view: Content) {
    ViewTurn.current.during {
      if let root, ObjectIdentifier(root.type) == ObjectIdentifier(Content.self) {
        Content._update(root, with: view)
      } else {
        root?.leaves()
        let root = ViewNode(
          Content.self, ViewNode.ChildKey(), in: self, below: nil, environment: environment,
          isShown: isShown)
        self.root = root
        Content._update(root, with: view)
      }
    }
  }

  /// Comes to the screen, or leaves it: nothing of it goes.
  func shows(_ isShown: Bool) {
    if self.isShown == isShown { return }
    self.isShown = isShown
    ViewTurn.current.during { root?.shows(isShown) }
  }

  /// Goes, with all that is in it.
  package func ends() {
    ViewTurn.current.during { root?.leaves() }
    root = nil
    isShown = false
  }

  /// Goes without a word: its tasks are cancelled, and nothing disappears.
  func drops() {
    ViewTurn.current.silently { root?.leaves() }
    root = nil
    isShown = false
  }

  /// Notes for a reader of the history what is called, and of which view.
  func notes(_ call: String, _ view: @autoclosure () -> String) {
    guard CurrentHost.isHere else { return }
    CurrentHost.here { CurrentHost.host?.notesCall(call, of: view(), in: scene) }
  }

  /// Looks at all nodes, each before those in it.
  func visit(_ body: (ViewNode) -> Void) { root?.visit(body) }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
