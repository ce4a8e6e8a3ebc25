/// Lines of views below each other; all of them are there.
///
/// Source: Apple, swiftui/list.
public struct List<SelectionValue: Hashable, Content: View>: DrawnView {
  let content: Content
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

extension List {
  /// Creates a list in which the user selects one.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  /// Creates a list in which the user selects several.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  /// Creates a list with a line for each value, which has an identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for each value, which has an identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for each value, whose identity is a part of the value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a line for each value, whose identity is a part of the value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a line for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Creates a list with a line for each value, which has an identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for each value, whose identity is a part of the value.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  /// Creates a list with a line for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  /// Creates a list with a line for a binding of each value.
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}
