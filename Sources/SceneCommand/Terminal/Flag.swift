import Dispatch

/// Something that happens once and that every thread may ask for.
///
/// A token in a semaphore: who raises the flag puts one in, and whoever asks takes it out and puts it
/// back.
struct Flag: Sendable {
  private let tokens = DispatchSemaphore(value: 0)

  /// Says that it has happened.
  func raise() { tokens.signal() }

  /// Whether it has happened.
  var isRaised: Bool {
    guard tokens.wait(timeout: .now()) == .success else { return false }
    tokens.signal()
    return true
  }
}
