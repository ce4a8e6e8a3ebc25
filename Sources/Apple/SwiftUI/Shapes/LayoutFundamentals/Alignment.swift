public import Foundation

/// Has a position in views by which they are aligned.
///
/// Source: Apple, swiftui/alignmentid.
public protocol AlignmentID {
  /// The position in a view that says nothing.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How views below each other are aligned; a plain value here.
///
/// Source: Apple, swiftui/horizontalalignment.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  /// At the first side.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// At the last side.
  public static let trailing = HorizontalAlignment(name: "trailing")
  /// At the first side of the separators of a list.
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "separatorLeading")
  /// At the last side of the separators of a list.
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "separatorTrailing")
}

/// How views beside each other are aligned; a plain value here.
///
/// Source: Apple, swiftui/verticalalignment.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  /// Creates an alignment of the app's own.
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  /// Above.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// Below.
  public static let bottom = VerticalAlignment(name: "bottom")
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How views are aligned in both directions; a plain value here.
///
/// Source: Apple, swiftui/alignment.
public struct Alignment: Hashable, Sendable {
  /// How they are aligned across.
  public var horizontal: HorizontalAlignment
  /// How they are aligned up and down.
  public var vertical: VerticalAlignment
  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// At the first side.
  public static let leading = Alignment(.leading, .center)
  /// At the last side.
  public static let trailing = Alignment(.trailing, .center)
  /// Above.
  public static let top = Alignment(.center, .top)
  /// Below.
  public static let bottom = Alignment(.center, .bottom)
  /// Above at the first side.
  public static let topLeading = Alignment(.leading, .top)
  /// Above at the last side.
  public static let topTrailing = Alignment(.trailing, .top)
  /// Below at the first side.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// Below at the last side.
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  /// On the first line of text.
  public static let centerFirstTextBaseline = Alignment(.center, .firstTextBaseline)
  /// On the last line of text.
  public static let centerLastTextBaseline = Alignment(.center, .lastTextBaseline)
  /// On the first line of text at the first side.
  public static let leadingFirstTextBaseline = Alignment(.leading, .firstTextBaseline)
  /// On the last line of text at the first side.
  public static let leadingLastTextBaseline = Alignment(.leading, .lastTextBaseline)
  /// On the first line of text at the last side.
  public static let trailingFirstTextBaseline = Alignment(.trailing, .firstTextBaseline)
  /// On the last line of text at the last side.
  public static let trailingLastTextBaseline = Alignment(.trailing, .lastTextBaseline)
}

/// The size of a view and the positions by which it is aligned: zero here.
///
/// Source: Apple, swiftui/viewdimensions.
public struct ViewDimensions: Equatable {
  /// Its width.
  public var width: CGFloat { 0 }
  /// Its height.
  public var height: CGFloat { 0 }
  /// A position in it.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// A position in it.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  /// A position that the view has set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// A position that the view has set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
