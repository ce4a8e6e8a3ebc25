/// Why a scenario, a recording or a condition cannot be read, and where.
public struct NotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A kind of mistake.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// The first line is not the header, or the file is empty.
    case missingHeader
    /// The header names a version that this program does not read.
    case unknownVersion
    /// A word is none of those that may stand there.
    case unknownWord
    /// Something else stands where a number belongs.
    case badNumber
    /// A number, or what it names, lies outside its range.
    case outOfRange
    /// Something that may stand once stands twice.
    case duplicate
    /// Something stands where it does not belong.
    case misplaced
    /// A line, or the file, ends too early.
    case missing
    /// A line goes on where it should have ended.
    case tooMuch
    /// The words are known, and no device has such a world.
    case impossible
  }

  /// The kind of the mistake.
  public var code: Code
  /// Where the mistake begins.
  public var place: Diagnostic.Location
  /// The text that is wrong; empty when something is missing.
  public var text: String
  /// The expected words, with their article.
  public var expected: String
  /// Every word that would have done; empty when there are too many.
  public var known: [String]
  /// The words to write instead, where the mistake itself does not tell them.
  public var advice: String?

  /// Creates an error.
  public init(
    _ code: Code, at place: Diagnostic.Location, text: String, expected: String,
    known: [String] = []
  ) {
    self.code = code
    self.place = place
    self.text = text
    self.expected = expected
    self.known = known
  }

  /// The known word that is nearest to the wrong one; nil when none is near.
  public var nearest: String? { nearestWord(to: text, in: known) }

  /// The error as a message with its place and one thing to do.
  public var diagnostic: Diagnostic {
    Diagnostic(
      sentence, at: place,
      notes: known.isEmpty ? [] : [Diagnostic.list("\(expected) is one of", known)],
      help: help)
  }

  /// The message in full.
  public var description: String { diagnostic.description }

  private var sentence: String {
    switch code {
    case .notUTF8: "the byte \(text) is not UTF-8"
    case .unknownWord, .badNumber, .outOfRange, .unknownVersion, .missingHeader, .missing:
      text.isEmpty
        ? "\(expected) is missing" : "\(Diagnostic.quote(text)) is not \(expected)"
    case .duplicate: "\(Diagnostic.quote(text)) stands a second time"
    case .impossible: "\(Diagnostic.quote(text)) is no world that exists: \(expected)"
    case .misplaced, .tooMuch: "\(Diagnostic.quote(text)) stands where \(expected) is expected"
    }
  }

  private var help: String {
    if let advice { return advice }
    if let nearest, nearest != text { return "did you mean '\(nearest)'?" }
    return switch code {
    case .notUTF8: "save the file as UTF-8"
    case .unknownVersion: "read the file with the program that wrote it"
    case .duplicate: "keep one of the two"
    case .tooMuch: "take it out"
    default: "write \(expected)"
    }
  }
}
