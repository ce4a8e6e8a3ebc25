/// The items of a payload that a stub got.
struct StubReceipt: Hashable {
  /// The stub with its method, such as `Router.open(_:)`.
  var stub: String
  /// The payload's number.
  var payload: UInt32
  /// The items that it got: a stub that is asked for two parts of a link is asked two things.
  var items: [HandedItem]
}
