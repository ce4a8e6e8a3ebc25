/// Shows something over a view while a value says so.
struct PresentationModifier<Presented: View>: NodeModifier {
  /// A kind of presentation.
  enum Kind {
    case sheet, cover, popover, alert, dialog

    /// Whether it comes beside another one; of sheets and covers a level shows one at a time.
    var isShared: Bool { self != .sheet && self != .cover }
  }

  let kind: Kind
  /// The identity of the presented thing; nil for nothing.
  ///
  /// A thing with an identity is another one when that changes.
  let identity: @MainActor () -> AnyHashable?
  /// Closes what is shown.
  let close: @MainActor () -> Void
  var whenClosed: (@MainActor () -> Void)?
  let presented: @MainActor () -> Presented?

  static var reads: Bool { true }

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    let role = node.keptRole { PresentationRole(node.environment) }
    role.isModal = kind != .popover
    role.gesture = kind == .sheet ? "Swipe down" : kind == .popover ? "Tap outside" : nil
    role.closesWithButtons = kind == .alert || kind == .dialog
    node.updateChild(0, content)
    let identity = identity()
    if let identity, let presented = presented(), kind.isShared || role.isAdmitted(node) {
      role.isOpen = true
      role.close = close
      role.whenClosed = whenClosed
      role.scope.presents { [weak role] in role?.closes() }
      let isAnother = node.children.count > 1 && node.children[1].key.id != identity
      if isAnother { ViewTurn.current.closing { node.removeChildren(from: 1) } }
      node.updateChild(
        1, presented, key: ViewNode.ChildKey(id: identity), environment: role.scope)
    } else if role.isOpen {
      role.isOpen = false
      role.releases()
      ViewTurn.current.closing { node.removeChildren(from: 1) }
      if let whenClosed = role.whenClosed {
        ViewTurn.current.calls(ViewAction(.appears, of: node, whenClosed))
      }
    }
  }
}

/// The presentation over a view.
final class PresentationRole: ViewRole {
  let scope: EnvironmentScope
  var isOpen = false
  /// Whether what lies below cannot be tapped meanwhile.
  var isModal = true
  /// The gesture by which the user can close it, beside its buttons; nil for none.
  var gesture: String?
  /// Whether each button closes it.
  var closesWithButtons = false
  /// Whether what lies below is not seen meanwhile: it is a sheet or a full-screen cover.
  var hidesBelow: Bool { isModal && !closesWithButtons }
  var close: (@MainActor () -> Void)?
  var whenClosed: (@MainActor () -> Void)?

  private weak var level: PresentationLevel?

  init(_ outer: EnvironmentScope) {
    scope = EnvironmentScope(below: outer, [PresentationLevel.key: PresentationLevel()])
  }

  /// Whether nothing else is shown over the same level; else it waits until that is gone.
  func isAdmitted(_ node: ViewNode) -> Bool {
    let level = PresentationLevel.around(node)
    self.level = level
    return level.admits(self, of: node)
  }

  /// Lets the next one come, where it was shown.
  func releases() { level?.releases(self) }

  func leaves(_ node: ViewNode) {
    isOpen = false
    releases()
  }

  /// Closes what is shown, whichever work of the app asks for it.
  func closes() {
    guard let close else { return }
    ViewTurn.here { close() }
  }
}

extension EnvironmentScope {
  /// The key of the closure that dismisses the view.
  static let dismissKey = EnvironmentValues.dismissScopeKey

  /// Surrounds what is presented: it can ask whether it is, and be closed.
  func presents(closing close: @escaping () -> Void) {
    set([Self.dismissKey: close, EnvironmentValues.presentedScopeKey: true])
  }
}

extension View {
  func presents<Presented: View>(
    _ kind: PresentationModifier<Presented>.Kind, while isPresented: Binding<Bool>,
    whenClosed: (@MainActor () -> Void)? = nil, @ViewBuilder _ presented: @escaping () -> Presented
  ) -> some View {
    played(
      PresentationModifier(
        kind: kind, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        close: { isPresented.wrappedValue = false }, whenClosed: whenClosed, presented: presented))
  }

  func presents<Item, Presented: View>(
    _ kind: PresentationModifier<Presented>.Kind, _ item: Binding<Item?>,
    identity: @escaping (Item) -> AnyHashable, whenClosed: (@MainActor () -> Void)? = nil,
    @ViewBuilder _ presented: @escaping (Item) -> Presented
  ) -> some View {
    played(
      PresentationModifier(
        kind: kind, identity: { item.wrappedValue.map(identity) },
        close: { item.wrappedValue = nil }, whenClosed: whenClosed,
        presented: { item.wrappedValue.map(presented) }))
  }

  /// Shows a sheet while a value is true.
  ///
  /// Source: Apple, swiftui/view/sheet(ispresented:ondismiss:content:).
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.sheet, while: isPresented, whenClosed: onDismiss, content) }

  /// Shows a sheet while there is an item.
  ///
  /// Source: Apple, swiftui/view/sheet(item:ondismiss:content:).
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.sheet, item, identity: { AnyHashable($0.id) }, whenClosed: onDismiss, content)
  }

  /// Covers the screen while a value is true.
  ///
  /// Source: Apple, swiftui/view/fullscreencover(ispresented:ondismiss:content:).
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.cover, while: isPresented, whenClosed: onDismiss, content) }

  /// Covers the screen while there is an item.
  ///
  /// Source: Apple, swiftui/view/fullscreencover(item:ondismiss:content:).
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(.cover, item, identity: { AnyHashable($0.id) }, whenClosed: onDismiss, content)
  }

  /// Shows a popover while a value is true.
  ///
  /// Source: Apple, swiftui/view/popover(ispresented:attachmentanchor:arrowedge:content:).
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.popover, while: isPresented, content) }

  /// Shows a popover while there is an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.popover, item, identity: { AnyHashable($0.id) }, content) }
}
