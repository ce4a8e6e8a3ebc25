/// A value of `UIScene.activationState`.
///
/// Source: Apple, uiscene/activationstate-swift.enum.
@frozen
public enum ActivationState: UInt8, Hashable, Sendable, CaseIterable {
  /// The callback is not about a scene.
  case none
  /// The scene is not attached to the app.
  case unattached
  /// The scene is in the background.
  case background
  /// The scene is in the foreground and gets no events.
  case foregroundInactive
  /// The scene is in the foreground and gets events.
  case foregroundActive

  /// Whether it is the state of a scene that is attached to the app.
  @inlinable
  public var isAttached: Bool { rawValue > Self.unattached.rawValue }

  /// Apple's word for the state.
  public var name: String {
    switch self {
    case .none: "none"
    case .unattached: "unattached"
    case .background: "background"
    case .foregroundInactive: "foregroundInactive"
    case .foregroundActive: "foregroundActive"
    }
  }
}

/// A value of `UIApplication.applicationState`.
///
/// Source: Apple, uiapplication/applicationstate.
@frozen
public enum ApplicationState: UInt8, Hashable, Sendable, CaseIterable {
  /// The app is not on screen.
  case background
  /// The app is on screen and gets no events.
  case inactive
  /// The app is on screen and gets events.
  case active

  /// Apple's word for the state.
  public var name: String {
    switch self {
    case .background: "background"
    case .inactive: "inactive"
    case .active: "active"
    }
  }
}

/// The purpose of a session.
///
/// Source: Apple, uiscenesession/role.
@frozen
public enum SceneRole: UInt8, Hashable, Sendable, CaseIterable {
  /// An ordinary window of the app.
  case windowApplication
  /// An external display that shows content and takes no input.
  case externalDisplay
  /// A CarPlay screen with templates.
  case carPlay
  /// A scene that the system makes for keyboard input; its role is private to UIKit.
  case keyboardInput

  /// The word in notation and reports.
  public var name: String {
    switch self {
    case .windowApplication: "window"
    case .externalDisplay: "external"
    case .carPlay: "car"
    case .keyboardInput: "keyboard"
    }
  }
}
