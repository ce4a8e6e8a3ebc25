/// A place in a source at which the system's version decides what runs.
///
/// It is `#available` or `#unavailable`. On Linux the first is always true and the second always false, whatever system is played.
package struct SystemQuestion: Hashable, Sendable {
  /// The line of the question.
  package var line: Int
  /// The question as it is written, such as `#available(iOS 13, *)`.
  package var text: String
  /// The major version of iOS from which on it is answered otherwise.
  package var system: Int

  /// Whether it is answered with yes on Linux.
  package var isTrueHere: Bool { text.hasPrefix("#available") }

  /// All questions of a source about versions of iOS, in order.
  ///
  /// - Complexity: Linear in the words.
  package static func all(in words: [SwiftWords.SourceWord]) -> [SystemQuestion] {
    words.indices.compactMap { start in
      guard words[start].text == "#", start + 2 < words.count, words[start + 2].text == "(",
        ["available", "unavailable"].contains(words[start + 1].text)
      else { return nil }
      let list = words[(start + 3)...].prefix { $0.text != ")" }
      guard let index = list.firstIndex(where: { $0.text == "iOS" }),
        list.indices.contains(index + 1),
        let system = Int(list[index + 1].text)
      else { return nil }
      return SystemQuestion(
        line: words[start].line, text: "#\(words[start + 1].text)(\(written(list)))", system: system
      )
    }
  }

  private static func written(_ words: ArraySlice<SwiftWords.SourceWord>) -> String {
    words.reduce(into: "") { text, word in
      let isApart = text.last.map {
        $0 == "," || ($0.isLetter && word.text.first?.isNumber == true)
      }
      text += (isApart == true ? " " : "") + word.text
    }
  }
}
