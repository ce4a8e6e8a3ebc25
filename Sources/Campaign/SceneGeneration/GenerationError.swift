import SceneLifecycle

/// A seed, shape or token that cannot be read.
package struct GenerationError: Error, Hashable, Sendable {
  /// A mistake in a text that cannot be read.
  package enum GenerationMistake: Hashable, Sendable {
    /// The text is no seed.
    case seed
    /// A word of a shape is unknown or occurs twice.
    case shape
    /// The text is not of the form of a token.
    case token
    /// The token belongs to another version of the generator.
    case version
  }

  /// The mistake in the text.
  package var code: GenerationMistake
  /// The user's text.
  package var text: String

  /// Creates an error that quotes the user's text.
  package init(_ code: GenerationMistake, _ text: some StringProtocol) {
    self.code = code
    self.text = String(text)
  }

  /// One sentence that says what is wrong.
  package var message: String {
    switch code {
    case .seed: "\(Diagnostic.quote(text)) is not a seed"
    case .shape: "\(Diagnostic.quote(text)) is not part of a shape"
    case .token: "\(Diagnostic.quote(text)) is not a token"
    case .version: "\(Diagnostic.quote(text)) is a token of another generator version"
    }
  }

  /// One thing to do about it.
  package var help: String {
    switch code {
    case .seed: "give a number (decimal or 0x hex, 64 bits), or 7 to 40 digits of a Git commit"
    case .shape: "a shape reads like ipad-ios17.s4.c1000: platform, scenes, length"
    case .token: "a token reads \(GeneratorVersion.current):SHAPE:SEED:INDEX"
    case .version:
      "this generator is \(GeneratorVersion.current): replay the file that was written with the token"
    }
  }
}
