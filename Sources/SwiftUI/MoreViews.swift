public import Foundation
public import UIKit

/// Rows below each other; no row is made here.
///
/// Source: Apple, list.
public struct List<Content: View>: DrawnView {
  let content: Content?
  /// Creates rows of the closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a row for each value, which is not made here.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }
  /// Creates a row for each value, which is not made here.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

/// A view for each value, which is not made here.
///
/// Source: Apple, foreach.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
  /// The values.
  public let data: Data
  /// Makes a view of a value.
  public let content: (Data.Element) -> Content
  /// Creates a view for each value.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each value.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

/// Views on top of each other, of which the last is shown; nothing is put on top here.
///
/// Source: Apple, navigationstack.
public struct NavigationStack<Root: View>: DrawnView {
  let root: Root
  /// Creates a stack with its lowest view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  /// Creates a stack that follows a path; nothing follows here.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) { self.root = root() }
}

/// An image: a name.
///
/// Source: Apple, image.
public struct Image: DrawnView, Hashable {
  /// The name under which it was asked for.
  public let name: String
  /// Creates the image of a name.
  public nonisolated init(_ name: String) { self.name = name }
  /// Creates an image of the system's.
  public nonisolated init(systemName: String) { name = systemName }
  /// Creates the view of UIKit's image.
  public nonisolated init(uiImage: UIImage) { name = "image" }
  /// Returns the image as it is: nothing is drawn here.
  public func resizable() -> Image { self }
}

/// Room between views.
///
/// Source: Apple, spacer.
public struct Spacer: DrawnView {
  /// Creates room.
  public nonisolated init(minLength: CGFloat? = nil) {}
}

/// A line between views.
///
/// Source: Apple, divider.
public struct Divider: DrawnView {
  /// Creates a line.
  public nonisolated init() {}
}

/// A colour: a name.
///
/// Source: Apple, color.
public struct Color: DrawnView, Hashable, Sendable {
  /// The name under which it was asked for.
  public let name: String
  /// Creates the colour of a name.
  public nonisolated init(_ name: String) { self.name = name }
  /// Creates UIKit's colour.
  public nonisolated init(uiColor: UIColor) { name = "colour" }

  /// White.
  public static let white = Color("white")
  /// Black.
  public static let black = Color("black")
  /// Grey.
  public static let gray = Color("gray")
  /// Red.
  public static let red = Color("red")
  /// Green.
  public static let green = Color("green")
  /// Blue.
  public static let blue = Color("blue")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Orange.
  public static let orange = Color("orange")
  /// Nothing.
  public static let clear = Color("clear")
  /// Text.
  public static let primary = Color("primary")
  /// Less important text.
  public static let secondary = Color("secondary")
  /// The app's own colour.
  public static let accentColor = Color("accent")
}

/// A font: a name.
///
/// Source: Apple, font.
public struct Font: Hashable, Sendable {
  /// The name.
  public let name: String

  /// A large title.
  public static let largeTitle = Font(name: "largeTitle")
  /// A title.
  public static let title = Font(name: "title")
  /// The first lines of a section.
  public static let headline = Font(name: "headline")
  /// Ordinary text.
  public static let body = Font(name: "body")
  /// The text of a picture.
  public static let caption = Font(name: "caption")
  /// The system's font.
  public static func system(size: CGFloat) -> Font { Font(name: "system") }
}
