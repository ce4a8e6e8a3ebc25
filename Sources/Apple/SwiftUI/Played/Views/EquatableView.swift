/// A view whose body is read only when the app's own `==` says that its value has changed.
///
/// Source: Apple, swiftui/equatableview.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Creates a view that is compared by its own `==`.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Reads the view's body only when its own `==` says that the value has changed.
  ///
  /// Source: Apple, swiftui/view/equatable().
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
