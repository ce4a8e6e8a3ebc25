import Foundation
import PackagePlugin

/// `swift package scenefuzz …`: the command in a package that depends on SceneFuzz.
///
/// The app's command does it, which SwiftPM builds. What is not about an app's command, such as `init`
/// and `why`, an installed `scenefuzz` does.
@main struct PackageVerb: CommandPlugin {
  /// Why the plugin stops, as SwiftPM prints it.
  struct Stop: Error, CustomStringConvertible {
    let description: String
  }

  /// Verbs that the command of an app does not have.
  static let verbsOfInstalled = ["init", "why", "explore", "conform"]

  /// Runs one verb, with the streams of this process.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folder = context.package.directoryURL
    if let verb = arguments.first, Self.verbsOfInstalled.contains(verb) {
      return try run(try installed(for: verb), arguments, in: folder)
    }
    let names = apps(of: context.package)
    if names.count > 1 {
      throw Stop(
        description:
          "the package has the commands of \(names.count) apps: \(names.joined(separator: ", ")); call "
          + "one of them, such as swift run "
          + ([names[0]] + arguments).joined(separator: " "))
    }
    guard let name = names.first else {
      throw Stop(
        description:
          "no executable of the package uses SceneCommand; scenefuzz init makes one, and "
          + "scenefuzz init --print shows what it would write")
    }
    let built = try packageManager.build(
      .product(name), parameters: .init(configuration: .debug, logging: .concise))
    guard built.succeeded,
      let program = built.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      throw Stop(description: "the command of the app, '\(name)', does not build\n\(built.logText)")
    }
    try run(program.url, arguments, in: folder)
  }

  /// The executables that are commands of apps, by name.
  private func apps(of package: Package) -> [String] {
    package.targets.filter { target in
      guard (target as? SwiftSourceModuleTarget)?.kind == .executable else { return false }
      return target.dependencies.contains { dependency in
        if case .product(let product) = dependency { return product.name == "SceneCommand" }
        return false
      }
    }.map(\.name).sorted()
  }

  /// The command that the shell would find.
  private func installed(for verb: String) throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/scenefuzz" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Stop(
        description:
          "'\(verb)' is a verb of scenefuzz itself, which is not installed; write make install in the "
          + "checkout of SceneFuzz")
    }
    return URL(fileURLWithPath: path)
  }

  private func run(_ program: URL, _ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // A plugin has no status of its own but success: what is not green must not look green.
    guard process.terminationStatus == 0 else {
      throw Stop(description: "scenefuzz ended with status \(process.terminationStatus)")
    }
  }
}
