/// Why a source has no lowered copy.
package struct LoweringError: Error, Hashable, Sendable {
  /// The kind of reason.
  package enum LoweringFault: String, CaseIterable, Hashable, Sendable {
    /// The source has more bytes than are looked at.
    case tooLong
    /// With this source, the folder has more bytes than are looked at.
    case tooMuchOfAll
    /// The source is no text in UTF-8.
    case notText
    /// The path has a quote, a backslash or a control sign: `#sourceLocation` cannot name it.
    case pathCannotBeWritten
    /// An `#if` has no end, or what ends one has no beginning.
    case unbalancedCondition
    /// The compiler does not understand the source.
    case notParsed
    /// The compiler could not be run, or did not end in time.
    case noCompiler
    /// The compiler died when it read the source.
    case compilerDied
    /// The compiler's dump could not be read.
    case unreadableDump
    /// The compiler is another one than this module knows.
    case unknownCompiler
  }

  /// The kind.
  package let code: LoweringFault
  /// The source, as its path was given.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The details, in the compiler's words or as the source has it.
  package let detail: String

  /// Creates an error.
  package init(_ code: LoweringFault, file: String, line: Int, detail: String) {
    self.code = code
    self.file = file
    self.line = line
    self.detail = detail
  }
}

extension LoweringError: CustomStringConvertible {
  /// The error as one sentence with its place.
  package var description: String { "\(file):\(line): \(sentence)" }

  private var sentence: String {
    switch code {
    case .tooLong: "the source is longer than \(detail)"
    case .tooMuchOfAll: "the sources together are longer than \(detail)"
    case .notText: "the source is no text in UTF-8: \(detail)"
    case .pathCannotBeWritten:
      "no directive can name a path with a quote, a backslash or a control sign"
    case .unbalancedCondition: "\(detail) has no counterpart"
    case .notParsed: "the compiler does not understand the source: \(detail)"
    case .noCompiler: "the compiler gave no answer: \(detail)"
    case .compilerDied: "the compiler died: \(detail)"
    case .unreadableDump: "what the compiler said of the source cannot be read: \(detail)"
    case .unknownCompiler: "the sources are read by \(detail), which the lowering does not know"
    }
  }
}
