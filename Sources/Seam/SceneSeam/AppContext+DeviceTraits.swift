extension AppContext {
  /// The device on which the app runs and how the app was linked, as far as UIKit's objects show it.
  public struct DeviceTraits: Hashable, Sendable {
    /// A kind of device.
    public enum Idiom: UInt8, Hashable, Sendable, CaseIterable {
      /// An iPhone.
      case phone
      /// An iPad.
      case pad
      /// A headset.
      case vision
      /// A Mac.
      case mac
    }

    /// The kind of device.
    public var idiom: Idiom
    /// Whether each scene has a key window; otherwise the app as a whole has one.
    ///
    /// That is so if the app is linked with an SDK before that of iOS 15. Source: Apple, uiwindow/iskeywindow.
    public var hasKeyWindowPerScene: Bool
    /// Whether the app has scenes there; otherwise the application itself comes and goes.
    public var usesScenes: Bool

    /// The number of the system, as iOS counts: what `UIDevice.systemVersion` begins with.
    public var system: Int

    /// Describes a device; an iPhone by default, and an app of a newer SDK, which has scenes.
    public init(
      idiom: Idiom = .phone, hasKeyWindowPerScene: Bool = true, usesScenes: Bool = true,
      system: Int = 26
    ) {
      self.idiom = idiom
      self.hasKeyWindowPerScene = hasKeyWindowPerScene
      self.usesScenes = usesScenes
      self.system = system
    }
  }
}
