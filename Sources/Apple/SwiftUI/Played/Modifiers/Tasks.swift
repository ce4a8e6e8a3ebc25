import UIKit

/// Work while a view is shown: it begins behind what appears, and is cancelled when the view goes.
struct TaskModifier: NodeModifier {
  /// The value that begins the task anew when it changes; nil for once.
  let id: AnyHashable?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { TaskRole(self) }
    let isChanged = role.modifier.id != id
    role.modifier = self
    node.updateChild(0, content)
    if isChanged { role.restarts(node) }
    role.changes(node, isShown: node.isShown)
  }
}

/// The task of a view that is shown.
private final class TaskRole: ViewRole {
  var modifier: TaskModifier
  private var task: Task<Void, Never>?
  private var isShown = false

  init(_ modifier: TaskModifier) { self.modifier = modifier }

  func changes(_ node: ViewNode, isShown: Bool) {
    if self.isShown == isShown { return }
    self.isShown = isShown
    if isShown { starts(node) } else { cancels() }
  }

  func leaves(_ node: ViewNode) {
    isShown = false
    cancels()
  }

  /// Another identity: what runs is cancelled, and the work begins anew.
  func restarts(_ node: ViewNode) {
    guard isShown else { return }
    cancels()
    starts(node)
  }

  private func cancels() {
    task?.cancel()
    task = nil
  }

  private func starts(_ node: ViewNode) {
    let name = node.ownerName
    let graph = node.graph
    ViewTurn.current.calls(
      ViewAction(.starts, of: node) { [self] in
        guard isShown, task == nil else { return }
        if CurrentHost.host?.stepsWork == false {
          CurrentHost.host?.stops(
            "'task' of \(name) cannot be played: the test does not step the app's tasks",
            help: "write AppTest(…, usesTasks: true)")
        }
        graph.notes("task", name)
        let action = modifier.action
        task =
          SwiftUIChoices.current.tasksBeginFirst
          ? Task.immediate(priority: modifier.priority) { @MainActor in await action() }
          : Task(priority: modifier.priority) { @MainActor in await action() }
      })
  }
}

extension View {
  /// Works while the view is shown.
  ///
  /// Source: Apple, swiftui/view/task(name:priority:file:line:_:).
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    played(TaskModifier(id: nil, priority: priority, action: action))
  }

  /// Works while the view is shown, and anew when a value changes.
  ///
  /// Source: Apple, swiftui/view/task(id:name:executorpreference:priority:file:line:_:).
  public func task<Value: Equatable>(
    id value: Value, name: String? = nil, priority: TaskPriority = .userInitiated,
    file: String = #fileID, line: Int = #line, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    played(TaskModifier(id: AnyHashable(EquatableKey(value)), priority: priority, action: action))
  }
}

/// A value that can only be compared, as a key that is compared.
private struct EquatableKey<Value: Equatable>: Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  func hash(into hasher: inout Hasher) {}
}
