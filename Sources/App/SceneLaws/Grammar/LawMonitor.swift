public import SceneLifecycle
public import SceneSeam

/// The steps that a law wants to see: by callback, by observation, or all of them.
public struct LawInterest: Hashable, Sendable {
  /// Kinds of callback.
  public var callbacks: CallbackSet
  /// Observations.
  public var verbs: [AppContext.ObservedVerb]
  /// Whether it wants to see every step.
  public var everything: Bool

  /// Creates an interest in some kinds of callback and some observations.
  public init(_ callbacks: CallbackSet = .none, _ verbs: [AppContext.ObservedVerb] = []) {
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
  /// The steps that it wants to see; asked once.
  var interest: LawInterest { get }

  /// How often the law was put to the test since the monitor was made.
  var exercised: UInt64 { get }

  /// Forgets everything but the counts: a new case begins.
  mutating func reset()

  /// Forgets what the app has left in its store: the next process finds another one. The case goes on.
  mutating func replaceStore()

  /// Looks at a step; answers with what is wrong.
  mutating func observe(_ step: AppStep) -> LawBreach?

  /// Looks at the world when nothing is pending; answers with what is wrong.
  mutating func rest(_ step: AppStep) -> LawBreach?

  /// Looks back from the end of the case, after the fair drain, if the process still lives.
  mutating func finish(_ step: AppStep) -> LawBreach?

  /// Whether something is owed at the end of the case that would be judged there if nothing put it off.
  ///
  /// Work that may still be done and a lock put off. Such a case has not put the law to the test.
  func isPutOff(_ step: AppStep) -> Bool
}

// A law that judges single steps leaves these out.
extension LawMonitor {
  public mutating func replaceStore() { reset() }
  public mutating func rest(_ step: AppStep) -> LawBreach? { nil }
  public mutating func finish(_ step: AppStep) -> LawBreach? { nil }
  public func isPutOff(_ step: AppStep) -> Bool { false }
}
