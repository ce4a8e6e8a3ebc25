/// A part of what an app shows; a description here, which nothing lays out or draws.
///
/// Source: Apple, view.
@MainActor @preconcurrency
public protocol View {
  /// The view that describes it.
  associatedtype Body: View
  /// What it consists of; read only where the app reads it.
  @ViewBuilder var body: Self.Body { get }
}

/// Puts the views of a closure together.
///
/// Source: Apple, viewbuilder.
@resultBuilder
@MainActor
public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  /// A view that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// The first of two branches.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: first, second: nil)
  }
  /// The second of two branches.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(first: nil, second: second)
  }
  /// A view that only newer systems have.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension Never: View {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
}

/// A view that SwiftUI itself draws on a device.
@MainActor @preconcurrency
public protocol DrawnView: View where Body == Never {}

extension DrawnView {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
}

/// A view that shows nothing.
public struct EmptyView: DrawnView {
  /// Creates a view that shows nothing.
  public nonisolated init() {}
}

/// Several views.
public struct TupleView<Content>: DrawnView {
  /// The views.
  public var value: Content
  /// Creates a view from a tuple of views.
  public init(_ value: Content) { self.value = value }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: DrawnView {
  let first: First?
  let second: Second?
}

/// A view of a type that the reader need not know.
public struct AnyView: DrawnView {
  /// The view.
  let content: any View
  /// Creates a view from any other.
  public init(_ content: some View) { self.content = content }
  /// Creates a view from any other.
  public init(erasing content: some View) { self.content = content }
}

extension Optional: View where Wrapped: View {
  /// Never read.
  public var body: Never { preconditionFailure("a view that SwiftUI draws itself has no body") }
}

/// What Xcode shows beside the source; nothing shows it here.
///
/// Source: Apple, swiftui/previewprovider.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The view's type.
  associatedtype Previews: View
  /// The view; never asked for here.
  @ViewBuilder static var previews: Previews { get }
}
