import Foundation
import PackagePlugin

/// `swift package scenefuzz …`: the command in a package that depends on SceneFuzz.
///
/// What an app's command can do is done by the app's command, which SwiftPM builds; `init` and what
/// needs no app is done by `scenefuzz` itself.
@main struct SceneFuzzPlugin: CommandPlugin {
  /// Why the plugin stops, as SwiftPM prints it.
  struct Stop: Error, CustomStringConvertible {
    let description: String
  }

  /// Verbs that need no app.
  static let withoutApp = ["completions", "help", "init", "man", "version", "--help", "--version"]

  /// Runs one verb, with the streams of this process.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let folder = context.package.directoryURL
    guard let verb = arguments.first, !Self.withoutApp.contains(verb) else {
      let tool = try context.tool(named: "scenefuzz").url
      // The folder of the package, wherever SwiftPM was called.
      let isInit = arguments.first == "init" && !arguments.contains { $0.hasPrefix("--path") }
      let path = isInit ? ["--path", folder.path] : []
      return try run(tool, arguments + path, in: folder)
    }
    guard let name = app(of: context.package) else {
      throw Stop(
        description: "no executable of the package uses SceneCommand; "
          + "write swift package scenefuzz init, or scenefuzz init --print")
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
