import UIKit

/// A scene with a modifier.
struct ModifiedScene<Content: Scene>: DrawnScene {
  let content: Content
  let update: @MainActor (ViewNode, Content) -> Void

  func _update(_ node: ViewNode) { update(node, content) }
}

/// What runs in the background.
package enum BackgroundTaskKind: Hashable {
  case refresh(String)
  case urlSession(String?)
}

/// What a scene is asked to do in the background.
///
/// Source: Apple, swiftui/backgroundtask.
public struct BackgroundTask<Request, Response>: Sendable {
  let kind: BackgroundTaskKind
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Work that the app has scheduled to bring it up to date.
  public static func appRefresh(_ identifier: String) -> BackgroundTask {
    BackgroundTask(kind: .refresh(identifier))
  }
  /// Events of downloads in the background.
  public static var urlSession: BackgroundTask { BackgroundTask(kind: .urlSession(nil)) }
  /// Events of downloads of a session.
  public static func urlSession(_ identifier: String) -> BackgroundTask {
    BackgroundTask(kind: .urlSession(identifier))
  }
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
  public func backgroundTask(
    _ task: BackgroundTask<Void, Void>, action: @escaping @MainActor () async -> Void
  ) -> some Scene {
    modified { node, content in
      let role = node.keptRole { BackgroundWorkRole() }
      (role.task, role.action) = (task.kind, action)
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
