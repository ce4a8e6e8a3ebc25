/// Lines of views below each other; all of them are there.
///
/// Source: Apple, swiftui/list.
public struct List<SelectionValue: Hashable, Content: View>: DrawnView {
  let content: Content
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent))
  }
  public init<Base: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Base>, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  )
  where
    Content == ForEach<[Binding<Base.Element>], Base.Element.ID, RowContent>,
    Base.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent)) }
  public init<Base: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> RowContent
  ) where Content == ForEach<[Binding<Base.Element>], ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent))
  }
}
