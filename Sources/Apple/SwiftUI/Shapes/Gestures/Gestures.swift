public import Foundation
import UIKit

/// A tap.
///
/// Source: Apple, swiftui/tapgesture.
public struct TapGesture: Gesture {
  public typealias Value = Void
  public var count: Int
  public nonisolated init(count: Int = 1) { self.count = count }
  public var _tapValue: Void? { () }
}

/// A tap at a position; it is not played.
///
/// Source: Apple, swiftui/spatialtapgesture.
public struct SpatialTapGesture: Gesture {
  /// Where it was.
  ///
  /// Source: Apple, swiftui/spatialtapgesture/value.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// A long press: played as a tap.
///
/// Source: Apple, swiftui/longpressgesture.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  public var _tapValue: Bool? { true }
}

/// A finger that moves; it is not played.
///
/// Source: Apple, swiftui/draggesture.
public struct DragGesture: Gesture {
  /// Where the finger is.
  ///
  /// Source: Apple, swiftui/draggesture/value.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {}
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

/// Two fingers that move apart, as before iOS 17; it is not played.
///
/// Source: Apple, swiftui/magnificationgesture.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart; it is not played.
///
/// Source: Apple, swiftui/magnifygesture.
public struct MagnifyGesture: Gesture {
  /// How far apart they are.
  ///
  /// Source: Apple, swiftui/magnifygesture/value.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, as before iOS 17; it is not played.
///
/// Source: Apple, swiftui/rotationgesture.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn; it is not played.
///
/// Source: Apple, swiftui/rotategesture.
public struct RotateGesture: Gesture {
  /// How far they have turned.
  ///
  /// Source: Apple, swiftui/rotategesture/value.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
  }
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Lets the user tap a view.
struct TapModifier: NodeModifier {
  let kind: ControlKind
  let action: (@MainActor () -> Void)?

  @MainActor static var middle: CGPoint {
    let size = UIScreen.main.bounds.size
    return CGPoint(x: size.width / 2, y: size.height / 2)
  }

  @MainActor
  func update<Content: View>(_ node: ViewNode, _ content: Content) {
    node.role = action.map { ControlRole(kind, $0) }
    node.updateChild(0, content)
  }
}

extension View {
  /// Takes taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  { played(TapModifier(kind: .button, action: action)) }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    played(
      TapModifier(kind: .button, action: { action(TapModifier.middle) }))
  }
  /// Takes long presses: played as taps.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { played(TapModifier(kind: .button, action: action)) }
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View { played(TapModifier(kind: .button, action: action)) }
  /// Takes a gesture; only a tap is played.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    played(TapModifier(kind: .button, action: gesture._tap))
  }
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    let tap: (@MainActor () -> Void)? = gesture._tap
    return played(TapModifier(kind: .button, action: isEnabled ? tap : nil))
  }
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { played(TapModifier(kind: .button, action: gesture._tap)) }
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { played(TapModifier(kind: .button, action: gesture._tap)) }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    played(DisabledModifier(isDisabled: !enabled))
  }
}

/// The purposes that the shape of a view's content serves.
///
/// Source: Apple, swiftui/contentshapekinds.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
