package import SceneLifecycle

/// A planted wrong behaviour: it changes what an engine delivers, not the engine itself.
package struct Defect: Hashable, Sendable {
  /// The name on command lines and in files; it never changes.
  package let id: String
  /// One sentence that says what is wrong with the engine.
  package let summary: String
  /// Kinds of callback that it applies to.
  package let kinds: CallbackSet
  /// When it applies.
  package let condition: Trigger
  /// The change that it makes.
  package let operation: Operation

  /// A change that a defect makes to a callback.
  package enum Operation: Hashable, Sendable {
    /// Does not deliver it.
    case dropped
    /// Delivers it twice.
    case repeated
    /// Delivers it after so many later ones, or when nothing else is pending.
    case late(Int)
    /// Delivers it after one of these kinds, however long that takes.
    case postponed(until: CallbackSet)
    /// Delivers it after the next callback of the same scene that is one of these kinds.
    case swapped(with: CallbackSet)
    /// Delivers it to another scene.
    case misaddressed
    /// Lets the app read something wrong.
    case altered(Alteration)
    /// Delivers another callback about the same scene after it.
    case followed(by: CallbackKind)
    /// Delivers another callback about the same scene before it.
    case preceded(by: CallbackKind)
    /// Delivers a callback as soon as an event begins.
    case injected(CallbackKind, at: EventKind)
    /// Remembers something wrong from then on.
    case lasting(PersistentFault)
  }

  /// A wrong value that the app reads within one callback.
  package enum Alteration: Hashable, Sendable {
    /// The scene's state.
    case activation(ActivationState)
    /// The scene stands among those that read active.
    case listedActive
    /// The application's state.
    case application(ApplicationState)
    /// A payload is delivered that the system did not send.
    case strangePayload
    /// The launch methods refused what is delivered.
    case refused
    /// Nothing is delivered.
    case nothingDelivered
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
    /// Every session has the role of a window.
    case windowsOnly
  }

  /// A wrong belief of an engine from one callback to the next.
  package enum PersistentFault: Hashable, Sendable {
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
    /// A new process finds the sessions of an app that was deleted.
    case erasedReturn
  }

  init(
    _ id: String, _ summary: String, _ kinds: CallbackSet, _ operation: Operation,
    when condition: Trigger = .always
  ) {
    self.id = id
    self.summary = summary
    self.kinds = kinds
    self.operation = operation
    self.condition = condition
  }

  /// Every defect, in the order of `scenefuzz list --defects`.
  package static let all: [Defect] = written + tabled

  /// The defects with a block of their own.
  package static let written: [Defect] =
    launch + connections + activation + states + sessions + payloads + notices + process + sceneless

  /// The defects that tables multiply out, less what stands among the written ones.
  package static let tabled: [Defect] =
    (sceneCalls + sessionCalls + readings + additions + lies)
    .filter { defect in !written.contains { $0.isSame(as: defect) } }

  /// The defect with an identifier; nil when there is none.
  package static func named(_ id: String) -> Defect? { all.first { $0.id == id } }

  /// Whether another defect does the same, whatever it is called.
  private func isSame(as other: Defect) -> Bool {
    kinds == other.kinds && condition == other.condition && operation == other.operation
  }
}
