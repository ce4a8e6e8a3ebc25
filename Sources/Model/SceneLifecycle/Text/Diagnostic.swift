/// A message to a person: what is wrong, where, and one thing to do.
///
/// Every module that answers a user's mistake says it in this layout.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A place in a text.
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as the user gave it.
    public var file: String
    /// Line, from 1.
    public var line: Int
    /// Column, from 1, in characters.
    public var column: Int

    /// Creates a place.
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }

    /// The place as editors and terminals read it.
    public var description: String { "\(file.shown):\(line):\(column)" }
  }

  /// The mistake, in one sentence without a period.
  public var error: String
  /// Where it is wrong; nil when it is nowhere in a text.
  public var location: Location?
  /// Further facts worth knowing.
  public var notes: [String]
  /// One thing to do, preferably a command.
  public var help: String?

  /// Creates a message.
  public init(
    _ error: String, at location: Location? = nil, notes: [String] = [], help: String? = nil
  ) {
    self.error = error
    self.location = location
    self.notes = notes
    self.help = help
  }

  /// The message in full, without a final newline; what a terminal would obey is escaped.
  public var description: String {
    var lines = ["error: " + error.shown]
    if let location { lines.append("note: \(location)") }
    lines += notes.map { "note: " + Self.shownNote($0) }
    if let help { lines.append("help: " + help.shown) }
    return lines.joined(separator: "\n")
  }

  /// A note, whose lines after the first are indented as ``list(_:_:)`` does.
  private static func shownNote(_ note: String) -> String {
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map {
      String($0).shown
    }
    return lines.dropFirst().reduce(lines[0]) { text, line in
      text + (line.hasPrefix("  ") ? "\n" : Unicode.Scalar("\n").escaped) + line
    }
  }

  /// Returns a user's text between quotes, cut where it is long and safe to print on a terminal.
  public static func quote(_ text: String) -> String { "'" + cut(text) + "'" }

  /// Returns a note that lists words after a phrase, in lines of at most 80 columns.
  public static func list(_ phrase: String, _ words: [String]) -> String {
    var lines: [String] = []
    var line = phrase
    for (number, word) in words.enumerated() {
      let piece = number == words.count - 1 ? word : word + ","
      // The first line stands behind "note: ".
      let room = lines.isEmpty ? 74 : 80
      if line.utf8.count + 1 + piece.utf8.count > room {
        lines.append(line)
        line = "  " + piece
      } else {
        line += " " + piece
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// The most words that a message lists where there is something better to say.
  private static let mostListed = 12

  /// Returns a message for a word that is not in a list.
  ///
  /// A long list would hide what is near: a command names it instead, if there is one.
  ///
  /// - Parameters:
  ///   - word: What the user wrote.
  ///   - noun: What it should have been, such as `an event`.
  ///   - known: Every word that would have done.
  ///   - lister: The command that names them all, such as `scenefuzz list`; nil where there is none.
  ///   - location: Where the user wrote it; nil for a command line.
  public static func unknown(
    _ word: String, isNot noun: String, of known: [String], listedBy lister: String? = nil,
    at location: Location? = nil
  ) -> Diagnostic {
    let near = nearWords(to: word, in: known, atMost: 4)
    let isShort = known.count <= mostListed || near.isEmpty && lister == nil
    var message = Diagnostic("\(quote(word)) is not \(noun)", at: location)
    message.help = near.first.map { "did you mean '\($0)'?" }
    if isShort {
      if !known.isEmpty { message.notes = [list("\(noun) is one of", known)] }
      return message
    }
    if near.count > 1 { message.notes.append(list("near it are", near)) }
    guard let lister else { return message }
    if message.help == nil {
      message.help = "'\(lister)' names them all"
    } else {
      message.notes.append("'\(lister)' names them all")
    }
    return message
  }

  private static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(60))).shown
    return scalars.dropFirst(60).isEmpty ? shown : shown + "…"
  }
}
