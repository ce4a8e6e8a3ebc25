/// The name of one case: generator version, shape, seed and index.
package struct Token: Hashable, Sendable {
  /// Every option that changes what is drawn.
  package var shape: Shape
  /// The campaign's seed.
  package var seed: Seed
  /// Number of the case, from 0.
  package var index: UInt64

  package init(shape: Shape, seed: Seed, index: UInt64) {
    self.shape = shape
    self.seed = seed
    self.index = index
  }

  /// The token as `g4:SHAPE:SEED:INDEX`.
  package var text: String { "\(GeneratorVersion.current):\(shape.brief):\(seed.text):\(index)" }

  /// Whether a text means to be a token and not the name of a file.
  package static func isToken(_ text: String) -> Bool {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 4, words[0].first == "g" else { return false }
    return words[0].count > 1 && words[0].dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Reads a token.
  ///
  /// - Throws: `GenerationError`; its code is `version` for a token of another generator.
  package init(parsing text: String) throws(GenerationError) {
    guard Self.isToken(text) else { throw GenerationError(.token, text) }
    let words = text.split(separator: ":")
    guard words.count == 4, let index = UInt64(words[3]) else {
      throw GenerationError(.token, text)
    }
    guard words[0] == GeneratorVersion.current else { throw GenerationError(.version, text) }
    self.init(
      shape: try Shape(parsing: String(words[1])), seed: try Seed(parsing: String(words[2])),
      index: index)
  }
}
