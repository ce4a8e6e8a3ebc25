/// A shape: a frame of reference, of which only the bounds are known.
///
/// Source: Apple, uicoordinatespace.
@preconcurrency @MainActor
public protocol UICoordinateSpace {
  var bounds: CGRect { get }
}
