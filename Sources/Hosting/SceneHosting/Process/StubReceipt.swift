/// What a stub got of a payload.
struct StubReceipt: Hashable {
  /// The stub with its method, such as `Router.open(_:)`.
  var stub: String
  /// The payload's number.
  var payload: UInt32
  /// What it got with it: a stub that is asked for two parts of a link is asked two things.
  var items: [HandedItem]
}
