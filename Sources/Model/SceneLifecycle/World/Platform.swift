/// The world of a case: the system, the linked SDK, and the app's declarations.
@frozen
public struct Platform: Hashable, Sendable {
  /// Which delegate family the app carries.
  @frozen
  public enum Adoption: UInt8, Hashable, Sendable, CaseIterable {
    /// A scene manifest and a scene delegate.
    case scenes
    /// An app delegate only.
    case sceneless
    /// Both; the system picks by its version.
    case both
    /// A scene manifest that names no delegate class: observers of notifications, and SwiftUI.
    case manifest
  }

  /// The family of a device, as far as families differ in life-cycle callbacks.
  @frozen
  public enum Family: UInt8, Hashable, Sendable, CaseIterable {
    /// One window at a time.
    case iphone
    /// Several windows where the app supports them.
    case ipad
    /// Spaces in a headset; no home-screen lock.
    case vision
    /// A Mac, with Catalyst: windows of a desktop.
    case mac
  }

  /// Device family.
  public var family: Family
  /// Major system version, 12 … 27.
  public var system: UInt8
  /// Major version of the SDK that the app was linked with, 12 … 27.
  public var sdk: UInt8
  /// Delegates that the app carries.
  public var adoption: Adoption
  /// Whether `UIApplicationSupportsMultipleScenes` is true and the device can show several windows.
  public var supportsMultipleWindows: Bool
  /// Whether the configuration names a storyboard; otherwise the delegate makes its window in code.
  public var usesStoryboard: Bool
  /// Whether SwiftUI owns the scenes and reports `scenePhase`.
  public var usesSwiftUI: Bool

  /// Creates a platform.
  public init(
    family: Family, system: UInt8, sdk: UInt8, adoption: Adoption,
    supportsMultipleWindows: Bool, usesStoryboard: Bool = true, usesSwiftUI: Bool = false
  ) {
    self.family = family
    self.system = system
    self.sdk = sdk
    self.adoption = adoption
    self.supportsMultipleWindows = supportsMultipleWindows
    self.usesStoryboard = usesStoryboard
    self.usesSwiftUI = usesSwiftUI
  }

  /// Whether this run uses scenes.
  ///
  /// An app with both delegates gets scenes from iOS 13 on (Apple, managing-your-app-s-life-cycle).
  @inlinable
  public var usesScenes: Bool {
    switch adoption {
    case .scenes, .manifest: true
    case .sceneless: false
    case .both: system >= 13
    }
  }

  /// Whether the scenes have a delegate of the app's, and so what `UISceneDelegate` is for is delivered.
  @inlinable
  public var hasSceneDelegate: Bool { usesScenes && adoption != .manifest }

  /// Whether a delegate of the app's or SwiftUI's takes links and activities.
  ///
  /// Without a delegate class in the manifest, SwiftUI's own scene delegate hands them to `onOpenURL` and
  /// `onContinueUserActivity` (Apple, swiftui/view/onopenurl(perform:)).
  package var takesPayloads: Bool { !usesScenes || hasSceneDelegate || usesSwiftUI }

  /// Whether SwiftUI may report a phase before the scene delegate's call.
  ///
  /// A log of iOS 14 or 15 has it so (recording: swiftui-phase-before-scene-delegate).
  package var hasEarlyPhases: Bool { usesSwiftUI && hasSceneDelegate && system < 16 }

  /// Whether `applicationWillResignActive` may be called while a scene attaches.
  ///
  /// A report on iOS 27 (not-fl3/miniquad, pull request 634): the manifest names no delegate class.
  @inlinable
  public var mayResignWhileAttaching: Bool {
    adoption == .manifest && system >= 27 && sdk >= 27
  }

  /// Whether the system refuses to launch the app.
  ///
  /// From iOS 27 an app built with its SDK must adopt scenes (Apple,
  /// transitioning-to-the-uikit-scene-based-life-cycle).
  @inlinable
  public var refusesToLaunch: Bool { !usesScenes && system >= 27 && sdk >= 27 }

  /// Whether each scene has its own key window (Apple, uiwindow/iskeywindow).
  @inlinable
  public var hasKeyWindowPerScene: Bool { sdk >= 15 }

  /// Whether `scene(_:restoreInteractionStateWith:)` exists.
  @inlinable
  public var restoresInteractionState: Bool { system >= 15 }

  /// Whether the process may be prewarmed (Apple, about-the-app-launch-sequence).
  @inlinable
  public var prewarms: Bool { system >= 15 && family != .mac }

  /// Whether Siri and shortcuts run intents of an app unseen (Apple, appintents).
  @inlinable
  public var hasAppIntents: Bool { system >= 16 }

  /// Whether the device has a lock screen, turns, and has a home screen with quick actions.
  ///
  /// A headset has none of them (Apple, visionos/determining-whether-to-bring-your-app-to-visionos), nor
  /// has a Mac, whose lock screen no source ties to scenes.
  @inlinable
  public var isHandheld: Bool { family == .iphone || family == .ipad }

  /// Whether the system suspends an app without windows; a Mac does not.
  ///
  /// Shipping code says so (home-assistant/iOS, issue 1047).
  @inlinable
  public var suspends: Bool { family != .mac }

  /// Whether every window on screen is active, whichever lies in front.
  ///
  /// A report on iPadOS 26 (furbo.org, 2025-06-28); earlier systems have windows that resign.
  @inlinable
  public var keepsWindowsActive: Bool { family == .ipad && system >= 26 }

  /// Whether the system may connect a scene of its own for the keyboard.
  ///
  /// A report on iOS 27 (forum 842439).
  @inlinable
  public var hasKeyboardScene: Bool { isHandheld && system >= 27 && usesScenes }

  /// Whether the user can close an app's only window and so usually ends the app.
  ///
  /// The window controls of iPadOS 26 (reports: forums 797129 and 801686, mozilla-mobile/firefox-ios,
  /// issue 17993).
  @inlinable
  public var endsWithLastWindow: Bool { family == .ipad && system >= 26 }

  /// Whether an external display needs a registered scene accessory.
  @inlinable
  public var needsSceneAccessory: Bool { system >= 27 }
}
