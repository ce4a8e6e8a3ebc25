// What a reader of the screen says: nothing is read aloud here.
extension View {
  /// Says what the view does.
  public func accessibilityHint(_ text: Text) -> some View { self }
  /// Says what the view does.
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  /// Says what the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ text: S) -> some View { self }
  /// Says what value the view has.
  public func accessibilityValue(_ text: Text) -> some View { self }
  /// Says what value the view has.
  public func accessibilityValue(_ key: LocalizedStringKey) -> some View { self }
  /// Says what value the view has.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ text: S) -> some View { self }
  /// Says what the view does, as before iOS 14.
  public func accessibility(hint: Text) -> some View { self }
  /// Says what value the view has, as before iOS 14.
  public func accessibility(value: Text) -> some View { self }
  /// Says what the view is, as before iOS 14.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Says what the view is not, as before iOS 14.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// Hides the view from readers, as before iOS 14.
  public func accessibility(hidden: Bool) -> some View { self }
  /// Sets in which order the view is read, as before iOS 14.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// Says what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Says what the view is not.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Hides the view from readers.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Sets what becomes of the views within.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    self
  }
  /// Reads other views instead; they are not there.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
    -> some View
  { self }
  /// Adds views to be read; they are not there.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// Sets in which order the view is read.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Adds names by which the view is called.
  public func accessibilityInputLabels(_ inputLabels: [String]) -> some View { self }
  /// Sets how important the heading is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Adds an action; never called here.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Adds an action with a name; never called here.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    self
  }
  /// Adds an action with a name; never called here.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// Adds an action with a name; never called here.
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  /// Adds actions; they are not there.
  public func accessibilityActions<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
  /// Changes a value; never called here.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Leaves the view's colours as they are.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Shows the view large while it is held.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
}
