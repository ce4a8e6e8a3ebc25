/// Views that a tap opens and closes.
///
/// Source: Apple, swiftui/disclosuregroup.
public struct DisclosureGroup<Label: View, Content: View>: DrawnView {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>?

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, isExpanded) = (label(), content, nil)
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.isExpanded) = (label(), content, isExpanded) }

  public static var _reads: Bool { true }
  public func _update(_ node: ViewNode) {
    let role = node.keptRole { DisclosureRole() }
    let tap: @MainActor () -> Void = { [weak node] in
      if let isExpanded { return isExpanded.wrappedValue.toggle() }
      role.isExpanded.toggle()
      node?.invalidate()
    }
    node.updateChild(0, label.played(TapModifier(kind: .button, action: tap)))
    let isOpen = isExpanded?.wrappedValue ?? role.isExpanded
    node.updateChild(1, isOpen ? content() : nil)
  }
}

/// Whether a group is open that keeps that itself.
private final class DisclosureRole: ViewRole {
  var isExpanded = false
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(title) } }
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
