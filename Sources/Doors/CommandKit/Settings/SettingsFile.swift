package import SceneLifecycle

/// The settings file of a package: options as on the command line, without their dashes.
///
/// ```
/// seed 7
/// for 2h          # a comment
/// keep-going
/// ```
package struct SettingsFile: Hashable, Sendable {
  /// The file's name, at the root of a package.
  package static let name = ".scenefuzzrc"

  /// The values that it sets, in order.
  package private(set) var values: [GivenValue] = []

  private let options: [Option]

  /// Reads a settings file.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - file: The name of the file, for messages.
  ///   - options: The options that it may set.
  /// - Throws: `NotationError` at the first mistake: an unknown option, an option that stands twice,
  ///   a value that is missing or too much.
  package init(
    parsing bytes: [UInt8], file: String, setting options: [Option]
  ) throws(NotationError) {
    self.options = options
    var source = try SourceText(bytes, file: file)
    while var line = source.nextLine() {
      line.dropComment()
      if let word = line.word() { try read(word, &line) }
    }
  }

  private mutating func read(_ word: Word, _ line: inout SourceLine) throws(NotationError) {
    guard let option = options.first(where: { $0.name == word.text }) else {
      throw line.error(.unknownWord, word, "an option", known: options.map(\.name))
    }
    if values.contains(where: { $0.name == word.text }) {
      throw line.error(.duplicate, word, "one '\(word.text)'")
    }
    let rest = line.rest
    if let value = option.value {
      if rest.text.isEmpty { throw line.endsBefore("the value \(value)") }
    } else if !rest.text.isEmpty, Option.truth(of: rest.text) == nil {
      throw line.error(.unknownWord, rest, "yes or no", known: ["yes", "no"])
    }
    let location = line.location(of: rest.text.isEmpty ? word.offset : rest.offset)
    values.append(GivenValue(name: word.text, value: rest.text, origin: .file(location)))
  }
}
