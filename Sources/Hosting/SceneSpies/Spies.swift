import Synchronization

/// The calls of stubs, and the answers that a test has for them.
///
/// While an app is played, each process of it begins without a call; what a test answers for a stub
/// stays. Where nothing is played and no test watches, a call of a stub costs one look at a flag.
public enum Spies {
  /// A closure that learns of each call as it happens, with its arguments.
  package typealias Listener = @Sendable (_ name: String, _ arguments: [Any?]) -> Void

  private struct SpyState {
    var calls: [SpyCall] = []
    var answers: [String: any Sendable] = [:]
    var most = Spies.usualMost
    var isCut = false
    var listener: Listener?
    var answering: (@Sendable () -> Void)?
    var gave: Gift?
    /// The stubs whose Bool answers are turned; it is looked up and never iterated.
    var turned: Set<String> = []
  }

  /// A closure that learns which stub gave a plain value, and of the value, where it is a Bool.
  package typealias Gift = @Sendable (_ name: String, _ value: Bool?) -> Void

  /// How many calls are kept unless a test says otherwise.
  private static let usualMost = 10_000
  private static let state = Mutex(SpyState())
  private static let watched = Atomic<Bool>(false)

  /// Whether calls are kept and answers are looked up.
  public static var isWatched: Bool { watched.load(ordering: .relaxed) }

  /// Begins anew: no calls, the plainest answers.
  ///
  /// - Parameter most: How many calls are kept.
  public static func start(most: Int = 10_000) {
    state.withLock { $0 = SpyState(most: max(0, most)) }
    watched.store(true, ordering: .relaxed)
  }

  /// Begins a process of an app: no calls; the answers stay.
  ///
  /// - Parameters:
  ///   - listener: Learns of calls as they happen.
  ///   - turned: The stubs, without their labels, whose Bool answers are the opposite of the plain ones.
  ///   - answering: Called before a stub answers with a plain value, which may not be the app's: what the
  ///     app does with it next is not its own.
  ///   - gave: Learns which stub gave a plain value.
  package static func beginProcess(
    _ listener: @escaping Listener, turned: Set<String> = [],
    answering: @escaping @Sendable () -> Void, gave: @escaping Gift = { _, _ in }
  ) {
    state.withLock { kept in
      kept.calls = []
      kept.isCut = false
      kept.listener = listener
      kept.answering = answering
      kept.gave = gave
      kept.turned = turned
    }
    watched.store(true, ordering: .relaxed)
  }

  /// Ends watching, and returns what was called.
  @discardableResult
  public static func stop() -> [SpyCall] {
    watched.store(false, ordering: .relaxed)
    return state.withLock { kept in
      defer { kept = SpyState() }
      return kept.calls
    }
  }

  /// The calls, in order.
  public static var calls: [SpyCall] { state.withLock { $0.calls } }

  /// Whether there were more calls than are kept.
  public static var isCut: Bool { state.withLock { $0.isCut } }

  /// The calls of one stub.
  ///
  /// - Parameter name: Its whole name, or without the labels, such as `Router.open`.
  public static func calls(_ name: String) -> [SpyCall] {
    calls.filter { $0.name == name || $0.name.prefix { $0 != "(" } == name }
  }

  /// Says what a stub answers from now on.
  ///
  /// - Parameters:
  ///   - name: Its name, such as `Session.isLoggedIn`.
  ///   - value: The answer; one of another type than the stub's is not used.
  public static func stub(_ name: String, returns value: any Sendable) {
    state.withLock { $0.answers[name] = value }
  }

  /// Keeps a call, and lets the listener look at what was handed over.
  static func keep(_ name: String, _ arguments: [Any?]) {
    let call = SpyCall(name: name, arguments: arguments.map { SpyArgument($0) })
    let listener = state.withLock { kept in
      if kept.calls.count < kept.most {
        kept.calls.append(call)
      } else {
        kept.isCut = true
      }
      return kept.listener
    }
    listener?(name, arguments)
  }

  /// A stub is about to answer with a plain value.
  static func answersPlainly() {
    guard isWatched else { return }
    state.withLock { $0.answering }?()
  }

  /// The makers of plain objects by their types; they are looked up and never iterated.
  private static let objects = Mutex<[ObjectIdentifier: @MainActor () -> any Sendable]>([:])

  /// Says what a plain object of a type of the app's own is, for who asks a container for one.
  ///
  /// - Parameters:
  ///   - type: The type, such as a protocol.
  ///   - make: Makes the object, on the main actor.
  public static func knows(_ type: Any.Type, _ make: @escaping @MainActor () -> any Sendable) {
    objects.withLock { $0[ObjectIdentifier(type)] = make }
  }

  /// Returns a plain object of a type; nil where none is known.
  ///
  /// An app is played on the main actor, and so is what it asks.
  static func object(of type: Any.Type) -> Any? {
    guard let make = objects.withLock({ $0[ObjectIdentifier(type)] }) else { return nil }
    return MainActor.assumeIsolated { make() }
  }

  /// Says which stubs' Bool answers are turned from now on, by their names without labels.
  package static func turn(_ names: Set<String>) { state.withLock { $0.turned = names } }

  /// Gives the plain answer of a stub; a Bool is turned where the history has turned it.
  static func give<Value>(_ name: String, _ plain: () -> Value) -> Value {
    guard isWatched else { return plain() }
    answersPlainly()
    var value = plain()
    let (isTurned, gave) = state.withLock {
      ($0.turned.contains(String(name.prefix { $0 != "(" })), $0.gave)
    }
    if isTurned, let usual = value as? Bool, let other = !usual as? Value { value = other }
    gave?(name, value as? Bool)
    return value
  }

  /// Stops where a stub is asked for a value of which no plain one is known.
  static func stop(_ name: String, _ type: Any.Type) -> Never {
    answersPlainly()
    preconditionFailure(
      "error: no plain \(type) is known for the stub \(name); help: write this to a file in ByHand, and"
        + " call it before the app begins: \(answering(name, type))")
  }

  /// The source of a function that gives a stub its answer: it compiles as it is.
  package static func answering(_ name: String, _ type: Any.Type) -> String {
    let whole = _typeName(type, qualified: true)
    // A module's name stands in front of each type: those that Swift has are always there.
    let modules = Set(
      whole.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        .filter { $0.contains(".") }.compactMap { $0.split(separator: ".").first.map(String.init) }
    ).subtracting(["Swift", "SceneSpies"]).map { $0.hasPrefix("Foundation") ? "Foundation" : $0 }
    let imports = Set(modules + ["SceneSpies"]).sorted().map { "import \($0); " }.joined()
    return imports + "@MainActor func answer(_ value: \(_typeName(type, qualified: false)))"
      + " { Spies.stub(\"\(name)\", returns: value) }"
  }

  /// The test's answer for a stub, where it has one of the type.
  ///
  /// Without this step, nothing for an answer would count as the answer nil where the type is an optional.
  static func answer<Value>(to name: String, as type: Value.Type) -> Value? {
    guard isWatched, let answer = answer(to: name) else { return nil }
    return answer as? Value
  }

  private static func answer(to name: String) -> (any Sendable)? {
    state.withLock { kept in
      kept.answers[name] ?? kept.answers[String(name.prefix { $0 != "(" })]
    }
  }
}
