/// A file under the eyes of a parser: its lines one after the other, each cut into words.
///
/// Works on bytes, so that a long file costs O(bytes); characters are counted only for an error.
package struct SourceText: Sendable {
  /// The file's name for messages.
  package let file: String
  private let bytes: [UInt8]
  private var offset: Int
  /// Number of the line that was read last, from 1; 0 before the first.
  package private(set) var number = 0

  /// Begins before the first line, behind a byte-order mark.
  ///
  /// - Throws: `NotationError` with `notUTF8` at the first byte that is not UTF-8.
  package init(_ bytes: [UInt8], file: String) throws(NotationError) {
    self.bytes = bytes
    self.file = file
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if let index = Self.firstInvalidByte(bytes) { throw invalid(at: index) }
  }

  /// Returns the next line without its end, nil after the last.
  package mutating func nextLine() -> SourceLine? {
    guard offset < bytes.count else { return nil }
    let end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
    let line = bytes[offset..<end]
    offset = end + 1
    number += 1
    return SourceLine(file: file, number: number, bytes: line)
  }

  /// Returns the error that something is missing at the end of the file.
  package func endsBefore(
    _ expected: String, code: NotationError.Code = .missing
  ) -> NotationError {
    let location = Diagnostic.Location(file: file, line: number + 1, column: 1)
    return NotationError(code, at: location, text: "", expected: expected)
  }

  private func invalid(at index: Int) -> NotationError {
    let before = bytes[offset..<index]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? offset
    let line = 1 + before.count { $0 == 0x0A }
    let column = String(decoding: bytes[start..<index], as: UTF8.self).count + 1
    let text = "0x" + String(bytes[index], radix: 16, uppercase: true)
    return NotationError(
      .notUTF8, at: Diagnostic.Location(file: file, line: line, column: column), text: text,
      expected: "UTF-8")
  }

  private static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var index = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): index += scalar.count
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}

/// A word of a line with its place.
package struct Word: Hashable, Sendable {
  /// The word itself.
  package let text: String
  /// Number of its first byte in the file.
  package let offset: Int

  /// Creates a word that begins at a byte of the file.
  package init(text: String, offset: Int) {
    self.text = text
    self.offset = offset
  }
}

/// A line under the eyes of a parser, read from left to right.
package struct SourceLine: Sendable {
  /// The file's name for messages.
  package let file: String
  /// Number of the line, from 1.
  package let number: Int
  /// The line's bytes up to the last one that is no blank, numbered as in the file.
  package private(set) var bytes: ArraySlice<UInt8>
  private let start: Int
  private var offset: Int

  init(file: String, number: Int, bytes: ArraySlice<UInt8>) {
    self.file = file
    self.number = number
    self.bytes = bytes
    start = bytes.startIndex
    offset = bytes.startIndex
    while let last = self.bytes.last, Self.isBlank(last) { self.bytes.removeLast() }
  }

  /// Whether the line begins with a blank.
  package var isIndented: Bool { bytes.first.map(Self.isBlank) ?? false }

  /// The line without blanks around it.
  package var trimmed: String {
    String(decoding: bytes.drop(while: Self.isBlank), as: UTF8.self)
  }

  /// The rest that has not been read yet, without blanks around it.
  package var rest: Word {
    Word(text: String(decoding: bytes[nextOffset...], as: UTF8.self), offset: nextOffset)
  }

  /// Number in the file of the next byte that is no blank.
  package var nextOffset: Int {
    bytes[offset...].firstIndex { !Self.isBlank($0) } ?? bytes.endIndex
  }

  /// Whether nothing is left to read.
  package var isAtEnd: Bool { bytes[offset...].allSatisfy(Self.isBlank) }

  /// Cuts the line before the first `#`.
  package mutating func dropComment() {
    guard let mark = bytes.firstIndex(of: 0x23) else { return }
    bytes = bytes[..<mark]
    while let last = bytes.last, Self.isBlank(last) { bytes.removeLast() }
    offset = min(offset, bytes.endIndex)
  }

  /// Reads the next word; nil at the end of the line.
  package mutating func word() -> Word? {
    while offset < bytes.endIndex, Self.isBlank(bytes[offset]) { offset += 1 }
    guard offset < bytes.endIndex else { return nil }
    let end = bytes[offset...].firstIndex(where: Self.isBlank) ?? bytes.endIndex
    defer { offset = end }
    return Word(text: String(decoding: bytes[offset..<end], as: UTF8.self), offset: offset)
  }

  /// Reads the next word where one has to stand.
  package mutating func word(_ expected: String) throws(NotationError) -> Word {
    guard let word = word() else { throw endsBefore(expected) }
    return word
  }

  /// Reads a number of decimal digits.
  package mutating func number(
    _ range: ClosedRange<Int>, _ expected: String
  ) throws(NotationError) -> Int {
    let expected = "\(expected) from \(range.lowerBound) to \(range.upperBound)"
    let word = try word(expected)
    guard word.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw error(.badNumber, word, expected)
    }
    let digits = word.text.drop { $0 == "0" }
    guard digits.utf8.count < 10, let value = Int(word.text), range.contains(value) else {
      throw error(.outOfRange, word, expected)
    }
    return value
  }

  /// Checks that nothing is left to read.
  ///
  /// - Parameter expected: What could stand there.
  package mutating func end(
    _ expected: String = "the end of the line"
  ) throws(NotationError) {
    if let word = word() { throw error(.tooMuch, word, expected) }
  }

  /// Goes back to the beginning of the line.
  mutating func rewind() { offset = start }

  /// Goes on reading at a byte of the file.
  package mutating func skip(to position: Int) { offset = min(position, bytes.endIndex) }

  /// Returns an error about a word of this line.
  package func error(
    _ code: NotationError.Code, _ word: Word, _ expected: String, known: [String] = []
  ) -> NotationError {
    NotationError(
      code, at: location(of: word.offset), text: word.text, expected: expected, known: known)
  }

  /// Returns the error that something is missing at the end of this line.
  package func endsBefore(_ expected: String, known: [String] = []) -> NotationError {
    NotationError(
      .missing, at: location(of: bytes.endIndex), text: "", expected: expected, known: known)
  }

  /// Where a byte of the file stands in its text.
  package func location(of offset: Int) -> Diagnostic.Location {
    let before = String(decoding: bytes[start..<min(offset, bytes.endIndex)], as: UTF8.self)
    return Diagnostic.Location(file: file, line: number, column: before.count + 1)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}
