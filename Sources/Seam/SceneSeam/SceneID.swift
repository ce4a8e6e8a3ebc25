/// Which session: `UISceneSession.persistentIdentifier`.
@frozen
public struct SessionID: Hashable, Sendable, CustomStringConvertible {
  /// The identifier, never used again; 0 in an app without scenes.
  public let identifier: UInt32
  /// The session's slot in a history, from 0.
  public let slot: Int

  public init(identifier: UInt32, slot: Int) {
    self.identifier = identifier
    self.slot = slot
  }

  /// Whether it stands for an app without scenes, which has no session.
  public var isOfWholeApp: Bool { identifier == 0 && slot == 0 }

  /// The session as a history numbers it, from 1.
  public var description: String { isOfWholeApp ? "the app" : "session \(slot + 1)" }
}

/// Which scene object: a session that connects again has another one.
@frozen
public struct SceneID: Hashable, Sendable, CustomStringConvertible {
  /// The session that the scene shows.
  public let session: SessionID
  /// Number of the scene object within its session, from 1.
  public let connection: UInt16

  public init(session: SessionID, connection: UInt16) {
    self.session = session
    self.connection = connection
  }

  /// The session's slot in a history, from 0.
  @inlinable
  public var slot: Int { session.slot }

  /// The scene as a history numbers it: `scene 1`, and `scene 1.2` for the second object.
  public var description: String {
    if session.isOfWholeApp { return "the app" }
    return connection > 1 ? "scene \(slot + 1).\(connection)" : "scene \(slot + 1)"
  }
}
