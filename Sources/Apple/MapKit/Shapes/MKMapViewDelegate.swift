public import Foundation

/// An object that a map asks and tells; no map is drawn here, so it is never called.
///
/// All its methods are optional in Apple's, and an app's own need no declaration here. Source: Apple,
/// mapkit/mkmapviewdelegate.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {}
