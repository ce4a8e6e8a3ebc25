public import CoreLocation
public import Foundation
public import UIKit

/// An annotation at a coordinate of a map.
///
/// Source: Apple, mapkit/mkannotation.
@preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A thing on a map that has a title.
///
/// Source: Apple, mapkit/mkshape.
open class MKShape: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

/// An annotation with a title.
///
/// Source: Apple, mapkit/mkpointannotation.
open class MKPointAnnotation: MKShape {
  public override init() { super.init() }
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    super.init()
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
  }
}

/// Several annotations that are drawn as one; none are here.
///
/// Source: Apple, mapkit/mkclusterannotation.
open class MKClusterAnnotation: MKShape {
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
  }
}

/// The user on a map; a map does not know where the user is here.
///
/// Source: Apple, mapkit/mkuserlocation.
open class MKUserLocation: MKShape {
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
}

/// How important it is that an annotation is drawn; stored, never used.
///
/// Source: Apple, mapkit/mkfeaturedisplaypriority.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = MKFeatureDisplayPriority(1_000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which annotation is in front; stored, never used.
///
/// Source: Apple, mapkit/mkannotationviewzpriority.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let max = MKAnnotationViewZPriority(1_000)
  public static let defaultSelected = MKAnnotationViewZPriority(1_000)
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  public static let min = MKAnnotationViewZPriority(0)
}

/// A view of an annotation, with plain values.
///
/// Source: Apple, mapkit/mkannotationview.
open class MKAnnotationView: UIView {
  /// How far the user has dragged it; no user drags it here.
  ///
  /// Source: Apple, mapkit/mkannotationview/dragstate-swift.enum.
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var centerOffset = CGPoint.zero
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var isDraggable = false
  open var dragState = DragState.none
  open var clusteringIdentifier: String?
  open var displayPriority = MKFeatureDisplayPriority.required
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}

/// A balloon of an annotation, with plain values.
///
/// Source: Apple, mapkit/mkmarkerannotationview.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  open var selectedGlyphImage: UIImage?
  open var titleVisibility = MKFeatureVisibility.adaptive
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open var animatesWhenAdded = false
}

/// Whether something of a map is drawn; stored, never used.
///
/// Source: Apple, mapkit/mkfeaturevisibility.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
