import UIKit

/// A scene with a modifier.
struct ModifiedScene<Content: Scene>: DrawnScene {
  let content: Content
  let update: @MainActor (ViewNode, Content) -> Void

  func _update(_ node: ViewNode) { update(node, content) }
}

/// The kind of a task that runs in the background.
package enum BackgroundTaskKind: Sendable {
  case refresh(String)
  /// Downloads of sessions of which a closure says so.
  case urlSession(@Sendable (String) -> Bool)
}

/// A task that a scene is asked to do in the background.
///
/// Source: Apple, swiftui/backgroundtask.
public struct BackgroundTask<Request, Response>: Sendable {
  let kind: BackgroundTaskKind
  /// The request that the action gets for an identifier.
  let request: @Sendable (String) -> Request
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Work that the app has scheduled to bring it up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(kind: .refresh(identifier)) { _ in }
  }
  /// Events of downloads of a session.
  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(kind: .urlSession { $0 == identifier }) { _ in }
  }
}

extension BackgroundTask where Request == String, Response == Void {
  /// Events of downloads in the background; the action gets the session's identifier.
  public static var urlSession: BackgroundTask { urlSession { _ in true } }
  /// Events of downloads of the sessions of which a closure says so.
  public static func urlSession(
    matching: @escaping @Sendable (String) -> Bool
  ) -> BackgroundTask { BackgroundTask(kind: .urlSession(matching)) { $0 } }
}

extension Scene {
  private func modified(
    _ update: @escaping @MainActor (ViewNode, Self) -> Void
  ) -> some Scene { ModifiedScene(content: self, update: update) }

  private func changed<Value: Equatable>(
    _ modifier: ChangeModifier<Value>
  ) -> some Scene {
    modified { node, content in
      node.updateScene(0, content)
      modifier.follows(node)
    }
  }

  /// Looks at a value's changes, with the old and the new value.
  ///
  /// Source: Apple, swiftui/scene/onchange(of:initial:_:)-7b6vh.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some Scene {
    changed(ChangeModifier(value: value, initial: initial, callsOld: false, action: action))
  }

  /// Looks at a value's changes.
  ///
  /// Source: Apple, swiftui/scene/onchange(of:initial:_:).
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some Scene {
    changed(
      ChangeModifier(value: value, initial: initial, callsOld: false) { _, _ in action() })
  }

  /// Looks at a value's changes, as before iOS 17.
  ///
  /// Source: Apple, swiftui/scene/onchange(of:perform:).
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some Scene {
    changed(ChangeModifier(value: value, initial: false, callsOld: true) { action($1) })
  }

  /// Says for which events a new window of the scene is made.
  ///
  /// Source: Apple, swiftui/scene/handlesexternalevents(matching:).
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    modified { node, content in
      node.keptRole { MatchingRole() }.conditions = conditions
      node.updateScene(0, content)
    }
  }

  /// Works in the background; the work is over when the closure returns.
  ///
  /// Source: Apple, swiftui/scene/backgroundtask(_:action:).
  public func backgroundTask<Request: Sendable, Response: Sendable>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some Scene {
    modified { node, content in
      let role = node.keptRole { BackgroundWorkRole() }
      role.task = task.kind
      role.action = { _ = await action(task.request($0)) }
      node.updateScene(0, content)
    }
  }

  /// Hands an observable object to the views of the scene.
  ///
  /// Source: Apple, swiftui/scene/environment(_:).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
    surrounded { $0[object: Object.self] = object }
  }

  /// Hands an object to the views of the scene.
  ///
  /// Source: Apple, swiftui/scene/environmentobject(_:).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
    surrounded { $0[object: Object.self] = object }
  }

  /// Sets a value for the views of the scene.
  ///
  /// Source: Apple, swiftui/scene/environment(_:_:).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene {
    surrounded { $0[keyPath: keyPath] = value }
  }

  private func surrounded(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some Scene {
    modified { node, content in
      let role = node.keptRole { EnvironmentRole(node.environment) }
      var values = node.environment.values
      change(&values)
      role.scope.set(values.changed)
      node.updateScene(0, content, environment: role.scope)
    }
  }
}
