import SceneLowering
import SceneSources

/// A change of a real file that keeps its lines.
struct SourceChange: Hashable, Sendable {
  /// The bytes that are replaced.
  let range: Range<Int>
  /// The new text, in one line.
  let text: String
  let reason: StubRemark.StubReason
  /// The mistake that it answers, in the compiler's words.
  let cause: String
}

/// A file that stays real, with what was changed in it.
struct EditedSource: Sendable {
  let source: StubbedSource
  /// The line before it, which names the original.
  let prelude: String
  /// The changes, in order, none in another.
  private(set) var changes: [SourceChange] = []
  /// The changes that were there when the compiler read the file.
  private var settled: [SourceChange] = []

  init(source: StubbedSource, prelude: String) {
    self.source = source
    self.prelude = prelude
  }

  /// Adds a change; those that lie in it are gone with it.
  ///
  /// - Returns: Whether anything is changed by it.
  mutating func put(_ change: SourceChange) -> Bool {
    let isInside = changes.contains {
      $0.range.lowerBound <= change.range.lowerBound
        && change.range.upperBound <= $0.range.upperBound
        && ($0.range != change.range || $0.text == change.text)
    }
    let isCrossing = changes.contains {
      $0.range.overlaps(change.range)
        && !(change.range.lowerBound <= $0.range.lowerBound
          && $0.range.upperBound <= change.range.upperBound)
    }
    guard !isInside, !isCrossing, change.range.upperBound <= source.list.bytes.count else {
      return false
    }
    changes.removeAll {
      change.range.lowerBound <= $0.range.lowerBound
        && $0.range.upperBound <= change.range.upperBound
        && ($0.range.lowerBound > change.range.lowerBound || !$0.range.isEmpty)
    }
    changes.append(change)
    changes.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return true
  }

  /// Whether anything in a range has been changed.
  func isChanged(anywhereIn range: Range<Int>) -> Bool {
    changes.contains { $0.reason != .module && $0.range.overlaps(range) }
  }

  /// Whether a range has been replaced, alone or with what is around it.
  func isChanged(_ range: Range<Int>) -> Bool {
    changes.contains {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
  }

  /// Says that the compiler reads the file as it is now.
  mutating func settle() { settled = changes }

  /// Whether what is at an offset was changed since the compiler has read the file.
  func isFresh(_ offset: Int) -> Bool {
    changes.contains { change in
      (change.range.contains(offset) || change.range.lowerBound == offset)
        && !settled.contains(change)
    }
  }

  /// The body as it is compiled.
  var body: [UInt8] { body(with: changes) }

  private func body(with changes: [SourceChange]) -> [UInt8] {
    let bytes = source.list.bytes
    var result: [UInt8] = []
    var index = 0
    for change in changes {
      result += bytes[index..<change.range.lowerBound]
      result += replacement(change)
      index = change.range.upperBound
    }
    return result + bytes[index...]
  }

  /// The text that is written to the disk.
  var text: String { prelude + String(decoding: body, as: UTF8.self) }

  private func replacement(_ change: SourceChange) -> [UInt8] {
    let breaks = source.list.bytes[change.range].filter { $0 == UInt8(ascii: "\n") }
    return Array(change.text.utf8) + breaks
  }

  /// The offset in the source of a location in the body as the compiler has read it.
  func offset(line: Int, column: Int) -> Int {
    let body = body(with: settled)
    var (start, left) = (0, line - 1)
    while left > 0, start < body.count {
      if body[start] == UInt8(ascii: "\n") { left -= 1 }
      start += 1
    }
    var shift = 0
    let target = min(body.count, start + max(0, column - 1))
    for change in settled {
      let begin = change.range.lowerBound + shift
      guard begin <= target else { break }
      let length = replacement(change).count
      if target < begin + length { return change.range.lowerBound }
      shift += length - change.range.count
    }
    return max(0, min(target - shift, source.list.bytes.count))
  }
}
