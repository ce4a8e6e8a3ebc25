import Foundation
import SceneFuzzing
import SceneLifecycle

/// What is said about options beside the command line: variables, settings file, profile.
///
/// The command line counts first, then a variable, then the file (first what it says for the
/// profile), then the profile itself.
struct Settings {
  /// The profile that counts, and where it was chosen; nil where nobody chose.
  private(set) var profile: Profile
  private(set) var profileOrigin: Origin?

  private let verb: Verb
  private let commit: [Given]
  private let variables: [Given]
  private let file: [Given]

  /// A value with the option's name and where it stands.
  struct Given: Hashable {
    var name: String
    var value: String
    var origin: Origin
  }

  /// What the names of variables begin with.
  static let prefix = "SCENEFUZZ_"

  /// Reads what is around a command.
  ///
  /// - Throws: `CommandError` for a variable or a line of the file that no option understands.
  init(_ arguments: Arguments, _ surroundings: CommandEnvironment) throws(CommandError) {
    verb = arguments.verb
    commit = Self.commit(surroundings.variables)
    variables = try Self.variables(surroundings.variables)
    let written = try Self.file(surroundings)
    (profile, profileOrigin) = try Self.profile(arguments, variables, written)
    let chosen = profile
    let ordered =
      written.entries.filter { $0.profile == chosen } + written.entries.filter { $0.profile == nil }
    file = ordered.map { Given(name: $0.name, value: $0.value, origin: .file($0.place)) }
  }

  /// Everything that is said, what counts more first.
  var levels: [[Given]] {
    let own = profile.values(for: verb).map {
      Given(name: $0.name, value: $0.value, origin: .profile(profile))
    }
    return [variables, file, own, profile == .dev ? [] : commit]
  }

  /// The seed of a machine that builds: the commit, from the variable that says it.
  private static func commit(_ variables: [String: String]) -> [Given] {
    for name in ["GITHUB_SHA", "CI_COMMIT_SHA"] {
      guard let value = variables[name], value.utf8.count == 40,
        value.allSatisfy({ $0.isASCII && $0.isHexDigit })
      else { continue }
      return [Given(name: Option.seed.name, value: value, origin: .variable(name))]
    }
    return []
  }

  private static func variables(_ all: [String: String]) throws(CommandError) -> [Given] {
    let known = Option.settable.map(\.variable)
    var found: [Given] = []
    let others = ["SCENEFUZZ_GOLDENS", shardIndex, shardCount]
    for name in all.keys.sorted() where name.hasPrefix(prefix) && !others.contains(name) {
      guard let option = Option.settable.first(where: { $0.variable == name }) else {
        throw CommandError(Diagnostic.unknown(name, isNot: "a variable of scenefuzz", of: known))
      }
      let value = all[name] ?? ""
      if value.isEmpty { continue }
      if option.value == nil, Option.truth(of: value) == nil {
        throw CommandError(
          Diagnostic(
            "\(Diagnostic.quote(value)) is neither yes nor no",
            notes: ["the value comes from \(name)"], help: "write \(name)=yes"))
      }
      found.append(Given(name: option.name, value: value, origin: .variable(name)))
    }
    return found + (try shard(all))
  }

  /// Number of a machine, from 0 as job indexes count, and how many there are.
  private static let shardIndex = prefix + "SHARD_INDEX"
  private static let shardCount = prefix + "SHARD_COUNT"

  /// The part of a machine that is told its index and the number of machines.
  private static func shard(_ all: [String: String]) throws(CommandError) -> [Given] {
    let index = all[shardIndex] ?? ""
    let count = all[shardCount] ?? ""
    if index.isEmpty && count.isEmpty { return [] }
    guard let place = Int(index), let machines = Int(count), place >= 0, place < machines else {
      throw CommandError(
        Diagnostic(
          "\(Diagnostic.quote(index)) of \(Diagnostic.quote(count)) is not a shard",
          notes: ["\(shardIndex) is from 0 up to \(shardCount) - 1"],
          help: "set both \(shardIndex) and \(shardCount)"))
    }
    let value = "\(place + 1)/\(machines)"
    return [Given(name: Option.shard.name, value: value, origin: .variable(shardIndex))]
  }

  private static func file(_ surroundings: CommandEnvironment) throws(CommandError) -> SettingsFile
  {
    guard let file = surroundings.settingsFile() else { return SettingsFile() }
    let bytes = try Disk.read(file.path)
    do throws(NotationError) {
      return try SettingsFile(parsing: bytes, file: file.name)
    } catch {
      throw CommandError(error.diagnostic)
    }
  }

  private static func profile(
    _ arguments: Arguments, _ variables: [Given], _ file: SettingsFile
  ) throws(CommandError) -> (Profile, Origin?) {
    let name = Option.profile.name
    let flag = arguments.text(.profile).map { Given(name: name, value: $0, origin: .flag) }
    let entry = file.entries.first { $0.name == name && $0.profile == nil }
    let given =
      flag ?? variables.first { $0.name == name }
      ?? entry.map { Given(name: name, value: $0.value, origin: .file($0.place)) }
    guard let given else { return (.usual(for: arguments.verb), nil) }
    guard let profile = Profile(rawValue: given.value) else {
      let known = Profile.allCases.map(\.rawValue)
      throw given.origin.blamed(
        for: CommandError(Diagnostic.unknown(given.value, isNot: "a profile", of: known)))
    }
    return (profile, given.origin)
  }
}

extension Option {
  /// Every option that a variable or a settings file may set, each name once.
  static let settable: [Option] = {
    var found: [Option] = []
    for option in Verb.allCases.filter(\.takesSettings).flatMap(\.options) + AppVerb.limits
    where option.name != Option.printSettings.name
      && !found.contains(where: { $0.name == option.name })
    {
      found.append(option)
    }
    return found
  }()

  /// The variable of the environment that sets it.
  var variable: String {
    Settings.prefix + name.uppercased().replacing("-", with: "_")
  }

  /// Whether a word says that a switch is on; nil when it says neither.
  static func truth(of word: String) -> Bool? {
    switch word.lowercased() {
    case "", "yes", "true", "on", "1": true
    case "no", "false", "off", "0": false
    default: nil
    }
  }
}
