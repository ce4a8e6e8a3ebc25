import SwiftUI

/// A view in a window that is shown, for tests of what the tree does with it.
@MainActor
final class PlayedTree {
  private let controller: UIHostingController<AnyView>
  private let window = UIWindow(frame: .zero)
  /// What the views have noted with ``Log``.
  let log: Log

  /// Shows a view.
  init<Content: View>(@ViewBuilder _ content: () -> Content) {
    log = Log()
    Log.current = log
    controller = UIHostingController(rootView: AnyView(content()))
    window.rootViewController = controller
    window.isHidden = false
    show()
  }

  /// The texts that are shown.
  var text: [String] { controller.graph.texts }
  /// The labels of what can be tapped.
  var actions: [String] { controller.graph.controls.map(\.label) }

  /// Ends the turn.
  func settle() {
    Log.current = log
    ViewTurn.settle()
  }

  /// Taps what has a label; false where nothing has it.
  @discardableResult
  func tap(_ label: String) -> Bool {
    Log.current = log
    guard let control = controller.graph.controls.first(where: { $0.label == label }) else {
      return false
    }
    control.tap()
    return true
  }

  /// Shows the window once more.
  func show() {
    Log.current = log
    controller.willAppear()
    controller.didAppear()
    ViewTurn.settle()
  }

  /// Hides the window.
  func hide() {
    Log.current = log
    controller.willDisappear()
    controller.didDisappear()
    ViewTurn.settle()
  }

  /// Hands a link to the views; false where none takes it.
  @discardableResult
  func open(_ url: String) -> Bool {
    Log.current = log
    return URL(string: url).map { controller.graph.opens($0) } ?? false
  }

  /// Lets tasks go on until nothing is ready.
  func runTasks() async {
    for _ in 0..<20 { await Task.yield() }
    settle()
  }

  /// What was noted since the last time.
  func take() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }
}

/// What views note in a test.
@MainActor
final class Log {
  var lines: [String] = []
  /// That of the tree that is played now.
  static var current = Log()

  /// Notes something.
  static func add(_ line: String) { current.lines.append(line) }
}
