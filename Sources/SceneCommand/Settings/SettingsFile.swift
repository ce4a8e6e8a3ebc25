package import SceneLifecycle

/// The settings file of a package: options as on the command line, without their dashes.
///
/// ```
/// seed 7          # for every profile
/// [nightly]
/// for 2h          # for this profile only
/// keep-going
/// ```
package struct SettingsFile: Hashable, Sendable {
  /// One option with its value.
  package struct Entry: Hashable, Sendable {
    /// The option's name without dashes.
    package var name: String
    /// The value; empty where none stands.
    package var value: String
    /// Where the value stands, or the name where none stands.
    package var place: Diagnostic.Place
    /// The profile that it belongs to; nil for all.
    package var profile: Profile?
  }

  /// The file's name, at the root of a package.
  package static let name = ".scenefuzzrc"

  /// What it sets, in order.
  package private(set) var entries: [Entry] = []

  /// Creates a file that sets nothing.
  package init() {}

  /// Reads a settings file.
  ///
  /// - Throws: `NotationError` at the first mistake: an unknown profile or option, an option that
  ///   stands twice, a value that is missing or too much.
  package init(parsing bytes: [UInt8], file: String) throws(NotationError) {
    var source = try SourceText(bytes, file: file)
    var section: Profile?
    while var line = source.nextLine() {
      line.dropComment()
      guard let word = line.word() else { continue }
      if word.text.hasPrefix("[") {
        section = try Self.section(word, &line)
      } else {
        try read(word, &line, section)
      }
    }
  }

  private static func section(_ word: Word, _ line: inout SourceLine) throws(NotationError)
    -> Profile
  {
    let known = Profile.allCases.map { "[\($0.rawValue)]" }
    guard let place = known.firstIndex(of: word.text) else {
      throw line.error(.unknownWord, word, "a profile", known: known)
    }
    try line.end()
    return Profile.allCases[place]
  }

  private mutating func read(
    _ word: Word, _ line: inout SourceLine, _ section: Profile?
  ) throws(NotationError) {
    guard let option = Option.settable.first(where: { $0.name == word.text }) else {
      throw line.error(
        .unknownWord, word, "an option", known: Option.settable.map(\.name))
    }
    if word.text == Option.profile.name, section != nil {
      throw line.error(.misplaced, word, "an option other than the profile")
    }
    if entries.contains(where: { $0.name == word.text && $0.profile == section }) {
      throw line.error(.duplicate, word, "one '\(word.text)'")
    }
    var entry = Entry(
      name: word.text, value: "", place: line.place(of: word.offset), profile: section)
    let rest = line.rest
    if !rest.text.isEmpty {
      entry.value = rest.text
      entry.place = line.place(of: rest.offset)
    }
    if let value = option.value {
      if rest.text.isEmpty { throw line.endsBefore("the value \(value)") }
    } else if !rest.text.isEmpty, Option.truth(of: rest.text) == nil {
      throw line.error(.unknownWord, rest, "yes or no", known: ["yes", "no"])
    }
    entries.append(entry)
  }
}
