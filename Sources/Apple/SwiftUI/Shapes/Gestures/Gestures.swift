public import Foundation
import UIKit

/// A tap.
///
/// Source: Apple, swiftui/tapgesture.
public struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// How many taps it takes.
  public var count: Int
  /// Creates a tap.
  public nonisolated init(count: Int = 1) { self.count = count }
  /// What a tap hands on.
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
    /// The position.
    public var location: CGPoint
  }
  /// Creates a tap.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
  /// Creates a tap.
  public nonisolated init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {}
}

/// A long press: played as a tap.
///
/// Source: Apple, swiftui/longpressgesture.
public struct LongPressGesture: Gesture {
  /// Whether it goes on.
  public typealias Value = Bool
  /// How long it takes.
  public var minimumDuration: Double
  /// How far the finger can move.
  public var maximumDistance: CGFloat
  /// Creates a long press.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// What a press hands on.
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
    /// When it is there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it was at first.
    public var startLocation: CGPoint
    /// How far it has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is.
    public var velocity: CGSize { .zero }
    /// Where it would stop.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would come.
    public var predictedEndTranslation: CGSize { translation }
  }
  /// Creates a drag.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
  {}
  /// Creates a drag.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

/// Two fingers that move apart, as before iOS 17; it is not played.
///
/// Source: Apple, swiftui/magnificationgesture.
public struct MagnificationGesture: Gesture {
  /// How far apart they are.
  public typealias Value = CGFloat
  /// Creates it.
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
    /// When they are there.
    public var time: Date
    /// How far apart they are.
    public var magnification: CGFloat
    /// How fast they are.
    public var velocity: CGFloat
    /// Where they were at first.
    public var startAnchor: UnitPoint
    /// Where they were at first.
    public var startLocation: CGPoint
  }
  /// Creates it.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, as before iOS 17; it is not played.
///
/// Source: Apple, swiftui/rotationgesture.
public struct RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle
  /// Creates it.
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
    /// When they are there.
    public var time: Date
    /// How far they have turned.
    public var rotation: Angle
    /// How fast they are.
    public var velocity: Angle
  }
  /// Creates it.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Lets the user tap a view.
struct TapModifier: NodeModifier {
  let kind: ControlKind
  let action: (@MainActor () -> Void)?

  /// The middle of the screen.
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
  ///
  /// Source: Apple, swiftui/view/ontapgesture(count:perform:).
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  { played(TapModifier(kind: .button, action: action)) }
  /// Takes taps, with a position in the middle of the screen.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    played(
      TapModifier(kind: .button, action: { action(TapModifier.middle) }))
  }
  /// Takes long presses: played as taps.
  ///
  /// Source: Apple, swiftui/view/onlongpressgesture.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { played(TapModifier(kind: .button, action: action)) }
  /// Takes long presses, as before iOS 15: played as taps.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
  ) -> some View { played(TapModifier(kind: .button, action: action)) }
  /// Takes a gesture; only a tap is played.
  ///
  /// Source: Apple, swiftui/view/gesture(_:including:).
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    played(TapModifier(kind: .button, action: gesture._tap))
  }
  /// Takes a gesture; only a tap is played.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    let tap: (@MainActor () -> Void)? = gesture._tap
    return played(TapModifier(kind: .button, action: isEnabled ? tap : nil))
  }
  /// Takes a gesture before those within; only a tap is played.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { played(TapModifier(kind: .button, action: gesture._tap)) }
  /// Takes a gesture together with those within; only a tap is played.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { played(TapModifier(kind: .button, action: gesture._tap)) }
  /// Takes a pointer that comes and goes; never called here.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// Sets which part of the view takes taps.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Sets which part of the view takes something.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  /// Sets whether the views within take taps.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    played(DisabledModifier(isDisabled: !enabled))
  }
}

/// What a part of a view takes.
///
/// Source: Apple, swiftui/contentshapekinds.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Drags.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Pointers.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}
