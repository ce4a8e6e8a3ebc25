/// The ways in which an interface may be turned.
///
/// Source: Apple, uiinterfaceorientationmask.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// The home button to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// The home button to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .portraitUpsideDown, .landscape,
  ]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How an interface is turned.
///
/// Source: Apple, uiinterfaceorientation.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nothing is known of it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button to the right.
  case landscapeRight = 3
  /// The home button to the left.
  case landscapeLeft = 4

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
