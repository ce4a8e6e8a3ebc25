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

/// The lines that a build has written.
package struct BuildLog {
  private let lines: [Substring]

  /// Takes the text of a log.
  package init(_ text: String) { lines = text.split(whereSeparator: \.isNewline) }

  /// How far the build is.
  package var steps: String {
    for line in lines.reversed() where line.hasPrefix("[") {
      let numbers = line.dropFirst().prefix { $0 != "]" }.split(separator: "/").compactMap {
        Int($0)
      }
      if numbers.count == 2 { return "\(numbers[0]) of \(numbers[1]) steps" }
    }
    return "it has begun"
  }

  /// The build that this one waits for, in words; nil where it does not wait.
  package var holder: String? {
    guard let last = lines.last, last.hasPrefix("Another instance of SwiftPM") else { return nil }
    let number = last.split { !$0.isNumber }.first.map { " (process \($0))" } ?? ""
    return "another build holds the folder\(number), end it or wait for it"
  }

  /// The first mistake that it names, or its last line.
  package var mistake: String {
    let marked =
      lines.first { $0.contains(": error: ") } ?? lines.first { $0.hasPrefix("error: ") }
    return marked.map { String($0).replacing("error: ", with: "", maxReplacements: 1) }
      ?? lines.last.map(String.init) ?? "it says nothing"
  }
}
