/// Views of a list or a form that belong together.
///
/// Source: Apple, swiftui/section.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View, DrawnView where Parent: View, Content: View, Footer: View {
  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) {
    node.updateChild(0, header)
    node.updateChild(1, isExpanded?.wrappedValue == false ? nil : content)
    node.updateChild(2, footer)
  }

  /// Creates a section with what stands above and below.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  /// Creates a section with what stands above and below, as before iOS 15.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with what stands below.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  /// Creates a section with what stands below, as before iOS 15.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with what stands above.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  /// Creates a section with what stands above, as before iOS 15.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  /// Creates a section that can be closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text above.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Creates a section with a text above.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  /// Creates a section with a text above that can be closed.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
  /// Creates a section with a text above that can be closed.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

/// Controls for values and settings; nothing is laid out here.
///
/// Source: Apple, swiftui/form.
public struct Form<Content: View>: DrawnView {
  let content: Content
  /// Creates a form of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Controls that belong together.
///
/// Source: Apple, swiftui/controlgroup.
public struct ControlGroup<Content: View>: DrawnView {
  let content: Content
  /// Creates a group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a group of the closure's views with a text.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Views in a box.
///
/// Source: Apple, swiftui/groupbox.
public struct GroupBox<Label: View, Content: View>: DrawnView {
  let label: Label
  let content: Content

  /// Creates a box with a view on it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  /// Creates a box with a view on it, as before iOS 15.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
  /// Creates a box.
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
  }
  /// Creates a box with a text on it.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  /// Creates a box with a text on it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, content)
  }
}
