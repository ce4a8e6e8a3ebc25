package import SceneLifecycle

/// A text with one mistake, and how the reader of a notation has to name it.
package struct NotationMistake: Sendable {
  /// The text.
  package let text: String
  private let code: NotationError.Code
  private let line: Int
  private let column: Int
  private let sentence: String

  /// Expects a code and a sentence at a line and column, both from 1.
  package init(
    _ text: String, _ code: NotationError.Code, _ line: Int, _ column: Int, _ sentence: String
  ) {
    self.text = text
    self.code = code
    self.line = line
    self.column = column
    self.sentence = sentence
  }

  /// Reads the text as a file; returns what is named otherwise than expected, nil if nothing is.
  package func difference<Value>(
    in file: String, reading read: (String, String) throws(NotationError) -> Value
  ) -> String? {
    do throws(NotationError) {
      _ = try read(text, file)
      return "no mistake is found"
    } catch {
      let named = "\(error.code) \(error.place): \(error.diagnostic.error)"
      let expected = "\(code) \(file):\(line):\(column): \(sentence)"
      return named == expected ? nil : "expected '\(expected)', got '\(named)'"
    }
  }
}
