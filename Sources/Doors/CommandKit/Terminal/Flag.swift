import Dispatch

/// Something that happens once and that every thread may ask for.
///
/// A token in a semaphore: raising the flag puts one in, asking takes it out and puts it back.
package struct Flag: Sendable {
  private let tokens = DispatchSemaphore(value: 0)

  package init() {}

  /// Notes that it has happened.
  package func raise() { tokens.signal() }

  /// Whether it has happened.
  package var isRaised: Bool {
    guard tokens.wait(timeout: .now()) == .success else { return false }
    tokens.signal()
    return true
  }
}
