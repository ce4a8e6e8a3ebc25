/// A class of models that laws have asked an app for.
package struct AskedModel: Hashable, Codable, Sendable {
  /// The class.
  package let name: String
  /// Whether a view has held an object of it.
  package var isHeld: Bool

  /// Keeps that a model was asked for.
  package init(_ name: String, isHeld: Bool) {
    self.name = name
    self.isHeld = isHeld
  }
}
