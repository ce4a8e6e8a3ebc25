public import CoreLocation
public import SwiftUI

/// A balloon at a coordinate of a map; its title is shown.
///
/// Source: Apple, mapkit/marker.
public struct Marker<Label: View>: DrawnMapContent {
  private let label: Label

  /// Creates a marker with a view as its title.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public var _shown: some View { label }
}

extension Marker where Label == Text {
  /// Creates a marker with a text.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    label = Text(titleKey)
  }
  /// Creates a marker with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    label = Text(title)
  }
  /// Creates a marker of what a search has found.
  public init(item: MKMapItem) { label = Text(item.name ?? "") }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a marker with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = SwiftUI.Label(titleKey, systemImage: systemImage) }
  /// Creates a marker with a text and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) { label = SwiftUI.Label(title, systemImage: systemImage) }
  /// Creates a marker with a text and an image.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    label = SwiftUI.Label(titleKey, image: image)
  }
  /// Creates a marker with a text and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    label = SwiftUI.Label(title, image: image)
  }
}

extension Marker where Label == SwiftUI.Label<Text, Text> {
  /// Creates a marker with a text and letters on it.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    label = SwiftUI.Label {
      Text(titleKey)
    } icon: {
      monogram
    }
  }
  /// Creates a marker with a text and letters on it.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    label = SwiftUI.Label {
      Text(title)
    } icon: {
      monogram
    }
  }
}

/// A view at a coordinate of a map, with its title.
///
/// Source: Apple, mapkit/annotation.
public struct Annotation<Label: View, Content: View>: DrawnMapContent {
  private let label: Label
  private let content: Content

  /// Creates an annotation with a view as its title.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  public var _shown: some View {
    content
    label
  }
}

extension Annotation where Label == Text {
  /// Creates an annotation with a text.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
    self.content = content()
  }
  /// Creates an annotation with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    accessoryAnchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
    self.content = content()
  }
  /// Creates an annotation of what a search has found.
  public init(
    item: MKMapItem, anchor: UnitPoint = .center, accessoryAnchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(item.name ?? "")
    self.content = content()
  }
}

/// Where the user is on a map, as far as a map knows: it does not know here.
///
/// Source: Apple, mapkit/userlocation.
public struct UserLocation {
  /// In which direction the device points.
  public let heading: CLHeading?
  /// Where the device is.
  public let location: CLLocation?
}

/// The user on a map; a view of the app's own is there.
///
/// Source: Apple, mapkit/userannotation.
public struct UserAnnotation<Content: View>: DrawnMapContent {
  private let content: Content

  /// Creates an annotation with a view.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Creates an annotation with a view of where the user is.
  public init(anchor: UnitPoint = .center, @ViewBuilder content: (UserLocation) -> Content) {
    self.content = content(UserLocation(heading: nil, location: nil))
  }

  public var _shown: some View { content }
}

extension UserAnnotation where Content == EmptyView {
  /// Creates an annotation as the system draws it.
  public init(anchor: UnitPoint = .center) { content = EmptyView() }
}
