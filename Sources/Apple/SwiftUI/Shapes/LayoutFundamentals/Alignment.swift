public import Foundation

/// Has a position in views by which they are aligned.
///
/// Source: Apple, swiftui/alignmentid.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How views below each other are aligned; stored, never used.
///
/// Source: Apple, swiftui/horizontalalignment.
public struct HorizontalAlignment: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static let listRowSeparatorLeading = HorizontalAlignment(name: "separatorLeading")
  public static let listRowSeparatorTrailing = HorizontalAlignment(name: "separatorTrailing")
}

/// How views beside each other are aligned; stored, never used.
///
/// Source: Apple, swiftui/verticalalignment.
public struct VerticalAlignment: Hashable, Sendable {
  let name: String
  init(name: String) { self.name = name }
  public init(_ id: any AlignmentID.Type) { name = "\(id)" }
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
  public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}

/// How views are aligned in both directions; stored, never used.
///
/// Source: Apple, swiftui/alignment.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.init(horizontal: horizontal, vertical: vertical)
  }

  public static let center = Alignment(.center, .center)
  public static let leading = Alignment(.leading, .center)
  public static let trailing = Alignment(.trailing, .center)
  public static let top = Alignment(.center, .top)
  public static let bottom = Alignment(.center, .bottom)
  public static let topLeading = Alignment(.leading, .top)
  public static let topTrailing = Alignment(.trailing, .top)
  public static let bottomLeading = Alignment(.leading, .bottom)
  public static let bottomTrailing = Alignment(.trailing, .bottom)
  public static let centerFirstTextBaseline = Alignment(.center, .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(.center, .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(.leading, .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(.leading, .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(.trailing, .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(.trailing, .lastTextBaseline)
}

/// The size of a view and the positions by which it is aligned: zero here.
///
/// Source: Apple, swiftui/viewdimensions.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
