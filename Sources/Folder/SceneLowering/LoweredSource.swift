/// The lowered copy of a source.
package struct LoweredSource: Hashable, Sendable {
  /// A name by which Objective-C's runtime finds a class.
  package struct RuntimeName: Hashable, Sendable {
    /// The name in `@objc(Name)`.
    package let name: String
    /// The class.
    package let type: String
  }

  /// The source, as its path was given.
  package let path: String
  /// The copy without the line before it: it has as many lines as the source.
  package let body: String
  /// The edits, in the order of the source.
  package let edits: [LoweringEdit]
  /// The differences in meaning between copy and source, in the order of the source.
  package internal(set) var remarks: [LoweringRemark]
  /// The text that is compiled for iOS, and blanks in the place of the rest: as long as the source.
  package let active: String
  /// The declarations of the source; offsets are those of the source and of `active`.
  package let declarations: [SourceDeclaration]
  /// The names by which Objective-C's runtime finds its classes.
  package let runtimeNames: [RuntimeName]
  /// Whether statements may stand outside of its functions.
  let isProgram: Bool

  /// The line before the copy: what the compiler and a trap say names the source and its lines.
  package var prelude: String { "#sourceLocation(file: \"\(path)\", line: 1)\n" }

  /// The text that is written to the disk.
  package var text: String { prelude + body }
}

/// The lowered copies of a folder's sources.
package struct LoweredFolder: Sendable {
  /// The copies, in the order of the sources.
  package internal(set) var sources: [LoweredSource] = []
  /// Why other sources have none.
  package internal(set) var errors: [LoweringError] = []

  /// The differences in meaning between the copies and their sources.
  package var remarks: [LoweringRemark] { sources.flatMap(\.remarks) }
}
