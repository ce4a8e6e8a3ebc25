public import SceneLifecycle

/// Which session: `UISceneSession.persistentIdentifier`.
@frozen
public struct SessionID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, never used again; 0 in an app without scenes.
  public let identifier: UInt32
  /// The session's slot in a history, from 0.
  public let slot: Int

  /// Creates the identity of a session.
  public init(identifier: UInt32, slot: Int) {
    self.identifier = identifier
    self.slot = slot
  }

  /// The session as a history numbers it, from 1.
  public var description: String { "session \(slot + 1)" }
}

/// Which scene object: a session that connects again has another one.
@frozen
public struct SceneID: Hashable, Sendable, CustomStringConvertible {
  /// The session that the scene shows.
  public let session: SessionID
  /// Number of the scene object within its session, from 1.
  public let connection: UInt16

  /// Creates the identity of a scene object.
  public init(session: SessionID, connection: UInt16) {
    self.session = session
    self.connection = connection
  }

  /// The session's slot in a history, from 0.
  @inlinable
  public var slot: Int { session.slot }

  /// The scene as a history numbers it: `scene 1`, and `scene 1.2` for the second object.
  public var description: String {
    connection > 1 ? "scene \(slot + 1).\(connection)" : "scene \(slot + 1)"
  }
}

/// What the system hands to a scene, cold in the connection options or warm in a call.
@frozen
public struct Payload: Hashable, Sendable, CustomStringConvertible {
  /// What it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
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

  /// What it is.
  public let kind: Kind
  /// Its identity: a payload that comes through two doors has one.
  public let id: UInt32

  /// Creates a payload.
  public init(_ kind: Kind, id: UInt32) {
    self.kind = kind
    self.id = id
  }

  /// The payload in a report: its kind and the number of the event that brought it.
  public var description: String { "\(kind) of event \(id)" }
}

/// What a scene connects with.
@frozen
public struct ConnectionOptions: Hashable, Sendable {
  /// What opened the scene; it is not delivered again, but a notification's answer may be.
  public let payload: Payload?
  /// Whether a hand-off was announced whose activity follows in a call of its own.
  public let announcesActivity: Bool
  /// What the session is for.
  public let role: SceneRole

  /// Creates connection options.
  public init(payload: Payload? = nil, announcesActivity: Bool = false, role: SceneRole) {
    self.payload = payload
    self.announcesActivity = announcesActivity
    self.role = role
  }
}

/// Why the process was launched, as far as anybody can know when it launches.
@frozen
public struct Launch: Hashable, Sendable {
  /// What the world did.
  public let cause: EventKind
  /// Number of the process since the app was installed, from 1.
  public let process: UInt32

  /// Creates a launch.
  public init(cause: EventKind, process: UInt32) {
    self.cause = cause
    self.process = process
  }

  /// Whether the system launched the app for its own reasons: no scene need follow.
  public var isForBackgroundWork: Bool {
    switch cause {
    case .silentPush, .backgroundFetch, .backgroundTask, .urlSession, .locationUpdate: true
    default: false
    }
  }
}

/// Background time that the app asked for and has not given back.
@frozen
public struct BackgroundTask: Hashable, Sendable {
  /// Its number, never used again in a history.
  public let id: UInt32

  /// Creates the identity of a task.
  public init(id: UInt32) { self.id = id }
}
