/// A case in which the engine contradicted itself.
package struct CaseFault: Hashable, Codable, Sendable {
  /// Number of the case.
  package var index: UInt64
  /// The act of the engine that contradicts it, in a sentence.
  package var sentence: String

  package init(index: UInt64, sentence: String) {
    self.index = index
    self.sentence = sentence
  }
}
