import SceneLifecycle

/// Why the project of a folder cannot be read: one sentence, with its place and what stands there.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of the mistake.
  package enum ProjectMistake: String, Hashable, Sendable {
    /// A file or a folder is not there, or this user may not read it.
    case unreadable
    /// A file does not follow its format.
    case malformed
    /// A file, or what it unfolds to, is longer than is looked at.
    case tooLarge
    /// Values, folders or variables lie deeper in each other than is looked at.
    case tooDeep
    /// A link leads out of the folder.
    case outside
    /// Links or inclusions lead back to themselves.
    case loop
    /// Nothing here is an app for iOS.
    case noApp
    /// There are several apps, and none was asked for.
    case severalApps
    /// No app has the name that was asked for.
    case unknownTarget
    /// `swift package` gives no answer.
    case noAnswer
  }

  /// The kind of the mistake, for code.
  package let code: ProjectMistake
  /// The file below the folder, with its line where one is known, such as `App/Info.plist:3`.
  package let location: String
  /// The problem, in one sentence without a period, which quotes the value.
  package let reason: String
  /// The text or the name that is wrong; empty where there is none.
  package let value: String
  /// The names that would do, where one has to be chosen.
  package let choices: [String]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The kind of the mistake.
  ///   - reason: What is wrong, to which the value is added in quotation marks.
  ///   - location: The file below the folder.
  ///   - line: The line of the file, from 1.
  ///   - value: The text or the name that is wrong.
  ///   - choices: The names that would do.
  package init(
    _ code: ProjectMistake, _ reason: String, at location: String, line: Int? = nil,
    value: String = "",
    choices: [String] = []
  ) {
    self.code = code
    self.location = Self.cut(location, most: 400) + (line.map { ":\($0)" } ?? "")
    self.value = value
    self.reason = value.isEmpty ? reason : "\(reason) '\(Self.cut(value, most: 120))'"
    self.choices = choices
  }

  /// The most choices that the sentence lists.
  private static let mostChoices = 20

  /// The place and the sentence, in one line.
  package var description: String {
    let shown = choices.prefix(Self.mostChoices).map { "'\(Self.cut($0, most: 120))'" }
    let more = choices.count - shown.count
    let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    // A folder that is not there is the place and the value.
    let isSaid = !value.isEmpty && location == Self.cut(value, most: 400)
    return (isSaid ? "" : "\(location): ") + reason + (choices.isEmpty ? "" : ": \(list)")
  }

  /// A text in one line, cut where it is longer than a path is.
  private static func cut(_ text: String, most: Int) -> String {
    let scalars = text.unicodeScalars
    let shown = String(String.UnicodeScalarView(scalars.prefix(most))).shown
    return scalars.dropFirst(most).isEmpty ? shown : shown + "…"
  }
}
