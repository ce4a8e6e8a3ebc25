import Synchronization

/// A lock with a state that only its holder sees.
///
/// Source: Apple, os/osallocatedunfairlock.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Kept: Sendable {
    let state: Mutex<State>

    init(_ state: sending State) { self.state = Mutex(state) }
  }

  private let kept: Kept

  /// Creates a lock with a state that other threads may get.
  public init(initialState: State) where State: Sendable { kept = Kept(initialState) }
  /// Creates a lock with a state that no other code may keep.
  public init(uncheckedState initialState: State) { kept = Kept(initialState) }

  /// Does work with the state while no other thread has the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try kept.state.withLock { try body(&$0) } }

  /// Does work with the state while no other thread has the lock; it looks out for nothing.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { try kept.state.withLock { try body(&$0) } }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Does work while no other thread has the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try kept.state.withLock { _ in try body() } }
}
