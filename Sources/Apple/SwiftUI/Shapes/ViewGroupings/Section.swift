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

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
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
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public func _update(_ node: ViewNode) { node.updateChild(0, content) }
}

/// Controls that belong together.
///
/// Source: Apple, swiftui/controlgroup.
public struct ControlGroup<Content: View>: DrawnView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
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

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    (label, self.content) = (EmptyView(), content())
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Label == Text { (label, self.content) = (Text(title), content()) }

  public func _update(_ node: ViewNode) {
    node.updateChild(0, label)
    node.updateChild(1, content)
  }
}
