/// A shape: an image of the app's catalogue, by the name that Xcode gives it.
///
/// Source: Apple, developertoolssupport/imageresource.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A shape: a colour of the app's catalogue, by the name that Xcode gives it.
///
/// Source: Apple, developertoolssupport/colorresource.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}

extension UIImage {
  /// Creates the image of a catalogue.
  public convenience init(resource: ImageResource) { self.init(of: resource.name) }
}

extension UIColor {
  /// Creates the colour of a catalogue: a grey here.
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }
}
