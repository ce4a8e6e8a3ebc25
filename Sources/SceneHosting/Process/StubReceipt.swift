/// What a stub got of a payload.
struct StubReceipt: Hashable {
  /// The stub with its method, such as `Router.open(_:)`.
  var stub: String
  /// The payload's number.
  var payload: UInt32
}
