public import Foundation
public import UIKit

/// An image: a name.
///
/// Source: Apple, swiftui/image.
public struct Image: Hashable, Sendable {
  public let name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.name = name }
  public init(systemName: String) { name = systemName }
  public init(systemName: String, variableValue: Double?) { name = systemName }
  public init(_ resource: ImageResource) { self.init(resource.name) }
  public init(uiImage: UIImage) { name = "image" }
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) { name = "image" }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
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
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
}

/// Which variant of a symbol is drawn.
///
/// Source: Apple, swiftui/symbolvariants.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = SymbolVariants(name: "none")
  public static let circle = SymbolVariants(name: "circle")
  public static let square = SymbolVariants(name: "square")
  public static let rectangle = SymbolVariants(name: "rectangle")
  public static let fill = SymbolVariants(name: "fill")
  public static let slash = SymbolVariants(name: "slash")
  public var fill: SymbolVariants { self }
  public var circle: SymbolVariants { self }
  public var square: SymbolVariants { self }
  public var slash: SymbolVariants { self }
}

// How images look: nothing is drawn here.
extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
}

/// Makes an image of a view: an empty one here.
///
/// Source: Apple, swiftui/imagerenderer.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false

  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { UIImage() }
}
