import Synchronization

/// A shape: begins a drawing, whose size and scale are dropped.
///
/// Source: Apple, uigraphicsbeginimagecontextwithoptions(_:_:_:).
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { Drawings.open.withLock { $0 += 1 } }

/// A shape: begins a drawing, whose size is dropped.
///
/// Source: Apple, uigraphicsbeginimagecontext(_:).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// A shape: the image that is drawn, which is empty; nil where none was begun.
///
/// Source: Apple, uigraphicsgetimagefromcurrentimagecontext().
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Drawings.open.withLock { $0 > 0 } ? UIImage() : nil
}

/// A shape: ends the drawing that was begun last.
///
/// Source: Apple, uigraphicsendimagecontext().
public func UIGraphicsEndImageContext() { Drawings.open.withLock { $0 = max(0, $0 - 1) } }

private enum Drawings {
  static let open = Mutex(0)
}

/// A shape: draws an image, which is empty here.
///
/// Source: Apple, uikit/uigraphicsimagerenderer.
public final class UIGraphicsImageRenderer: NSObject {
  public init(size: CGSize) {}
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
  public init(bounds: CGRect) {}
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { UIImage() }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

/// A shape: how an image is drawn; plain values here.
///
/// Source: Apple, uikit/uigraphicsimagerendererformat.
open class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// A shape: where an image is drawn; nothing is drawn here.
///
/// Source: Apple, uikit/uigraphicsimagerenderercontext.
open class UIGraphicsImageRendererContext: NSObject {
  public func fill(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
}
