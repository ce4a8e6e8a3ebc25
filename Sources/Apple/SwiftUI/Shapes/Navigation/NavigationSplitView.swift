/// Columns of views: the first is a stack, and the others are there.
///
/// Source: Apple, swiftui/navigationsplitview.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail()) }
  /// Creates three columns that the app shows and hides.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar, content: content, detail: detail) }
  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  /// Creates two columns that the app shows and hides.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
  /// Creates two columns of which one is shown where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// A stack, and what stands beside it.
  public var body: some View {
    NavigationStack { sidebar }
    content
    detail
  }
}

/// Which columns are shown; a plain value here.
///
/// Source: Apple, swiftui/navigationsplitviewvisibility.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String
  /// The usual.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column; a plain value here.
///
/// Source: Apple, swiftui/navigationsplitviewcolumn.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
