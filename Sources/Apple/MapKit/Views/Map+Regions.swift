public import CoreLocation
public import SwiftUI

/// A map with nothing on it, as before iOS 17.
public struct _DefaultMapContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A map with an annotation for each value of a collection, as before iOS 17.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  fileprivate let items: Items
  fileprivate let annotation: (Items.Element) -> AnyView

  /// The views in the annotations.
  public var body: some View { ForEach(items) { annotation($0) } }
}

// Forms that were there before iOS 17; the binding is never set.
extension Map {
  /// Creates an empty map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent { self.init(_DefaultMapContent()) }
  /// Creates an empty map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent { self.init(_DefaultMapContent()) }

  /// Creates a map of a region with an annotation for each value.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      _DefaultAnnotatedMapContent(items: annotationItems) { annotationContent($0)._view })
  }
  /// Creates a map of a rectangle with an annotation for each value.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      _DefaultAnnotatedMapContent(items: annotationItems) { annotationContent($0)._view })
  }
}

/// A mark at a coordinate, as before iOS 17.
///
/// Source: Apple, mapkit/mapannotationprotocol.
public protocol MapAnnotationProtocol {
  /// The view in it.
  @MainActor var _view: AnyView { get }
}

/// A view at a coordinate, as before iOS 17.
///
/// Source: Apple, mapkit/mapannotation.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  private let content: Content

  /// Creates an annotation.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  @MainActor public var _view: AnyView { AnyView(content) }
}

/// A balloon at a coordinate, as before iOS 17; it shows no text.
///
/// Source: Apple, mapkit/mapmarker.
public struct MapMarker: MapAnnotationProtocol {
  /// Creates a balloon.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  @MainActor public var _view: AnyView { AnyView(EmptyView()) }
}

/// A pin at a coordinate, as before iOS 17; it shows no text.
///
/// Source: Apple, mapkit/mappin.
public struct MapPin: MapAnnotationProtocol {
  /// Creates a pin.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
  @MainActor public var _view: AnyView { AnyView(EmptyView()) }
}
