import SceneLifecycle

/// A fault planted in one handler of an app, to see whether the team's laws notice.
public struct Mutant: Hashable, Sendable, CustomStringConvertible {
  /// What becomes of the handler.
  enum Change: Hashable, Sendable {
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
  /// What becomes of it.
  let change: Change
  /// The callbacks that the app is told in another way.
  let kinds: CallbackSet

  init(_ handler: Handler, _ change: Change) {
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

  /// What is wrong with the app, in a sentence.
  public var description: String {
    switch change {
    case .skipped: "'\(handler.name)' is never called."
    case .runTwice: "'\(handler.name)' is called twice each time."
    case .swapped(let neighbour):
      "'\(handler.name)' and '\(neighbour.name)' are called in each other's place."
    }
  }
}

extension Mutant {
  /// Every mutant, in the order of the protocol.
  public static let all: [Mutant] =
    Handler.all.flatMap { [Mutant($0, .skipped), Mutant($0, .runTwice)] }
    + Handler.neighbours.map { Mutant($0, .swapped(with: $1)) }

  /// Names of the handlers that mutants change.
  package static var handlers: [String] { Handler.all.map(\.name) }

  /// The mutants with a name, or those of the handler with that name; empty when there is neither.
  public static func named(_ name: String) -> [Mutant] {
    all.filter { $0.id == name || $0.names.contains(name) }
  }

  /// Names of the handlers that it changes.
  private var names: [String] {
    if case .swapped(let neighbour) = change { return [handler.name, neighbour.name] }
    return [handler.name]
  }
}

// MARK: - In an app

extension Mutant: DeliveryFilter {
  /// Delivers a callback as the changed handler gets it.
  func deliver(_ callback: Callback, to host: AppHost) -> Bool {
    guard kinds.contains(callback.kind) else {
      host.tell(callback)
      return false
    }
    switch change {
    case .skipped: break
    case .runTwice:
      host.tell(callback)
      host.tell(callback)
    case .swapped(let neighbour):
      let isOwn = handler.kinds.contains(callback.kind)
      guard let kind = (isOwn ? neighbour : handler).kinds.kinds.first else { break }
      var other = callback
      other.kind = kind
      host.tell(other)
    }
    return true
  }
}
