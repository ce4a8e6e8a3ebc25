package import SceneLifecycle

/// A planted fault: what an engine tells is changed, the engine itself is not.
package struct Defect: Hashable, Sendable {
  /// The name on command lines and in files; it never changes.
  package let id: String
  /// One sentence that says what is wrong with the engine.
  package let summary: String
  /// Kinds of callback that it applies to.
  package let kinds: CallbackSet
  /// When it applies.
  package let condition: Condition
  /// What it does.
  package let operation: Operation

  /// What a defect does to a callback.
  package enum Operation: Hashable, Sendable {
    /// Does not tell it.
    case dropped
    /// Tells it twice.
    case repeated
    /// Tells it after so many later ones, or when nothing else is owed.
    case late(Int)
    /// Tells it after one of these kinds, however long that takes.
    case postponed(until: CallbackSet)
    /// Tells it to another scene.
    case misaddressed
    /// Lets the app read something wrong.
    case altered(Alteration)
    /// Tells another callback about the same scene after it.
    case followed(by: CallbackKind)
    /// Tells another callback about the same scene before it.
    case preceded(by: CallbackKind)
    /// Tells a callback as soon as an event begins.
    case uttered(CallbackKind, at: EventKind)
    /// Remembers something wrong from then on.
    case lasting(Delusion)
  }

  /// What the app reads wrongly within one callback.
  package enum Alteration: Hashable, Sendable {
    /// The scene's state.
    case activation(ActivationState)
    /// The application's state.
    case application(ApplicationState)
    /// Something is delivered that nobody sent.
    case strangePayload
    /// No session has a scene.
    case sessionsWithoutScenes
    /// No session is named.
    case namesNobody
    /// The sessions that are named are still open.
    case namedStayOpen
    /// Every connected session is named.
    case namesEverybody
    /// A request gets this error code.
    case error(UInt8)
    /// Another scene is connected.
    case secondWindow
  }

  /// What an engine believes wrongly from one callback to the next.
  package enum Delusion: Hashable, Sendable {
    /// The application's state is what it was one callback ago.
    case staleAggregate
    /// A session ends when its scene disconnects.
    case sessionsDieWithScenes
    /// A session gets a new identifier with each connection.
    case identifiersChange
    /// A new session gets the identifier of a discarded one.
    case discardedReturn
    /// A session that connects again gets the scene object that it had.
    case objectsReturn
  }

  /// When a defect applies; everything has to be true.
  package struct Condition: Hashable, Sendable {
    /// Events that the callback answers, one bit each.
    package var causes: UInt64 = ~0
    /// The least number of the scene object within its session.
    package var connection: UInt16 = 0
    /// The least number of the process.
    package var process: UInt32 = 0
    /// The least number of active scenes, the one told aside.
    package var othersActive = 0
    /// Whether something has to be delivered.
    package var needsPayload = false

    /// Always.
    package static let always = Condition()

    /// In answer to these events.
    package static func answering(_ causes: EventKind...) -> Condition {
      Condition(causes: causes.reduce(0) { $0 | $1.bit })
    }

    /// Whether a defect with the condition applies to a callback.
    func holds(at callback: Callback) -> Bool {
      var others = callback.active
      if callback.isOfScene { others.remove(Int(callback.scene)) }
      return causes & callback.cause.bit != 0 && callback.connection >= connection
        && callback.process >= process && others.count >= othersActive
        && (!needsPayload || callback.payload != 0)
    }
  }

  init(
    _ id: String, _ summary: String, _ kinds: CallbackSet, _ operation: Operation,
    when condition: Condition = .always
  ) {
    self.id = id
    self.summary = summary
    self.kinds = kinds
    self.operation = operation
    self.condition = condition
  }

  /// Every defect, in the order of `scenefuzz list --defects`.
  package static let all: [Defect] =
    launch + connections + activation + states + sessions + payloads + notices + process + sceneless

  /// The defect with an identifier; nil when there is none.
  package static func named(_ id: String) -> Defect? { all.first { $0.id == id } }
}
