@_exported public import Foundation

/// An activity that can be ended.
///
/// Source: Apple, combine/cancellable.
public protocol Cancellable {
  /// Ends it.
  func cancel()
}

extension Cancellable {
  /// Keeps what can be ended in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(erased) }

  /// Keeps what can be ended at the end of a collection.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable { collection.append(erased) }

  private var erased: AnyCancellable { self as? AnyCancellable ?? AnyCancellable(self) }
}

/// Ends an activity once it is asked to, or is itself gone.
///
/// Source: Apple, combine/anycancellable.
public final class AnyCancellable: Cancellable, Hashable {
  private var ends: (() -> Void)?

  /// Creates one that runs a closure.
  public init(_ cancel: @escaping () -> Void) { ends = cancel }
  /// Creates one that ends something else.
  public init(_ canceller: some Cancellable) { ends = canceller.cancel }

  deinit { cancel() }

  /// Ends it; a second time it does nothing.
  public func cancel() {
    let ends = ends
    self.ends = nil
    ends?()
  }

  /// Whether two are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Names that belong to those who receive values.
///
/// Source: Apple, combine/subscribers.
public enum Subscribers {
  /// How a publisher ends.
  ///
  /// Source: Apple, combine/subscribers/completion.
  public enum Completion<Failure: Error> {
    /// It has no more values.
    case finished
    /// It has failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}
