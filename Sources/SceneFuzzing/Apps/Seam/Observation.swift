/// What an observation is about: a word of the app's own, such as `timer`.
public struct Topic: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The word.
  public let description: String

  /// Creates a topic from its word.
  public init(_ word: String) { description = word }
  /// Creates a topic from its word.
  public init(stringLiteral word: String) { description = word }

  /// What nobody named.
  public static let unnamed: Topic = ""
  /// Background time.
  public static let backgroundTask: Topic = "background task"
}

/// What the app did in answer to a callback, in the vocabulary that laws understand.
public struct Observation: Hashable, Sendable, CustomStringConvertible {
  /// What was done.
  public enum Verb: UInt8, Hashable, Sendable, CaseIterable {
    /// A payload was handled.
    case handles
    /// Something was shown or done in a scene, because of a payload or an action.
    case reacts
    /// Something was taken that has to be given back: an observer, a timer, a window.
    case takes
    /// Something was given back.
    case returns
    /// Something secret is on a scene's screen from now on.
    case shows
    /// Something secret is not on a scene's screen any more.
    case hides
    /// A scene is covered from now on.
    case covers
    /// A scene is not covered any more.
    case uncovers
    /// The app is locked from now on: the user has to prove who they are.
    case locks
    /// The app is not locked any more.
    case unlocks
    /// Work began that is to be stopped: playback, sync, an unlock prompt.
    case starts
    /// Work was stopped or came to its end.
    case stops
    /// Something has to show, now or as soon as there is a window for it.
    case wants
    /// Work is meant to run from now on, whatever is under way.
    case enables
    /// Work is not meant to run any more, whatever is under way.
    case disables
    /// A session's data changed in memory.
    case changes
    /// A session's data was saved.
    case saves
    /// A session's data was deleted.
    case deletes
    /// A session's data was brought back.
    case restores
    /// Something was decided from what could be read: a state, a scene, a secret.
    case decides
    /// Something was counted: an open, a session, a view.
    case counts
  }

  /// What was done.
  public var verb: Verb
  /// What it was done with.
  public var topic: Topic
  /// The scene that it was done for; nil for the app as a whole.
  public var scene: SceneID?
  /// The session that it was done for; nil for none or that of the scene.
  public var session: SessionID?
  /// The payload that it was done with; nil for none.
  public var payload: Payload?
  /// Which of several of a topic.
  public var item: Int

  /// Creates an observation.
  public init(
    _ verb: Verb, _ topic: Topic = .unnamed, scene: SceneID? = nil, session: SessionID? = nil,
    payload: Payload? = nil, item: Int = 0
  ) {
    self.verb = verb
    self.topic = topic
    self.scene = scene
    self.session = session ?? scene?.session
    self.payload = payload
    self.item = item
  }

  /// The observation as a report tells it, such as `takes timer for scene 1`.
  public var description: String {
    var words = [verb == .returns ? "gives back" : "\(verb)"]
    if !topic.description.isEmpty { words.append(topic.description) }
    if item != 0 { words.append("\(item)") }
    if let payload { words.append(payload.description) }
    if let scene {
      words.append("for \(scene)")
    } else if let session {
      words.append("for \(session)")
    }
    return words.joined(separator: " ")
  }
}
