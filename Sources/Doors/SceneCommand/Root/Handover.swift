/// Hands a value to the one task that uses it from then on.
///
/// An app's test is no `Sendable` value, and an app's `main` gives it to a task and never returns: no
/// other code can reach it again, which the compiler does not see.
struct Handover<Value>: Sendable {
  private final class Holder {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let address: UInt

  /// Takes a value that its owner does not use again.
  init(_ value: Value) {
    address = UInt(bitPattern: Unmanaged.passRetained(Holder(value)).toOpaque())
  }

  /// The value; it is asked for once.
  func taken() -> Value {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("a holder has an address")
    }
    return Unmanaged<Holder>.fromOpaque(pointer).takeRetainedValue().value
  }
}
