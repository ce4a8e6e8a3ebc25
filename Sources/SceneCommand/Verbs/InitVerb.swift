import CommandKit
import Foundation
import SceneGate
import SceneLifecycle
import SceneStarting

/// `init`: writes what an app's package needs for its first test, and touches nothing that exists.
enum InitVerb {
  static let verb = ContractVerb(
    "init", "Writes what an app's package needs for its first test; what exists stays as it is.",
    options: [name, path, delegates, target, dependency, print],
    examples: [
      VerbExample(
        "init --name Notes", "a package in an empty folder: a test, a command, a workflow"),
      VerbExample(
        "init --delegates Notes", "a test of the delegates in the folder Notes, as they are"),
      VerbExample("init --print", "what it would write, and the lines for a manifest that exists"),
    ],
    action: ContractAction { call throws(CommandError) in try start(call.arguments, call.console) })

  private static let name = Option(
    "name", "NAME", "name of the module with the app's logic (the folder's)")
  private static let path = Option(
    "path", "DIR", "folder of the package (the one around the working folder)")
  private static let delegates = Option(
    "delegates", "DIR", "folder with the app's AppDelegate.swift: its delegates are tested (Linux)")
  private static let target = Option(
    "target", "NAME", "the app's target, with --delegates, if its project has several apps")
  private static let dependency = Option(
    "dependency", "PATH|URL", "where the package takes SceneFuzz from")
  private static let print = Option("print", nil, "write to the terminal, and no file")

  private static func start(
    _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    try arguments.checkNoOperands()
    let root = try root(arguments)
    let folder = arguments.environment.folder
    let sources = try arguments.about(delegates) { () throws(CommandError) in
      guard let given = arguments.text(delegates) else { return nil as DelegateFolder? }
      return try DelegateFolder(given, target: arguments.text(target), in: root, folder)
    }
    let starter = Starter(
      name: try arguments.about(name) { () throws(CommandError) in
        try StarterName(arguments.text(name), folder: sources.map(\.path) ?? root)
      },
      dependency: try arguments.about(dependency) { () throws(CommandError) in
        try StarterDependency(arguments.text(dependency), from: root, folder)
      }, delegates: sources)
    let writer = StarterWriter(starter: starter, root: root, console: console)
    if arguments.has(print) { writer.show() } else { try writer.write() }
    return .holds
  }

  /// The folder of the package, as an absolute path.
  private static func root(_ arguments: Arguments) throws(CommandError) -> String {
    let environment = arguments.environment
    guard let given = arguments.text(path) else {
      if let found = environment.packageRoot ?? environment.folder { return found }
      throw CommandError(
        Diagnostic("the working folder is not known", help: "write scenefuzz init --path DIR"))
    }
    let url = URL(
      fileURLWithPath: given,
      relativeTo: environment.folder.map { URL(fileURLWithPath: $0, isDirectory: true) })
    return url.standardizedFileURL.path
  }
}
