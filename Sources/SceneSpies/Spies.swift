import Synchronization

/// What stubs were asked, and what they answer.
///
/// A test starts watching, plays, and reads the calls. Where no test watches, a call of a stub costs one
/// look at a flag.
public enum Spies {
  private struct State {
    var calls: [SpyCall] = []
    var answers: [String: any Sendable] = [:]
    var most = 10_000
    var isCut = false
  }

  private static let state = Mutex(State())
  private static let watched = Atomic<Bool>(false)

  /// Whether calls are kept and answers are looked up.
  public static var isWatched: Bool { watched.load(ordering: .relaxed) }

  /// Begins anew: no calls, the plainest answers.
  ///
  /// - Parameter most: How many calls are kept.
  public static func start(most: Int = 10_000) {
    state.withLock { $0 = State(most: max(0, most)) }
    watched.store(true, ordering: .relaxed)
  }

  /// Ends watching, and returns what was called.
  @discardableResult
  public static func stop() -> [SpyCall] {
    watched.store(false, ordering: .relaxed)
    return state.withLock { kept in
      defer { kept = State() }
      return kept.calls
    }
  }

  /// What was called, in order.
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

  static func keep(_ call: SpyCall) {
    state.withLock { kept in
      guard kept.calls.count < kept.most else {
        kept.isCut = true
        return
      }
      kept.calls.append(call)
    }
  }

  static func answer(to name: String) -> (any Sendable)? {
    state.withLock { kept in
      kept.answers[name] ?? kept.answers[String(name.prefix { $0 != "(" })]
    }
  }
}
