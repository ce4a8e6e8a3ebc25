/// A shape: an image of the app's catalogue, by the name that Xcode gives it.
///
/// Source: Apple, developertoolssupport/imageresource.
public struct ImageResource: Hashable, Sendable {
  /// The name in the catalogue.
  package let name: String

  /// Creates one of a name; the catalogue is not read here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A shape: a colour of the app's catalogue, by the name that Xcode gives it.
///
/// Source: Apple, developertoolssupport/colorresource.
public struct ColorResource: Hashable, Sendable {
  /// The name in the catalogue.
  package let name: String

  /// Creates one of a name; the catalogue is not read here.
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// Creates the image of a catalogue.
  ///
  /// Source: Apple, uiimage/init(resource:).
  public convenience init(resource: ImageResource) { self.init(of: resource.name) }
}

extension UIColor {
  /// Creates the colour of a catalogue: a grey here.
  ///
  /// Source: Apple, uicolor/init(resource:).
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
}
