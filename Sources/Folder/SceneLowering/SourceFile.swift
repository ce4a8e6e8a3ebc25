import SceneSources

/// A Swift source as it lies on the disk.
package struct SourceFile: Hashable, Sendable {
  /// The name under which errors speak of it: usually its whole path.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]

  /// Creates a source.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a source from its text.
  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The last part of the path.
  var name: String { path.lastPathPart }

  /// Looks whether the source can be lowered at all.
  ///
  /// - Throws: `LoweringError` for a source that is too long, that is no text, or whose path no
  ///   directive can hold.
  func check(_ limits: LoweringLimits) throws(LoweringError) {
    let isUnwritable = path.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
    guard !path.isEmpty, !isUnwritable else {
      throw LoweringError(.pathCannotBeWritten, file: path, line: 1, detail: path)
    }
    guard bytes.count <= limits.mostBytes else {
      throw LoweringError(.tooLong, file: path, line: 1, detail: "\(limits.mostBytes) bytes")
    }
    if let index = bytes.firstIndex(of: 0) {
      throw LoweringError(.notText, file: path, line: bytes.line(at: index), detail: "a zero byte")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw LoweringError(.notText, file: path, line: 1, detail: "not UTF-8")
    }
  }
}

extension [UInt8] {
  /// The line of an offset, from 1, as the compiler counts: by line feeds.
  func line(at offset: Int) -> Int {
    self[..<Swift.min(offset, count)].reduce(1) { $1 == .lineFeed ? $0 + 1 : $0 }
  }

  /// How many line feeds a part has.
  func lineFeeds(in range: Range<Int>) -> Int {
    self[range].reduce(0) { $1 == .lineFeed ? $0 + 1 : $0 }
  }

  /// Puts blanks in the place of what is in a range, so that lines and offsets stay.
  mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != .lineFeed && self[index] != .carriageReturn {
      self[index] = .space
    }
  }
}
