package import SceneSeam

/// An app that consists of a platform's objects, which a host plays.
///
/// A test looks at them from outside, and they are handed contents that no test names.
package protocol PlayedObjects: AnyObject {
  /// The content that its objects find in a payload of which the test names none.
  static func content(of payload: ScenePayload) -> PayloadContent?

  /// An action or a piece of its work is over: the test looks at what has changed.
  func endsWork()
}
