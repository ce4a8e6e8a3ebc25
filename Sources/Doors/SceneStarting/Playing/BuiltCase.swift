package import CommandKit
import Foundation
import SceneLifecycle
import SceneLowering

/// Builds a package's test with SwiftPM and plays one case of it; `swift test` goes on from there.
package struct BuiltCase: CasePlaying {
  private let environment: CommandEnvironment
  private let stop: StopRequest
  private let logged: LoggedBuild

  /// Takes what runs `swift`.
  ///
  /// - Parameters:
  ///   - environment: Where the command runs, which finds `swift`.
  ///   - stop: What ends a build early.
  ///   - console: Where it says how far it is.
  package init(_ environment: CommandEnvironment, stop: StopRequest, console: Console) {
    self.environment = environment
    self.stop = stop
    logged = LoggedBuild(console)
  }

  /// Builds a package where `swift test` builds it, and plays its first case.
  ///
  /// - Throws: `CommandError` where a stop was asked for, or no file can be made.
  package func play(_ package: PlayedPackage) throws(CommandError) -> FirstCase {
    let tool: SwiftTool
    do throws(CommandError) { tool = try SwiftTool(environment, stop: stop) } catch {
      return .notPlayed(error.diagnostic.error)
    }
    let build = ["build", "--package-path", package.folder]
    let built = try logged.run(tool, build + ["--build-tests"], "building the test")
    guard built.status == 0 else { return .notBuilt(BuildLog(built.text).mistake) }
    let folder = String(
      decoding: try tool.output(of: build + ["--show-bin-path"]).output, as: UTF8.self)
    let path =
      folder.trimmingCharacters(in: .whitespacesAndNewlines) + "/" + package.command
    guard FileManager.default.isExecutableFile(atPath: path) else {
      return .notPlayed("the package has no command \(Diagnostic.quote(package.command))")
    }
    return try end(of: SwiftTool(path: path, stop: stop), package)
  }

  /// Plays the first case of the test, and looks only whether the app lives through it.
  private func end(
    of command: SwiftTool, _ package: PlayedPackage
  ) throws(CommandError) -> FirstCase {
    let scratch = ScratchNames.url(isDirectory: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    try? FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let json = scratch.appendingPathComponent("case.json")
    let played = try logged.run(
      command, CaseAnswer.question + ["--corpus", scratch.path, "--json", json.path],
      "playing one case")
    return CaseAnswer(
      json: FileManager.default.contents(atPath: json.path), said: played.text,
      sources: package.sources
    ).end
  }
}
