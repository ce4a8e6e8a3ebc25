package import SceneLifecycle
public import SceneSeam

/// What an app supports: what it does not support is neither played to it nor asked of it.
///
/// Everything is supported that is not left out, quirks aside.
public struct AppSupport: Hashable, Sendable {
  /// What sessions can be for; windows always are.
  public var roles: [SceneRole]
  /// What can be handed to a scene.
  public var payloads: [ScenePayload.PayloadKind]
  /// Whether the app has several windows where the device can show them.
  public var severalWindows: Bool
  /// Whether behaviour is played that was reported and is not documented.
  public var quirks: Bool
  /// What ready-made laws may expect of the app.
  public var features: [AppFeature]

  /// Says what an app supports.
  ///
  /// - Parameters:
  ///   - roles: What sessions can be for; windows always are.
  ///   - payloads: What can be handed to a scene.
  ///   - severalWindows: Whether the app has several windows where the device can show them.
  ///   - quirks: Whether behaviour is played that was reported and is not documented.
  ///   - features: What ready-made laws may expect of the app.
  public init(
    roles: [SceneRole] = SceneRole.allCases,
    payloads: [ScenePayload.PayloadKind] = ScenePayload.PayloadKind.allCases,
    severalWindows: Bool = true, quirks: Bool = false,
    features: [AppFeature] = AppFeature.allCases
  ) {
    self.roles = roles
    self.payloads = payloads
    self.severalWindows = severalWindows
    self.quirks = quirks
    self.features = features
  }

  /// What an app supports that says nothing about it.
  public static let everything = AppSupport()

  /// Whether an app has what a law is about; without payloads there is none to handle.
  func has(_ feature: AppFeature) -> Bool {
    features.contains(feature) && (feature != .payloads || !payloads.isEmpty)
  }

  /// Events that mean nothing to the app.
  package var foreignEvents: EventSet {
    var events = EventSet.none
    if !roles.contains(.carPlay) {
      events |= [.connectCar, .disconnectCar, .hideCar, .showCar]
    }
    if !roles.contains(.externalDisplay) {
      events |= [.registerAccessory, .connectDisplay, .disconnectDisplay]
    }
    for kind in ScenePayload.PayloadKind.allCases where !payloads.contains(kind) {
      events |= kind.events
    }
    return events
  }

  /// Events that the world may bring to the app.
  ///
  /// None of them means nothing to it, and none is one that only the app itself asks for.
  package var events: EventSet {
    .all - foreignEvents - [
      .requestActivation, .requestNewWindow, .requestDestruction, .requestRefresh,
      .registerForPush,
    ]
  }

  /// A device as the app uses it.
  package func adapting(_ platform: Platform) -> Platform {
    var platform = platform
    if !severalWindows { platform.supportsMultipleWindows = false }
    return platform
  }
}

extension ScenePayload.PayloadKind {
  /// Events that hand it to a scene.
  fileprivate var events: EventSet {
    switch self {
    case .url: [.openURL]
    case .activity: [.universalLink, .handoff]
    case .shortcut: [.shortcutItem]
    case .notification: [.notificationTap]
    case .share: [.cloudKitShare]
    }
  }
}
