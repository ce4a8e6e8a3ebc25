/// A change that made the app or its stubs smaller, with its place.
package struct StubRemark: Hashable, Sendable {
  /// The kind of such a change.
  package enum StubReason: String, CaseIterable, Hashable, Sendable {
    /// A statement, or the value that it asks for, was replaced.
    case statement
    /// The body of a function was replaced.
    case body
    /// A declaration of a real file was left out.
    case declaration
    /// A word of a real file was left out or added, such as `override` or the type of a parameter.
    case word
    /// A module is not there: its import is that of Foundation.
    case module
    /// A file is left out, because another one declares the same type.
    case twice
    /// A stub's member has a simpler form.
    case simpler
    /// A stub's member was dropped.
    case dropped
    /// A stub does not adopt a protocol any more.
    case conformance
    /// A stub's type was dropped.
    case type
  }

  /// The original, as its path was given.
  package let file: String
  /// The line, from 1; 0 where there is none.
  package let line: Int
  /// The kind of the change.
  package let reason: StubReason
  /// The code that it is about, and the compiler's words.
  package let text: String
}

extension StubRemark: CustomStringConvertible {
  /// The remark in one line.
  package var description: String { "\(file):\(line): \(reason.rawValue): \(text)" }
}
