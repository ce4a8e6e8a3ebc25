import CommandKit
import Foundation
import SceneCommand
import SceneLifecycle
import SceneLowering

/// `init`: writes what an app's package needs for its first test, and touches nothing that exists.
enum InitVerb {
  /// The programs that the verb runs.
  struct Tools: Sendable {
    /// The way to run the compiler; nil for that of this machine.
    var frontend: (any SwiftFrontend)?
    /// The way to play the first case; nil for the package's own command.
    var cases: (any CasePlaying)?
  }

  /// The verb, with the programs that it runs.
  static func verb(_ tools: Tools = Tools()) -> AddedVerb {
    AddedVerb(
      "init", "Writes what an app's package needs for its first test; what exists stays as it is.",
      options: [
        name, path, delegates, into, target, update, unplayed, checkTime, verbose,
        dependency, print,
      ],
      examples: [
        VerbExample(
          "init --name Notes", "a package in an empty folder: a test, a command, a workflow"),
        VerbExample(
          "init --delegates Notes", "a package beside the app Notes: its delegates as they are"),
        VerbExample("init --update", "the same again, once the app has changed"),
        VerbExample(
          "init --print", "what it would write, and the lines for a manifest that exists"),
      ]
    ) { arguments, console, isInterrupted throws(CommandError) in
      try start(arguments, console, tools, isInterrupted)
    }
  }

  private static let name = Option(
    "name", "NAME", "name of the module with the app's logic (the folder's)")
  private static let path = Option(
    "path", "DIR", "folder of the package (the one around the working folder)")
  private static let delegates = Option(
    "delegates", "DIR", "folder with the app or its project: its delegates are played (Linux)")
  private static let into = Option(
    "into", "DIR", "folder of that package (LifecycleTests beside the app)")
  private static let update = Option("update", nil, "make the copies of such a package again")
  private static let unplayed = Option(
    "unplayed", nil, "leave out the build and the first case of such a package")
  private static let checkTime = Option(
    "check-time", "S", "processor seconds for all checks (150; SwiftUI: 480)")
  private static let verbose = Option("verbose", nil, "say every name of those copies")
  private static let target = Option(
    "target", "NAME", "the app's target, with --delegates, if its project has several apps")
  private static let dependency = Option(
    "dependency", "PATH|URL", "where the package takes SceneFuzz from")
  private static let print = Option("print", nil, "write to the terminal, and no file")

  private static func start(
    _ arguments: Arguments, _ console: Console, _ tools: Tools,
    _ isInterrupted: @escaping StopCheck
  ) throws(CommandError) -> ExitStatus {
    try arguments.checkNoOperands()
    if arguments.has(update) || arguments.has(delegates) {
      return try make(arguments, console, tools, isInterrupted)
    }
    let root = try root(arguments)
    let starter = Starter(
      name: try arguments.about(name) { () throws(CommandError) in
        try StarterName(arguments.text(name), folder: root)
      },
      dependency: try dependency(arguments, from: root))
    let writer = StarterWriter(starter: starter, root: root, console: console)
    if arguments.has(print) { writer.show() } else { try writer.write() }
    return .holds
  }

  private static func dependency(
    _ arguments: Arguments, from root: String
  ) throws(CommandError) -> StarterDependency {
    try arguments.about(dependency) { () throws(CommandError) in
      try StarterDependency(arguments.text(dependency), from: root, arguments.environment.folder)
    }
  }

  // MARK: - An app's own folder

  private static func make(
    _ arguments: Arguments, _ console: Console, _ tools: Tools,
    _ isInterrupted: @escaping StopCheck
  ) throws(CommandError) -> ExitStatus {
    if arguments.has(print) {
      throw CommandError(
        Diagnostic(
          "--print shows no copies of an app: they are many files, and are checked where they lie",
          help: "write them into a folder of their own with --into DIR, and read them there"))
    }
    var request = try arguments.has(update) ? again(arguments) : first(arguments)
    request.isVerbose = arguments.has(verbose)
    request.isPlayed = !arguments.has(unplayed)
    request.checkSeconds = try arguments.number(checkTime, in: 10...100_000)
    let (environment, stop) = (
      arguments.environment, StopRequest(grace: Interruption.grace, isRequested: isInterrupted)
    )
    let making = FolderMaking(
      request, console: console,
      modules: PlatformBuild(environment, stop: stop, console: console, request.dependency),
      frontend: WatchedFrontend(
        tools.frontend ?? ProcessFrontend(isStopped: isInterrupted), console: console,
        isInterrupted: isInterrupted),
      cases: tools.cases ?? BuiltCase(environment, stop: stop, console: console),
      clock: { ProcessorTime.seconds })
    let result = Result { () throws(CommandError) in try making.make() }
    if isInterrupted(), (try? result.get()) != .holds {
      throw CommandError(
        Diagnostic("interrupted before all was made", help: "write the same again: it goes on"),
        .interrupted)
    }
    return try result.get()
  }

  private static func first(
    _ arguments: Arguments
  ) throws(CommandError) -> FolderMaking.FolderRequest {
    let app = absolute(arguments.text(delegates) ?? ".", arguments)
    let package =
      arguments.text(into).map { absolute($0, arguments) } ?? FolderMaking.usual(beside: app)
    return FolderMaking.FolderRequest(
      app: app, target: arguments.text(target), package: package, module: arguments.text(name),
      dependency: try dependency(arguments, from: package))
  }

  /// Returns the request by which a package was made, as its digest has it.
  private static func again(
    _ arguments: Arguments
  ) throws(CommandError) -> FolderMaking.FolderRequest {
    let given = arguments.text(into).map { [absolute($0, arguments)] }
    let (package, digest) = try FolderMaking.begun(
      in: given ?? [FolderMaking.folderName, "."].map { absolute($0, arguments) })
    return FolderMaking.FolderRequest(
      again: digest, package: package, dependency: try dependency(arguments, from: package))
  }

  private static func absolute(_ path: String, _ arguments: Arguments) -> String {
    let folder = arguments.environment.folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    return URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
  }

  /// The folder of the package, as an absolute path.
  private static func root(_ arguments: Arguments) throws(CommandError) -> String {
    let environment = arguments.environment
    guard let given = arguments.text(path) else {
      if let found = environment.packageRoot ?? environment.folder { return found }
      throw CommandError(
        Diagnostic("the working folder is not known", help: "write scenefuzz init --path DIR"))
    }
    return absolute(given, arguments)
  }
}
