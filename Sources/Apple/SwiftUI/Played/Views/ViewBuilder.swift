/// Puts the views of a closure together.
///
/// Source: Apple, swiftui/viewbuilder.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// A view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { node in
      var index = 0
      for view in repeat each content {
        node.updateChild(index, view)
        index += 1
      }
    }
  }
  /// A view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first, second: nil)
  }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: nil, second: second)
  }
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that shows nothing.
///
/// Source: Apple, swiftui/emptyview.
public struct EmptyView: DrawnView {
  /// Creates a view that shows nothing.
  public nonisolated init() {}
}

/// Several views, each at its position.
///
/// Source: Apple, swiftui/tupleview.
public struct TupleView<Content>: DrawnView {
  /// The views.
  public var value: Content
  private let updates: @MainActor (ViewNode) -> Void

  init(_ value: Content, updates: @escaping @MainActor (ViewNode) -> Void) {
    self.value = value
    self.updates = updates
  }

  public func _update(_ node: ViewNode) { updates(node) }
}

/// One of two views: another branch is another view, and what the first has kept is gone.
public struct _ConditionalContent<First: View, Second: View>: DrawnView {
  let first: First?
  let second: Second?

  public func _update(_ node: ViewNode) {
    if let first { node.updateChild(0, first) }
    if let second { node.updateChild(0, second, key: ViewNode.ChildKey(branch: 1)) }
  }
}

extension Optional: View where Wrapped: View {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
}

extension Optional: DrawnView where Wrapped: View {
  public func _update(_ node: ViewNode) {
    guard let self else { return node.removeChildren(from: 0) }
    node.updateChild(0, self)
  }
}

/// A view of a type that the reader need not know; another type is another view.
///
/// Source: Apple, swiftui/anyview.
public struct AnyView: DrawnView {
  private let updates: @MainActor (ViewNode) -> Void

  /// Creates a view from any other.
  public init(_ content: some View) {
    updates = { $0.updateChild(0, content) }
  }
  /// Creates a view from any other.
  public init(erasing content: some View) { self.init(content) }
  /// Creates a view from a value, if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  public func _update(_ node: ViewNode) { updates(node) }
}

/// Views that belong together; it has no identity of its own.
///
/// Source: Apple, swiftui/group.
public struct Group<Content> {
  /// The views.
  package let content: Content

  package init(content: Content) { self.content = content }
}

extension Group: View, DrawnView where Content: View {
  /// Creates a group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// A view for each value of a collection, each with the identity of its value.
///
/// Source: Apple, swiftui/foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The values.
  public let data: Data
  /// Makes a view of a value.
  public let content: (Data.Element) -> Content
  /// Which identity a value has.
  package let identity: (Data.Element) -> ID
  /// Deletes rows; nil where the user may not do so.
  var deletes: ((IndexSet) -> Void)?
  /// Moves rows; nil where the user may not do so.
  var moves: ((IndexSet, Int) -> Void)?

  /// Creates one for each value, by a closure that finds its identity.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identity: @escaping (Data.Element) -> ID
  ) { (self.data, self.content, self.identity) = (data, content, identity) }
}

extension ForEach: View, DrawnView where Content: View {
  /// Creates a view for each value, whose identity is a part of the value.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }

  /// Creates a view for each value, which has an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: { $0.id })
  }

  /// Creates a view for each number of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: { $0 })
  }

  /// Creates a view for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  )
  where
    Data == [Binding<Base.Element>], Base.Element: Identifiable, ID == Base.Element.ID
  {
    self.init(data: Array(data), content: content, identity: { $0.wrappedValue.id })
  }

  /// Creates a view for a binding of each value, whose identity is a part of the value.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self.init(data: Array(data), content: content, identity: { $0.wrappedValue[keyPath: id] })
  }

  public func _update(_ node: ViewNode) {
    node.role = RowsRole(deletes, moves)
    let ids = data.map { AnyHashable(identity($0)) }
    node.arrangeChildren(ids)
    for (index, element) in data.enumerated() {
      node.updateChild(index, content(element), key: ViewNode.ChildKey(id: ids[index]))
    }
  }
}

/// The closures by which the user may delete and move rows.
final class RowsRole: ViewRole {
  let deletes: ((IndexSet) -> Void)?
  let moves: ((IndexSet, Int) -> Void)?

  init(_ deletes: ((IndexSet) -> Void)?, _ moves: ((IndexSet, Int) -> Void)?) {
    (self.deletes, self.moves) = (deletes, moves)
  }
}

extension ForEach {
  /// Lets the user delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var changed = self
    changed.deletes = action
    return changed
  }

  /// Lets the user move rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var changed = self
    changed.moves = action
    return changed
  }
}
