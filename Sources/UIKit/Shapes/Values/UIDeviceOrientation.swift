extension UIDevice {
  /// Whether a battery is charged.
  ///
  /// Source: Apple, uidevice/batterystate-swift.enum.
  public enum BatteryState: Int, Sendable {
    /// Nothing is known of it.
    case unknown = 0
    /// The device runs on it.
    case unplugged = 1
    /// It is being charged.
    case charging = 2
    /// It is full.
    case full = 3
  }
}

/// How a device is held.
///
/// Source: Apple, uideviceorientation.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nothing is known of it.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// The home button to the right.
  case landscapeLeft = 3
  /// The home button to the left.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether it is held on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
