import CommandKit
import Foundation
import SceneLifecycle

/// The command of an app in the Swift package where `scenefuzz` is called.
///
/// SwiftPM says which executables of the package use `SceneCommand`; it builds the app's and runs it.
struct PackageApp {
  /// The root of the package.
  let root: String
  /// The name of the executable.
  let name: String
  private let stop: StopRequest

  /// The description of a package by SwiftPM, which says more than is read here.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var target_dependencies: [String]?
      var product_dependencies: [String]?

      func uses(_ module: String) -> Bool {
        ((product_dependencies ?? []) + (target_dependencies ?? [])).contains(module)
      }
    }
    var targets: [Target]

    /// The executables that use `SceneCommand`, sorted; `scenefuzz` itself is none.
    var commands: [String] {
      targets.filter {
        $0.type == "executable" && $0.name != "scenefuzz" && $0.uses(PackageApp.product)
      }.map(\.name).sorted()
    }

    /// The tests of an app's own delegates, sorted.
    var delegateTests: [String] {
      targets.filter { $0.type == "test" && $0.uses("SceneUIKit") }.map(\.name).sorted()
    }
  }

  /// The product that makes an executable the command of an app.
  static let product = "SceneCommand"

  /// Looks for the one app of the package.
  ///
  /// - Parameters:
  ///   - environment: Where `scenefuzz` was called.
  ///   - stop: When what is started has to stop.
  /// - Throws: `CommandError` where there is no app (5), or more than one (2).
  init(_ environment: CommandEnvironment, stop: StopRequest) throws(CommandError) {
    guard let root = environment.packageRoot else {
      throw Self.nothing("there is no app here: the folder is in no Swift package")
    }
    let package = try Self.description(of: root, environment, stop)
    let names = package.commands
    guard let first = names.first else {
      let missing = "no executable of \(Diagnostic.quote(root)) uses \(Self.product)"
      if let tests = package.delegateTests.first { throw Self.noCommand(missing, tests) }
      throw Self.nothing("there is no app here: " + missing)
    }
    if names.count > 1 {
      throw CommandError(
        Diagnostic(
          "the package has the commands of \(names.count) apps: " + names.joined(separator: ", "),
          help: "call one of them: swift run \(first) ci"))
    }
    self.root = root
    self.stop = stop
    name = first
  }

  private static func nothing(_ sentence: String) -> CommandError {
    CommandError(
      Diagnostic(
        sentence,
        notes: ["'scenefuzz ci --contract' judges SceneFuzz's own model of UIKit"],
        help: "write scenefuzz init in the folder of your app: it makes the command, and a test"),
      .nothing)
  }

  /// A package whose app has no command, but tests that play its delegates: another app is not meant.
  private static func noCommand(_ missing: String, _ tests: String) -> CommandError {
    CommandError(
      Diagnostic(
        "the app has no command yet: " + missing,
        notes: [
          "'swift test --filter \(tests.shellWord)' plays the app's delegates without one",
          "the page 'A command for delegates' (CommandOfDelegates.md of SceneHosting) has the command"
            + " that ci, replay, explain and defects need",
        ],
        help: "write swift test, or add the targets of that page to Package.swift"),
      .nothing)
  }

  /// Returns SwiftPM's description of a package.
  private static func description(
    of root: String, _ environment: CommandEnvironment, _ stop: StopRequest
  ) throws(CommandError) -> Description {
    let words = ["package", "--package-path", root, "describe", "--type", "json"]
    let (status, output) = try SwiftTool(environment, stop: stop).output(of: words)
    guard status == 0,
      let described = try? JSONDecoder().decode(Description.self, from: output)
    else {
      throw CommandError(
        Diagnostic(
          "'swift \(words.joined(separator: " "))' does not describe the package",
          help: "make sure that 'swift build' works there"))
    }
    return described
  }

  /// How SwiftPM builds the app's command.
  enum BuildConfiguration: String, CaseIterable {
    /// As `swift test` does, so that nothing is built twice: the usual one.
    case debug
    /// Optimized: it plays some twenty times as many callbacks a second, and takes minutes to build.
    case release

    /// The option that names it.
    static let option = Option(
      "configuration", "C",
      "how the app's command is built: debug (default), or release for long runs"
    ).taking(Self.self)

    /// Takes the option from the words of a command; the rest is for the app's own.
    ///
    /// - Throws: `CommandError` where it names none.
    init(takenFrom words: inout [String]) throws(CommandError) {
      self = .debug
      let option = Self.option
      let flag = "--" + option.name
      while let index = words.firstIndex(where: { $0 == flag || $0.hasPrefix(flag + "=") }) {
        let count = words[index] == flag ? min(2, words.count - index) : 1
        let given = Array(words[index..<index + count])
        words.removeSubrange(index..<index + count)
        self = try Arguments("ci", given, [option]).choice(option, as: "a configuration") ?? self
      }
    }
  }

  /// Builds the app's command and runs one of its verbs, with the streams of this process.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - environment: Where `scenefuzz` was called.
  ///   - console: Gets what is built, which may take minutes.
  /// - Throws: `CommandError` where the command does not build, or does not say that its status is that of a
  ///   verb; also where a stop was asked for.
  /// - Returns: Its exit status.
  func run(
    _ words: [String], _ environment: CommandEnvironment, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    var words = words
    let configuration = try BuildConfiguration(takenFrom: &words)
    let tool = try SwiftTool(environment, stop: stop)
    console.report("building '\(name)' of \(root); the first time takes a minute or more\n")
    let build = ["build", "-c", configuration.rawValue, "--package-path", root]
    let built = try tool.run(build + ["--product", name, "--quiet"], toMessages: true)
    if built != 0 {
      throw CommandError(
        Diagnostic(
          "the command of the app, '\(name)', does not build",
          help: "swift build -c \(configuration) --product \(name.shellWord)"))
    }
    let folder = try tool.output(of: build + ["--show-bin-path"])
    let path = String(decoding: folder.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return try judge("\(path)/\(name)", words)
  }

  /// Runs the app's command, and takes its status where it says that this is the status of a verb.
  private func judge(_ path: String, _ words: [String]) throws(CommandError) -> ExitStatus {
    let answer = try CommandAnswer()
    var command = SwiftTool(path: path, stop: stop)
    command.variables[CommandAnswer.variable] = answer.question
    let status: Int32
    do throws(CommandError) {
      status = try command.run(
        words, lending: [(answer.writing, CommandAnswer.given)], pause: SwiftTool.pause)
    } catch {
      answer.close()
      throw error
    }
    if answer.confirms(status), let known = ExitStatus(rawValue: status) { return known }
    throw CommandError(
      Diagnostic(
        "'\(name)' ended with status \(status) and did not say that it has judged anything",
        notes: ["only FuzzCommand.main(checking:) answers; what ends its process before does not"],
        help: "let \(name) call FuzzCommand.main(checking:), as scenefuzz init writes it"),
      status == 0 ? .misused : .faulty)
  }
}
