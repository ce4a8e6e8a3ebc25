public import Foundation
public import UIKit

/// An image: a name.
///
/// Source: Apple, swiftui/image.
public struct Image: Hashable, Sendable {
  /// The name under which it was asked for.
  public let name: String

  /// Creates the image of a name.
  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates the image of a name, with a text for people who do not see it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  /// Creates the image of a name, which says nothing.
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates the image of a name that follows a value.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  /// Creates an image of the system's.
  public init(systemName: String) { name = systemName }
  /// Creates an image of the system's that follows a value.
  public init(systemName: String, variableValue: Double?) { name = systemName }
  /// Creates the image of the app's catalogue, by the name that Xcode gives it.
  public init(_ resource: ImageResource) { self.init(resource.name) }
  /// Creates the view of UIKit's image.
  public init(uiImage: UIImage) { name = "image" }
  /// Creates an image that is drawn; nothing is drawn here.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { name = "image" }

  /// Returns the image as it is.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  /// Returns the image as it is.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// Returns the image as it is.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// Returns the image as it is.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Returns the image as it is.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Returns the image as it is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How large a symbol is beside a text.
  ///
  /// Source: Apple, swiftui/image/scale.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Whether only the shape of an image is used.
  ///
  /// Source: Apple, swiftui/image/templaterenderingmode.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image fills more room.
  ///
  /// Source: Apple, swiftui/image/resizingmode.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How an image is enlarged.
  ///
  /// Source: Apple, swiftui/image/interpolation.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How an image is turned.
  ///
  /// Source: Apple, swiftui/image/orientation.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// How bright an image can be.
  ///
  /// Source: Apple, swiftui/image/dynamicrange.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

extension Image: DrawnView {}

/// In which colours a symbol is drawn.
///
/// Source: Apple, swiftui/symbolrenderingmode.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// One colour.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Its own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// Levels of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// Several colours.
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which variant of a symbol is drawn.
///
/// Source: Apple, swiftui/symbolvariants.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  /// The usual one.
  public static let none = SymbolVariants(name: "none")
  /// In a circle.
  public static let circle = SymbolVariants(name: "circle")
  /// In a square.
  public static let square = SymbolVariants(name: "square")
  /// In a rectangle.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// Filled.
  public static let fill = SymbolVariants(name: "fill")
  /// Struck through.
  public static let slash = SymbolVariants(name: "slash")
  /// Returns the variant as it is.
  public var fill: SymbolVariants { self }
  /// Returns the variant as it is.
  public var circle: SymbolVariants { self }
  /// Returns the variant as it is.
  public var square: SymbolVariants { self }
  /// Returns the variant as it is.
  public var slash: SymbolVariants { self }
}

// How images look: nothing is drawn here.
extension View {
  /// Sets how large symbols are.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Sets in which colours symbols are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Sets which variant of symbols is drawn.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// Makes an image of a view: an empty one here.
///
/// Source: Apple, swiftui/imagerenderer.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// The size that is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether it is opaque.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }
  /// An empty image.
  public var uiImage: UIImage? { UIImage() }
}
