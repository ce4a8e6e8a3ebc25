/// Sets values for the views below.
struct EnvironmentModifier: NodeModifier {
  let change: @MainActor (inout EnvironmentValues) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { EnvironmentRole(node.environment) }
    var values = node.environment.values
    change(&values)
    role.scope.set(values.changed)
    node.updateChild(0, content, environment: role.scope)
  }
}

/// The surroundings that a modifier or a container makes.
final class EnvironmentRole: ViewRole {
  let scope: EnvironmentScope

  init(_ outer: EnvironmentScope) { scope = EnvironmentScope(below: outer) }
}

extension View {
  /// Hands an object to the views below.
  ///
  /// Source: Apple, swiftui/view/environmentobject(_:).
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    played(EnvironmentModifier { $0[object: Object.self] = object })
  }

  /// Hands an observable object to the views below.
  ///
  /// Source: Apple, swiftui/view/environment(_:).
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    played(EnvironmentModifier { $0[object: Object.self] = object })
  }

  /// Sets a value for the views below.
  ///
  /// Source: Apple, swiftui/view/environment(_:_:).
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    played(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value for the views below.
  ///
  /// Source: Apple, swiftui/view/transformenvironment(_:transform:).
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    played(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
