/// How a play is written.
package enum PlayFormat: String, CaseIterable {
  /// Lines for people.
  case text
  /// One object a callback.
  case jsonl
}
