/// A payload that the system hands to a scene, cold in the connection options or warm in a call.
@frozen
public struct ScenePayload: Hashable, Sendable, CustomStringConvertible {
  /// Through which kind of door it comes.
  public enum PayloadKind: UInt8, Hashable, Sendable, CaseIterable {
    /// A URL.
    case url
    /// A user activity: a universal link, a hand-off, a widget, a request of the app.
    case activity
    /// A quick action of the icon.
    case shortcut
    /// The user's answer to a notification.
    case notification
    /// The invitation to a CloudKit share.
    case share
  }

  /// Through which kind of door it comes.
  public let kind: PayloadKind
  /// Its identity: a payload that comes through two doors has one.
  public let id: UInt32
  /// The content; nil where the test names no content of its kind.
  public let content: PayloadContent?

  public init(_ kind: PayloadKind, id: UInt32, content: PayloadContent? = nil) {
    self.kind = kind
    self.id = id
    self.content = content
  }

  /// Creates the activity that the app hands on with a request of its own.
  ///
  /// - Parameters:
  ///   - request: The number of the request, from 1.
  ///   - activity: What it hands on.
  package init(handedOnBy request: UInt32, _ activity: UserActivity) {
    self.init(.activity, id: Self.firstOfApp | request, content: .activity(activity))
  }

  /// Numbers from here on are those of requests; what events bring has lower ones.
  package static let firstOfApp: UInt32 = 1 << 31

  /// Whether the app handed it on itself, with a request: the world knows nothing of it.
  public var isOfApp: Bool { id >= Self.firstOfApp }

  /// The payload in a report: its kind and the number of the event that brought it.
  public var description: String {
    isOfApp ? "\(kind) of request \(id & ~Self.firstOfApp)" : "\(kind) of event \(id)"
  }
}

/// The options that a scene connects with: `UIScene.ConnectionOptions`.
@frozen
public struct SceneConnectionOptions: Hashable, Sendable {
  /// The payload that opened the scene, not delivered again unless it is a notification's answer.
  public let payload: ScenePayload?
  /// Whether a hand-off was announced whose activity follows in a call of its own.
  public let announcesActivity: Bool
  /// The role of the session.
  public let role: SceneRole

  /// Creates connection options; a window that the user opens from its icon has neither payload.
  public init(payload: ScenePayload? = nil, announcesActivity: Bool = false, role: SceneRole) {
    self.payload = payload
    self.announcesActivity = announcesActivity
    self.role = role
  }
}
