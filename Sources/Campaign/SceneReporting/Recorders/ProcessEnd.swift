/// The end of a process, by which two ends are one bug: how it ended, its message, and where.
package struct ProcessEnd: Hashable, Codable, Sendable {
  /// How it ended, such as `SIGILL` or `exit`.
  package var name: String
  /// The message of a trap, without numbers, behind the line of the app that says it; nil for none.
  package var said: String?
  /// Whether that names a line of the app, and not one of the standard library.
  package var hasLine: Bool
  /// How it ended and in which callback.
  package var callback: String

  /// Creates the end of a process.
  ///
  /// - Parameters:
  ///   - name: How it ended.
  ///   - said: What a trap said, without its numbers; nil without one.
  ///   - hasLine: Whether that names a line of the app.
  ///   - callback: How it ended and in which callback.
  package init(_ name: String, said: String?, hasLine: Bool, in callback: String) {
    self.name = name
    self.said = said
    self.hasLine = hasLine
    self.callback = callback
  }

  /// The end in words: equal words are one bug.
  ///
  /// The message of a line of the app counts for that line, in whichever callback it came.
  package var text: String {
    [hasLine ? name : callback, said].compactMap(\.self).joined(separator: " ")
  }
}
