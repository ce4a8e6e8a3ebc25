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
  /// How many have begun and not ended.
  static let open = Mutex(0)
}
