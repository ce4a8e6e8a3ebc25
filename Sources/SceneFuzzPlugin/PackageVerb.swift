import Foundation
import PackagePlugin

/// `swift package scenefuzz …`: the command in a package that depends on SceneFuzz.
///
/// The app's command does it, which SwiftPM builds. `init` is for packages that have none yet: an
/// installed `scenefuzz` does it.
@main struct PackageVerb: CommandPlugin {
  /// Why the plugin stops, as SwiftPM prints it.
  struct Stop: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs one verb, with the streams of this process.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folder = context.package.directoryURL
    if arguments.first == "init" { return try run(try installed(), arguments, in: folder) }
    guard let name = app(of: context.package) else {
      throw Stop(
        description:
          "no executable of the package uses SceneCommand; scenefuzz init makes one, and "
          + "scenefuzz init --print shows what it would write")
    }
    let built = try packageManager.build(
      .product(name), parameters: .init(configuration: .release, logging: .concise))
    guard built.succeeded,
      let program = built.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      throw Stop(description: "the command of the app, '\(name)', does not build\n\(built.logText)")
    }
    try run(program.url, arguments, in: folder)
  }

  /// The executable that is the command of the package's app: the first by name.
  private func app(of package: Package) -> String? {
    package.targets.filter { target in
      guard (target as? SwiftSourceModuleTarget)?.kind == .executable else { return false }
      return target.dependencies.contains { dependency in
        if case .product(let product) = dependency { return product.name == "SceneCommand" }
        return false
      }
    }.map(\.name).sorted().first
  }

  /// The command that the shell would find.
  private func installed() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/scenefuzz" }
    guard let path = paths.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Stop(
        description: "scenefuzz is not installed; write make install in the checkout of SceneFuzz")
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
