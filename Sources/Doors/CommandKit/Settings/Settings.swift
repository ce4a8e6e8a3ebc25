import Foundation
import SceneLifecycle

/// The values of options that are not on the command line: those of variables and of one file.
///
/// The command line counts first, then a variable, then the settings file of the package.
package struct Settings: Hashable, Sendable {
  /// The values of each level, the level that counts more first.
  package private(set) var levels: [[GivenValue]]
  /// Notes on the settings that were left out.
  package private(set) var notes: [String] = []

  /// The prefix of the names of variables.
  package static let prefix = "SCENEFUZZ_"

  /// Reads variables and the settings file.
  ///
  /// - Parameters:
  ///   - environment: Where to read.
  ///   - options: The options that may be set.
  ///   - others: Variables with our prefix that set no option by their name.
  /// - Throws: `CommandError` for a variable or a line of the file that sets no option.
  package init(
    _ environment: CommandEnvironment, setting options: [Option], beside others: [String] = []
  ) throws(CommandError) {
    let variables = try Self.variables(environment.variables, options, others)
    levels = [variables]
    guard let file = environment.settingsFile() else { return }
    if Disk.isForeign(file.path) {
      notes.append(
        "the settings in \(Diagnostic.quote(file.name)) are another user's, and are not read")
    } else {
      levels.append(try Self.values(of: file, options))
    }
  }

  /// Adds values that count less than all others.
  package mutating func add(_ values: [GivenValue]) { levels.append(values) }

  private static func variables(
    _ all: [String: String], _ options: [Option], _ others: [String]
  ) throws(CommandError) -> [GivenValue] {
    var found: [GivenValue] = []
    for name in all.keys.sorted() where name.hasPrefix(prefix) && !others.contains(name) {
      guard let option = options.first(where: { $0.variable == name }) else {
        throw CommandError(
          Diagnostic.unknown(
            name, isNot: "a variable of scenefuzz", of: options.map(\.variable)))
      }
      let value = all[name] ?? ""
      if value.isEmpty { continue }
      do throws(CommandError) {
        try value.checkText()
      } catch {
        throw Origin.variable(name).blamed(for: error)
      }
      if option.value == nil, Option.truth(of: value) == nil {
        throw CommandError(
          Diagnostic(
            "\(Diagnostic.quote(value)) is neither yes nor no",
            notes: ["the value comes from \(name)"], help: "write \(name)=yes"))
      }
      found.append(GivenValue(name: option.name, value: value, origin: .variable(name)))
    }
    return found
  }

  private static func values(
    of file: (path: String, name: String), _ options: [Option]
  ) throws(CommandError) -> [GivenValue] {
    try Disk.checkIsFile(file.path, file.name)
    let bytes = try Disk.read(file.path)
    return try CommandError.reading { () throws(NotationError) in
      try SettingsFile(parsing: bytes, file: file.name, setting: options).values
    }
  }
}

extension Option {
  /// The variable of the environment that sets it.
  package var variable: String {
    Settings.prefix + name.uppercased().replacing("-", with: "_")
  }
}
