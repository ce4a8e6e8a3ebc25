import SceneDriving
import SceneLifecycle

/// A change of one handler of an app, to see whether the team's laws notice.
public struct AppMutant: Hashable, Sendable, CustomStringConvertible {
  /// The ways to change a handler.
  enum MutantChange: Hashable, Sendable {
    /// It is never called.
    case skipped
    /// It is called twice in a row.
    case runTwice
    /// It is called for its neighbour's callback, and the neighbour for its own.
    case swapped(with: Handler)
  }

  /// The name in reports and on command lines; it never changes.
  public let id: String
  /// The handler that is changed.
  let handler: Handler
  /// The change of the handler.
  let change: MutantChange
  /// The callbacks that the app receives in another way.
  let kinds: CallbackSet

  init(_ handler: Handler, _ change: MutantChange) {
    self.handler = handler
    self.change = change
    switch change {
    case .skipped:
      id = handler.name + "-skipped"
      kinds = handler.kinds
    case .runTwice:
      id = handler.name + "-run-twice"
      kinds = handler.kinds
    case .swapped(let neighbour):
      id = handler.name + "-swapped-with-" + neighbour.name
      kinds = handler.kinds | neighbour.kinds
    }
  }

  /// The app's defect, in a sentence.
  public var description: String {
    switch change {
    case .skipped: "'\(handler.name)' is never called."
    case .runTwice: "'\(handler.name)' is called twice each time."
    case .swapped(let neighbour):
      "'\(handler.name)' and '\(neighbour.name)' are called in each other's place."
    }
  }
}

extension AppMutant {
  /// Every mutant, in the order of the protocol.
  public static let all: [AppMutant] =
    Handler.all.flatMap { [AppMutant($0, .skipped), AppMutant($0, .runTwice)] }
    + Handler.neighbours.map { AppMutant($0, .swapped(with: $1)) }

  /// Names of the handlers that mutants change.
  package static var handlers: [String] { Handler.all.map(\.name) }

  /// The mutants with a name, or those of the handler with that name; empty when there is neither.
  public static func named(_ name: String) -> [AppMutant] {
    all.filter { $0.id == name || $0.names.contains(name) }
  }

  /// Names of the handlers that it changes.
  private var names: [String] {
    if case .swapped(let neighbour) = change { return [handler.name, neighbour.name] }
    return [handler.name]
  }
}

// MARK: - In an app

extension AppMutant {
  /// The rewriting of callbacks by which the engine plays the mutant.
  var rewriting: CallbackRewriting {
    switch change {
    case .skipped: CallbackRewriting(kinds, times: 0)
    case .runTwice: CallbackRewriting(kinds, times: 2)
    case .swapped(let neighbour):
      CallbackRewriting(kinds) { [handler] kind in
        let other = handler.kinds.contains(kind) ? neighbour : handler
        return other.kinds.kinds.first ?? kind
      }
    }
  }
}
