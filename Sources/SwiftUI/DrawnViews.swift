public import Foundation

/// Text that a person reads.
///
/// Source: Apple, text.
public struct Text: DrawnView, Hashable {
  /// The text.
  public let content: String
  /// Creates a view of a text that stands in the code.
  public nonisolated init(_ key: String) { content = key }
  /// Creates a view of a text that is not translated.
  public nonisolated init(verbatim content: String) { self.content = content }
}

/// Views that belong together.
public struct Group<Content: View>: DrawnView {
  let content: Content
  /// Creates a group of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Views below each other; nothing is laid out here.
public struct VStack<Content: View>: DrawnView {
  let content: Content
  /// Creates a stack of the closure's views; what it is aligned by is dropped.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views beside each other; nothing is laid out here.
public struct HStack<Content: View>: DrawnView {
  let content: Content
  /// Creates a stack of the closure's views; what it is aligned by is dropped.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

/// Views in front of each other; nothing is laid out here.
public struct ZStack<Content: View>: DrawnView {
  let content: Content
  /// Creates a stack of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// How views below each other are aligned; a plain value here.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }

/// How views beside each other are aligned; a plain value here.
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom }

/// A control with an action, which nothing taps here.
public struct Button<Label: View>: DrawnView {
  /// What a tap does.
  public let action: @MainActor () -> Void
  let label: Label
  /// Creates a button with a view on it.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a text on it.
  public init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.action = action
    label = Text(title)
  }
}
