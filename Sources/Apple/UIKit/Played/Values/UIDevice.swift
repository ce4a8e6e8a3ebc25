/// The device: plain values.
///
/// Source: Apple, uidevice.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device on which the app runs: each case begins with a new one.
  public internal(set) static var current = UIDevice()

  private var setIdiom: UIUserInterfaceIdiom?

  /// The device's name.
  open var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The device's kind in words.
  open var model: String { name }
  /// The device's kind in words of the user's language.
  open var localizedModel: String { name }
  /// The system's name.
  open var systemName: String { "iOS" }
  /// The system's version: that of the case's platform.
  open var systemVersion: String { "\(CurrentHost.systemVersion).0" }
  /// The device's kind: that of the case's platform, unless a test sets it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { setIdiom ?? CurrentHost.host?.idiom ?? .phone }
    set { setIdiom = newValue }
  }
  /// Whether several apps run at a time.
  open var isMultitaskingSupported: Bool { true }
  /// How the device is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is.
  open var batteryLevel: Float { 1 }
  /// Whether the battery is charged: it is full here.
  open var batteryState: BatteryState { .full }
  /// Whether the battery is watched; stored, never used.
  open var isBatteryMonitoringEnabled = false
  /// The identifier that tells this maker's apps one device from others.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Whether turns are posted; none are here.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Says that turns are posted; none are here.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Says that turns are not posted any more.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// A kind of device.
///
/// Source: Apple, uiuserinterfaceidiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}
