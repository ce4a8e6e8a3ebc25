/// A frame of reference: its bounds only.
///
/// Source: Apple, uicoordinatespace.
@preconcurrency @MainActor
public protocol UICoordinateSpace {
  /// The bounds in its own coordinates.
  var bounds: CGRect { get }
}
