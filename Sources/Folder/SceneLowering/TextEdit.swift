import SceneSources

/// A change of a source that keeps its lines.
struct TextEdit {
  /// The bytes that are replaced; none for an insertion.
  let range: Range<Int>
  /// The new text, in one line.
  let text: String
  /// The offset in the new text before which the line feeds of the old one are put.
  let breaksAt: Int
  /// Whether the same number of blanks stands there: columns stay, too.
  let isBlank: Bool
  let kind: LoweringEdit.EditKind

  /// Replaces a range by a line.
  static func replace(
    _ range: Range<Int>, _ text: String, tail: String = "", _ kind: LoweringEdit.EditKind
  ) -> TextEdit {
    TextEdit(
      range: range, text: text + tail, breaksAt: text.utf8.count, isBlank: false, kind: kind)
  }

  /// Puts a line at an offset.
  static func insert(_ offset: Int, _ text: String, _ kind: LoweringEdit.EditKind) -> TextEdit {
    replace(offset..<offset, text, kind)
  }

  /// Puts blanks in the place of a range.
  static func blank(_ range: Range<Int>, _ kind: LoweringEdit.EditKind) -> TextEdit {
    TextEdit(range: range, text: "", breaksAt: 0, isBlank: true, kind: kind)
  }
}

/// The kind and the lines of a change of a source.
package struct LoweringEdit: Hashable, Sendable {
  /// The kind of a change, by the code that was lowered.
  package enum EditKind: String, CaseIterable, Hashable, Sendable {
    /// The attribute of the class with which the program begins.
    case entry
    /// `@objc`, `@objcMembers`, `@nonobjc`.
    case objc
    /// Attributes for Interface Builder and its kin.
    case interfaceBuilder
    /// `@NSManaged`, `@NSCopying`.
    case managed
    /// `dynamic`.
    case dynamic
    /// `#selector`.
    case selector
    /// `#keyPath`.
    case keyPath
    /// `#available`, `#unavailable`.
    case systemQuestion
    /// A requirement that a type need not have.
    case optionalRequirement
    /// A call of one.
    case optionalCall
    /// `#Preview`, `PreviewProvider`.
    case preview
    /// `@Entry` of SwiftUI's environment.
    case environmentEntry
    /// An override in an extension, or of a method of one.
    case override
    /// `as CVarArg`.
    case variadic
    /// A static property or a global, which each played process has anew.
    case perProcess
    /// A call of `sleep` or `usleep`.
    case sleep
    /// The submodule of an import, or a module that Xcode adds.
    case submodule
    /// A literal of Xcode's.
    case literal
    /// `#error`, `#warning`, `#sourceLocation`.
    case directive
  }

  /// The kind of the change.
  package let kind: EditKind
  /// The line on which it begins, from 1.
  package let line: Int
  /// The line on which it ends; another one where what was written before had several.
  package let lastLine: Int
}

/// The changes of a source.
struct EditList {
  private var edits: [TextEdit] = []

  /// The offsets at which something is replaced or made blank.
  var starts: Set<Int> { Set(edits.lazy.filter { !$0.range.isEmpty }.map(\.range.lowerBound)) }

  /// The ranges that are cut as a whole.
  var cuts: [Range<Int>] { edits.filter { $0.kind == .preview }.map(\.range) }

  mutating func append(_ edit: TextEdit) { edits.append(edit) }

  /// Returns the changed bytes, and what was changed, in order.
  ///
  /// Of two changes that overlap, the one that begins first and is longer counts: what lies in something
  /// that is cut is gone with it.
  func applied(to bytes: [UInt8]) -> (bytes: [UInt8], edits: [LoweringEdit]) {
    let ordered = edits.enumerated().sorted { one, other in
      let (left, right) = (one.element.range, other.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // An insertion stands before what is replaced at its place.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      if left.count != right.count { return left.count > right.count }
      return one.offset < other.offset
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.count * 16)
    var made: [LoweringEdit] = []
    var (index, line) = (0, 1)
    for (_, edit) in ordered where edit.range.lowerBound >= index {
      line += bytes.lineFeeds(in: index..<edit.range.lowerBound)
      result += bytes[index..<edit.range.lowerBound]
      let last = line + bytes.lineFeeds(in: edit.range)
      made.append(LoweringEdit(kind: edit.kind, line: line, lastLine: last))
      result += edit.replacement(in: bytes)
      line = last
      index = edit.range.upperBound
    }
    result += bytes[index...]
    return (result, made)
  }
}

extension TextEdit {
  /// Returns the bytes that replace the range, with as many line feeds.
  fileprivate func replacement(in bytes: [UInt8]) -> [UInt8] {
    if isBlank {
      var old = Array(bytes[range])
      old.blank(old.indices)
      return old
    }
    let new = Array(text.utf8)
    let breaks = [UInt8](repeating: .lineFeed, count: bytes.lineFeeds(in: range))
    return new[..<breaksAt] + breaks + new[breaksAt...]
  }
}
