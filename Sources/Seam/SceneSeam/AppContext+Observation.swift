extension AppContext {
  /// The subject of an observation: a word of the app's own, such as `timer`.
  public struct Topic: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The word.
    public let description: String

    /// Creates a topic from its word, such as one that is made while the app runs.
    public init(_ word: String) { description = word }
    /// Lets a topic be written as a literal.
    public init(stringLiteral word: String) { description = word }

    /// No topic in particular.
    public static let unnamed: Topic = ""
    /// Background time.
    public static let backgroundTask: Topic = "background task"
  }

  /// One thing that the app did in answer to a callback, in the vocabulary that laws understand.
  public struct Observation: Hashable, Sendable, CustomStringConvertible {
    /// The verb that says what the app did.
    public var verb: ObservedVerb
    /// The subject that it was done with.
    public var topic: Topic
    /// The scene that it was done for; nil for the app as a whole.
    public var scene: SceneID?
    /// The session that it was done for; nil for none or that of the scene.
    public var session: SessionID?
    /// The payload that it was done with; nil for none.
    public var payload: ScenePayload?
    /// Which of several of a topic.
    public var item: Int
    /// A closer name for a reader: the notification of an observer; empty for nothing.
    package var label = ""

    /// Creates an observation; one of a scene is one of its session.
    public init(
      _ verb: ObservedVerb, _ topic: Topic = .unnamed, scene: SceneID? = nil,
      session: SessionID? = nil,
      payload: ScenePayload? = nil, item: Int = 0
    ) {
      self.verb = verb
      self.topic = topic
      self.scene = scene
      self.session = session ?? scene?.session
      self.payload = payload
      self.item = item
    }

    /// The observation as a report prints it, such as `takes timer for scene 1`.
    public var description: String {
      var words = [verb == .returns ? "gives back" : "\(verb)"]
      if !topic.description.isEmpty { words.append(topic.description) }
      if item != 0 { words.append("\(item)") }
      if !label.isEmpty { words.append("(\(label))") }
      if let payload { words.append(payload.description) }
      if let scene {
        words.append("for \(scene)")
      } else if let session {
        words.append("for \(session)")
      }
      return words.joined(separator: " ")
    }
  }
}
