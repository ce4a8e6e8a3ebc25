/// Has a value that views hand up to those around them.
///
/// Source: Apple, swiftui/preferencekey.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Hands a value up.
struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { PreferenceRole<Key>() }
    role.value = value
    node.updateChild(0, content)
    PreferenceReaderRole<Key>.around(node)?.asks()
  }
}

/// A value that is handed up, in the stead of what the views within hand up.
final class PreferenceRole<Key: PreferenceKey>: ViewRole {
  var value: Key.Value?

  func leaves(_ node: ViewNode) {
    value = nil
    PreferenceReaderRole<Key>.around(node)?.asks()
  }
}

/// Changes the value that the views within hand up.
struct PreferenceTransform<Key: PreferenceKey>: NodeModifier {
  let change: @MainActor (inout Key.Value) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.keptRole { PreferenceTransformRole<Key>() }.change = change
    node.updateChild(0, content)
    PreferenceReaderRole<Key>.around(node)?.asks()
  }
}

/// Changes a value that is handed up.
final class PreferenceTransformRole<Key: PreferenceKey>: ViewRole {
  var change: (@MainActor (inout Key.Value) -> Void)?

  func leaves(_ node: ViewNode) { PreferenceReaderRole<Key>.around(node)?.asks() }
}

/// Looks at the values that the views within hand up.
struct PreferenceReader<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
  let action: @MainActor (Key.Value) -> Void

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { PreferenceReaderRole<Key>() }
    role.reads = { [weak node, weak role] in
      guard let node, let role, !node.isGone else { return }
      let value = node.preference(Key.self) ?? Key.defaultValue
      if let last = role.last, last == value { return }
      role.last = value
      action(value)
    }
    node.updateChild(0, content)
    role.asks()
  }
}

/// The values that were handed up last.
final class PreferenceReaderRole<Key: PreferenceKey>: ViewRole {
  var last: Key.Value?
  var reads: (@MainActor () -> Void)?
  private var isAsked = false

  func asks() {
    if isAsked { return }
    isAsked = true
    ViewTurn.current.calls(
      ViewAction(.changes) { [weak self] in
        self?.isAsked = false
        self?.reads?()
      })
  }

  func leaves(_ node: ViewNode) { reads = nil }

  static func around(_ node: ViewNode) -> PreferenceReaderRole? {
    node.around(PreferenceReaderRole.self)
  }
}

extension ViewNode {
  @MainActor
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if let value = (role as? PreferenceRole<Key>)?.value { return value }
    var sum: Key.Value?
    for next in children.lazy.compactMap({ $0.preference(key) }) {
      if var known = sum {
        Key.reduce(value: &known) { next }
        sum = known
      } else {
        sum = next
      }
    }
    guard let change = (role as? PreferenceTransformRole<Key>)?.change else { return sum }
    var changed = sum ?? Key.defaultValue
    change(&changed)
    return changed
  }
}

extension View {
  /// Hands a value up.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    played(PreferenceModifier<K>(value: value))
  }
  /// Looks at the values that the views within hand up.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
  ) -> some View where K.Value: Equatable { played(PreferenceReader<K>(action: action)) }
  /// Changes the value that the views within hand up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { played(PreferenceTransform<K>(change: callback)) }
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    played(PreferenceModifier<K>(value: transform(Anchor(value: value.value()))))
  }
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { played(BesideModifier(beside: transform(K.defaultValue))) }
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { played(BesideModifier(beside: transform(K.defaultValue))) }
}
