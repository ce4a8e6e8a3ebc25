package import SceneLifecycle
package import SceneSeam

extension ScenePayload {
  /// Reads the payload that a callback delivers to be handled; nil when it delivers nothing.
  package init?(_ callback: Callback) {
    guard callback.payload != 0 else { return nil }
    switch callback.kind {
    case .openURL, .appOpenURL: self.init(.url, id: callback.payload)
    case .continueActivity, .appContinue: self.init(.activity, id: callback.payload)
    case .performShortcut, .appShortcut: self.init(.shortcut, id: callback.payload)
    case .notificationResponse: self.init(.notification, id: callback.payload)
    case .acceptShare, .appAcceptShare: self.init(.share, id: callback.payload)
    case .connect: self.init(cold: callback)
    default: return nil
    }
  }

  private init?(cold callback: Callback) {
    switch EventKind(rawValue: callback.detail) {
    case .openURL: self.init(.url, id: callback.payload)
    // A hand-off brings its type only; the activity follows.
    case .universalLink: self.init(.activity, id: callback.payload)
    case .shortcutItem: self.init(.shortcut, id: callback.payload)
    case .notificationTap: self.init(.notification, id: callback.payload)
    case .cloudKitShare: self.init(.share, id: callback.payload)
    default: return nil
    }
  }
}

extension CallbackSet {
  /// Everything that delivers a payload to a scene, or to an app without scenes, that runs already.
  package static let deliveries = CallbackSet(
    .openURL, .continueActivity, .performShortcut, .notificationResponse, .acceptShare,
    .appOpenURL, .appContinue, .appShortcut, .appAcceptShare)
}

extension EventKind {
  /// The cause for which the system runs the app in the background; nil for any other event.
  package var backgroundCause: BackgroundCause? {
    switch self {
    case .silentPush: .silentPush
    case .backgroundFetch: .backgroundFetch
    case .backgroundTask: .backgroundTask
    case .urlSession: .urlSession
    case .locationUpdate: .locationUpdate
    case .notificationAction: .notificationAction
    case .appIntent: .appIntent
    default: nil
    }
  }
}

extension EventKind {
  /// The payload in an app's launch options, without scenes; a hand-off brings its activity later.
  var payloadAtLaunch: ScenePayload.PayloadKind? {
    switch self {
    case .openURL: .url
    case .universalLink: .activity
    case .shortcutItem: .shortcut
    case .notificationTap: .notification
    case .cloudKitShare: .share
    default: nil
    }
  }
}

extension CallbackKind {
  /// The callbacks' names for the app, by raw value, nil for what no app receives.
  ///
  /// The two modules call a callback by the same word.
  package static let lifecycleNames: [LifecycleCallback.CallbackName?] = (0..<256).map { raw in
    CallbackKind(rawValue: UInt8(raw)).flatMap { .init(rawValue: $0.word) }
  }
}
