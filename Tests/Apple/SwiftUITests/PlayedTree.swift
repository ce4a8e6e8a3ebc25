import SwiftUI

/// A view in a window that is shown, for tests of what the tree does with it.
@MainActor
final class PlayedTree {
  private let controller: UIViewController
  private let graph: ViewGraph
  private let window = UIWindow(frame: .zero)
  private let notes = Log()
  private let choices: SwiftUIChoices

  /// Shows the view of a controller.
  init<Content: View>(
    _ controller: UIHostingController<Content>, choices: SwiftUIChoices = .usual
  ) {
    self.controller = controller
    self.choices = choices
    graph = controller.graph
    does {
      window.rootViewController = controller
      window.isHidden = false
    }
    show()
  }

  // What disappears with the tree is noted in its own log.
  isolated deinit {
    hide()
    does { graph.ends() }
  }

  /// Shows a view.
  convenience init<Content: View>(
    _ choices: SwiftUIChoices = .usual, @ViewBuilder _ content: () -> Content
  ) {
    self.init(UIHostingController(rootView: AnyView(content())), choices: choices)
  }

  /// Shows a view where one of Apple's freedoms is used in the other way.
  convenience init<Content: View>(
    with choice: WritableKeyPath<SwiftUIChoices, Bool>, @ViewBuilder _ content: () -> Content
  ) {
    var choices = SwiftUIChoices.usual
    choices[keyPath: choice] = true
    self.init(choices, content)
  }

  /// What the views have noted with ``Log``.
  var log: [String] { notes.lines }
  /// The texts that are shown, without those of what can be tapped.
  var text: [String] {
    let labels = actions
    return graph.texts.filter { !labels.contains($0) }
  }
  /// The labels of what can be tapped.
  var actions: [String] { graph.controls.map(\.label) }

  /// Does something of which views learn, and ends the turn.
  @discardableResult
  func does<Result>(_ work: () -> Result) -> Result {
    SwiftUIChoices.current = choices
    defer { SwiftUIChoices.current = .usual }
    return PlayedLog.$current.withValue(notes) {
      let result = work()
      ViewTurn.settle()
      return result
    }
  }

  /// Ends the turn.
  func settle() { does {} }

  /// Taps what has a label; false where nothing has it.
  @discardableResult
  func tap(_ label: String) -> Bool {
    does {
      guard let control = graph.controls.first(where: { $0.label == label }) else { return false }
      control.tap()
      return true
    }
  }

  /// Shows the window, for the first time or once more.
  func show() {
    does {
      controller.willAppear()
      controller.didAppear()
    }
  }

  /// Hides the window.
  func hide() {
    does {
      controller.willDisappear()
      controller.didDisappear()
    }
  }

  /// Hands a link to the views; false where none takes it.
  @discardableResult
  func open(_ url: String) -> Bool {
    does { URL(string: url).map { graph.opens($0) } ?? false }
  }

  /// Hands an activity to the views; false where none takes it.
  @discardableResult
  func continues(_ activity: NSUserActivity) -> Bool { does { graph.continues(activity) } }

  /// Lets tasks go on until something is so, or nothing is ready for long.
  func runs(until isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
    settle()
  }

  /// Lets tasks go on for some time.
  func runs() async {
    for _ in 0..<100 { await Task.yield() }
    settle()
  }
}

/// What views note in a test.
@MainActor
final class Log {
  fileprivate(set) var lines: [String] = []
  /// Notes something.
  static func add(_ line: String) { PlayedLog.current?.lines.append(line) }
}

/// The log of the tree that is played now, for its tasks, too.
enum PlayedLog {
  @TaskLocal static var current: Log?
}
