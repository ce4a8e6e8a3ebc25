import CommandKit
import SceneGate

extension FuzzCommand {
  /// Throws for words behind `ci` that are wrong whatever the app is: nothing has to be built to say so.
  ///
  /// The names of laws are left to the app's command, which alone knows them.
  ///
  /// - Parameters:
  ///   - words: The verb and what stands behind it.
  ///   - environment: Variables and a folder that may set options, too.
  static func checkGate(
    _ words: [String], _ environment: CommandEnvironment
  ) throws(CommandError) {
    for word in words { try word.checkText() }
    let verb = GateVerb<AppDoor>.verb
    var arguments = try verb.arguments(Array(words.dropFirst()))
    arguments.environment = environment
    var settings = try Settings(
      environment, setting: contract.settable, beside: contract.otherVariables)
    settings.add(try verb.implied(environment.variables))
    arguments.fill(from: settings)
    if arguments.has(.printSettings) { return }
    try arguments.checkNoOperands()
    _ = try RunRequest(arguments, Selection(), limitedTo: GateRequest.usualTime)
    _ = try arguments.number(.fixed, in: 0...Int.max)
    _ = try GateRequest.stopsEarly(arguments)
    _ = try MutantRequest.kills(arguments)
    _ = try AppDoor.setup(arguments)
    _ = try Shard.read(arguments)
    if let corpus = arguments.text(.corpus) { try Disk.checkFolder(corpus) }
  }
}
