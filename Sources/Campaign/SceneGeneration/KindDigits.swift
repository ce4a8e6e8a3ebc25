import SceneLifecycle

/// A set of kinds as a token writes it: how many kinds there are, and a digit for every five of them.
///
/// `kinds67-vvuv3vvvvvvf01` has the kinds of the lowest numbers first. With another number of kinds the
/// digits would mean other ones, so they are not read then.
enum KindDigits {
  private static let digits = Array("0123456789abcdefghijklmnopqrstuv".utf8)
  private static let width = 5
  private static let head = "kinds"

  /// The set as a word of a shape.
  static func word(_ kinds: EventSet) -> String {
    let count = EventKind.worldCount
    let text = stride(from: 0, to: count, by: width).map { first in
      let bits = (0..<width).filter { first + $0 < count && kinds.contains(number: first + $0) }
      return digits[bits.reduce(0) { $0 | 1 << $1 }]
    }
    return head + "\(count)-" + String(decoding: text, as: UTF8.self)
  }

  /// Whether a word of a shape has digits.
  static func isWord(_ word: Substring) -> Bool { word.hasPrefix(head) }

  /// Reads a word.
  ///
  /// - Throws: `GenerationError` with code `version` where there were other kinds, else with code `shape`.
  static func kinds(in word: Substring) throws(GenerationError) -> EventSet {
    let parts = word.dropFirst(head.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let count = Int(parts[0]) else { throw GenerationError(.shape, word) }
    guard count == EventKind.worldCount else { throw GenerationError(.version, word) }
    var kinds = EventSet.none
    for (index, letter) in parts[1].utf8.enumerated() {
      guard let digit = digits.firstIndex(of: letter) else { throw GenerationError(.shape, word) }
      for bit in 0..<width where digit & 1 << bit != 0 {
        let number = index * width + bit
        if number >= count { throw GenerationError(.shape, word) }
        kinds.insert(EventKind(number: number))
      }
    }
    if Self.word(kinds) != word { throw GenerationError(.shape, word) }
    return kinds
  }
}
