package import SceneDriving
package import SceneLifecycle
public import SceneSeam

/// The parts of UIKit that an app supports: no other part is played to it or asked of it.
///
/// Everything is supported that is not left out, quirks aside.
public struct AppSupport: Hashable, Sendable {
  /// The roles that sessions can have; windows always are among them.
  public var roles: [SceneRole]
  /// The kinds of payload that can be handed to a scene.
  public var payloads: [ScenePayload.PayloadKind]
  /// Whether the app has several windows where the device can show them.
  public var severalWindows: Bool
  /// Whether behaviour is played that was reported and is not documented.
  public var quirks: Bool
  /// The features that ready-made laws may expect of the app.
  public var features: [AppFeature]
  /// The types of `NSUserActivityTypes` in the app's Info.plist: what Handoff brings beside pages.
  ///
  /// An app that handles what Spotlight finds names the type of it here, `com.apple.corespotlightitem`, or
  /// `com.apple.corespotlightquery` for searches that go on in the app.
  public var activityTypes: [String]

  /// Says what an app supports.
  ///
  /// - Parameters:
  ///   - roles: What sessions can be for; windows always are.
  ///   - payloads: What can be handed to a scene.
  ///   - severalWindows: Whether the app has several windows where the device can show them.
  ///   - quirks: Whether behaviour is played that was reported and is not documented.
  ///   - features: What ready-made laws may expect of the app.
  ///   - activityTypes: The types of `NSUserActivityTypes` in the app's Info.plist.
  public init(
    roles: [SceneRole] = SceneRole.allCases,
    payloads: [ScenePayload.PayloadKind] = ScenePayload.PayloadKind.allCases,
    severalWindows: Bool = true, quirks: Bool = false,
    features: [AppFeature] = AppFeature.allCases, activityTypes: [String] = []
  ) {
    self.roles = roles
    self.payloads = payloads
    self.severalWindows = severalWindows
    self.quirks = quirks
    self.features = features
    self.activityTypes = activityTypes
  }

  /// An activity of each declared type of which the test names none; each is called as its type.
  package func declaredContents(besides named: [AppContent]) -> [AppContent] {
    let known = named.compactMap(\.activity?.type)
    return activityTypes.filter { !known.contains($0) && $0 != UserActivity.browsingWeb }.map {
      var content = AppContent.activity($0, UserActivity($0))
      content.isDeclaredType = true
      return content
    }
  }

  /// Returns a test's contents and those of declared types; each says whether the app announces it.
  package func contents(with named: [AppContent]) -> [AppContent] {
    (named + declaredContents(besides: named)).map {
      var content = $0
      content.isAnnounced = content.activity.map { activityTypes.contains($0.type) } ?? false
      return content
    }
  }

  /// The support of an app that says nothing about it.
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

  /// Events that the world may bring to the app of a test that names some contents.
  ///
  /// No link comes where it names activities, and neither they nor the declared ones have a page or a result
  /// of a search.
  package func events(with contents: [AppContent]) -> EventSet {
    let named = contents.compactMap(\.activity)
    let declared = declaredContents(besides: contents).compactMap(\.activity)
    let hasLinks =
      named.isEmpty || (named + declared).contains { $0.isPage || $0.isSearchResult }
    return hasLinks ? events : events - [.universalLink]
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
