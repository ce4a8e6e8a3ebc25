public import SceneLifecycle

/// A sentence about an app that has to be true in every history.
///
/// Ready-made laws need nothing of the app but what it notes; an app's own read like the contract's.
public struct Law<App: SceneApp> {
  /// The name in reports, in file names and on command lines; it never changes.
  ///
  /// Letters, digits, `.`, `-` and `_`.
  public let id: String
  /// The sentence that people read.
  public let sentence: String
  /// Whether it fails a test.
  public let kind: InvariantKind

  let monitor: (AppProcess<App>) -> any LawMonitor

  init(
    _ sentence: String, id: String, _ kind: InvariantKind,
    monitor: @escaping (AppProcess<App>) -> any LawMonitor
  ) {
    precondition(id.isIdentifier, "a law's identifier is one word, such as 'notes.saves-once'")
    self.sentence = sentence
    self.id = id
    self.kind = kind
    self.monitor = monitor
  }

  /// Creates a law that has a monitor of its own.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - monitor: Makes what judges it in a series of cases.
  public init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard,
    monitor: @escaping () -> some LawMonitor
  ) {
    self.init(sentence, id: id, kind) { _ in monitor() }
  }

  /// Creates a law about the app itself.
  ///
  /// - Parameters:
  ///   - sentence: What users read, in one sentence with a period.
  ///   - id: The name in reports and files, such as `notes.saves-once`.
  ///   - kind: Whether it fails a test.
  ///   - clauses: What the sentence's words mean, one clause a line.
  public init(
    _ sentence: String, id: String, _ kind: InvariantKind = .hard,
    @ClauseBuilder<App> clauses: () -> [Clause<App>]
  ) {
    let clauses = clauses()
    self.init(sentence, id: id, kind) { ClauseMonitor(clauses, $0) }
  }
}

/// One step of a play: a callback, or something of the app's own, with what the app did in answer.
public struct AppStep {
  /// What the app was told, with everything that it could read there.
  public let callback: Callback
  /// What it did.
  public let observations: [Observation]
  /// The system as the app sees it.
  public let context: AppContext

  /// The scene that the callback is about; nil when it is about none.
  public var scene: SceneID? {
    callback.isOfScene ? context.scenes[Int(callback.scene) & 63] : nil
  }

  /// What the callback delivers to be handled; nil when it delivers nothing.
  public var payload: Payload? { Payload(callback) }
}

/// A law's no: whose failure it is, and what exactly is wrong.
public struct Breach: Hashable, Sendable {
  /// The scene that broke it; nil when no single one did.
  public var scene: SceneID?
  /// What is wrong, in a few words after the law's sentence; empty when the sentence says it all.
  public var note: String

  /// Creates a breach.
  public init(_ note: String = "", in scene: SceneID? = nil) {
    self.note = note
    self.scene = scene
  }
}

extension Breach? {
  /// Keeps the first breach of a step; a monitor looks at the whole step, or it forgets.
  mutating func keepFirst(_ breach: Breach?) {
    if self == nil { self = breach }
  }
}

/// What a law wants to be shown.
public struct LawInterest: Hashable, Sendable {
  /// Kinds of callback.
  public var callbacks: CallbackSet
  /// Observations.
  public var verbs: [Observation.Verb]
  /// Whether it wants to see every step.
  public var everything: Bool

  /// Creates an interest in some kinds of callback and some observations.
  public init(_ callbacks: CallbackSet = .none, _ verbs: [Observation.Verb] = []) {
    self.callbacks = callbacks
    self.verbs = verbs
    everything = false
  }

  /// Every step.
  public static var everything: LawInterest {
    var interest = LawInterest()
    interest.everything = true
    return interest
  }
}

/// A law at work: reset before each case, asked after each step that it wants to see.
public protocol LawMonitor {
  /// What it wants to be shown; asked once.
  var interest: LawInterest { get }

  /// How often the law was put to the test since the monitor was made.
  var exercised: UInt64 { get }

  /// Forgets everything but the counts: a new case begins.
  mutating func reset()

  /// Looks at a step; answers with what is wrong.
  mutating func observe(_ step: AppStep) -> Breach?

  /// Looks at the world when nothing is owed any more; answers with what is wrong.
  mutating func rest(_ step: AppStep) -> Breach?

  /// Looks back from the end of the case, after the fair drain, if the process still lives.
  mutating func finish(_ step: AppStep) -> Breach?
}

extension LawMonitor {
  /// Finds nothing wrong.
  public mutating func rest(_ step: AppStep) -> Breach? { nil }
  /// Finds nothing wrong.
  public mutating func finish(_ step: AppStep) -> Breach? { nil }
}
