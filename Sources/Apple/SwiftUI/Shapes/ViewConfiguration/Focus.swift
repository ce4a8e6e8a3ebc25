// The focus is a value that the views set themselves.
extension View {
  /// Sets whether the view has the focus; never set here.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Sets whether the view has the focus; never set here.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { self }
  /// Sets whether the view can have the focus.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Sets what has the focus at first; never set here.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }
  /// Sets whether the focus is shown.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Keeps the focus together.
  public func focusSection() -> some View { self }
}
