import CommandKit
import Foundation
import SceneLifecycle
import SceneProjects
import SceneStarting
import Synchronization

/// Makes packages beside apps that no person wrote, and looks whether what is promised holds.
enum FolderTrial {
  typealias ReadOutcome = ReaderKind.ReadOutcome

  /// How many bytes a byte of the app may become, and how many there are without any.
  private static let (mostTimes, mostFixed) = (50, 400_000)

  /// Begins a package beside an app, and makes it again: all is said in sentences, nothing is left half.
  ///
  /// - Parameter rounds: How often the compiler's place finds mistakes.
  static func outcome(of files: [FolderText], rounds: Int = 3) -> ReadOutcome {
    let folder = InputFolder()
    for text in files { text.write(to: folder.path + "/App") }
    let given = folder.contents(of: "App")
    let first = make(in: folder, rounds)
    let made = folder.contents(of: "Tests")
    if let sentence = broken(first, made, from: given) { return .broken(sentence) }
    try? FileManager.default.removeItem(atPath: folder.path + "/Tests")
    let second = make(in: folder, rounds)
    let again = folder.contents(of: "Tests")
    guard first == second, made.map(\.path) == again.map(\.path),
      zip(made, again).allSatisfy({ $0.bytes == $1.bytes })
    else { return .broken("the same app gives two packages") }
    guard folder.contents(of: "App").map(\.path) == given.map(\.path) else {
      return .broken("something is written into the app")
    }
    return first.error == nil ? .read : .refused
  }

  /// What came of making a package.
  private struct Answer: Hashable {
    var status: ExitStatus?
    var error: CommandError?
    var said: String
  }

  private static func make(in folder: InputFolder, _ rounds: Int) -> Answer {
    let said = Said()
    let console = Console(write: { said.add($0) }, report: { said.add($0) })
    let package = folder.path + "/Tests"
    do throws(CommandError) {
      var request = FolderMaking.FolderRequest(
        app: folder.path + "/App", target: nil, package: package, module: nil,
        dependency: try StarterDependency("https://example.com/fuzz.git", from: package, nil))
      request.isVerbose = true
      let making = FolderMaking(
        request, console: console, modules: NoModules(),
        frontend: OutlineFrontend(mostRounds: rounds), cases: GivenCase(), clock: { 0 })
      let status = try making.make()
      return Answer(status: status, error: nil, said: said.text)
    } catch {
      return Answer(status: nil, error: error, said: said.text)
    }
  }

  private static func broken(
    _ answer: Answer, _ made: [(path: String, bytes: [UInt8])],
    from given: [(path: String, bytes: [UInt8])]
  ) -> String? {
    let size = made.reduce(0) { $0 + $1.bytes.count }
    let most = given.reduce(0) { $0 + $1.bytes.count } * mostTimes + mostFixed
    if size > most { return "\(size) bytes are made, and \(most) are the most" }
    if made.contains(where: { $0.path.hasPrefix("Made.half") }) { return "a package is left half" }
    let lines = answer.said.split(separator: "\n").map { String($0) }
    if let line = lines.first(where: { $0.shown != $0 }) {
      return "a line has signs that are not visible: \(line.shown)"
    }
    if let error = answer.error {
      if let sentence = unclear(error.diagnostic.error) { return sentence }
      return [.misused, .inconclusive].contains(error.status)
        ? nil : "the status is \(error.status)"
    }
    let digest = made.first { $0.path == MadeDigest.fileName }
      .flatMap { MadeDigest(String(decoding: $0.bytes, as: UTF8.self)) }
    guard let digest else { return "there is no digest of what was made" }
    return digest.sources.contains { !$0.path.hasPrefix("../App") }
      ? "the digest has a file that is not of the app" : nil
  }

  /// Why a text is not one clear sentence; nil where it is.
  static func unclear(_ sentence: String) -> String? {
    if sentence.isEmpty { return "an error says nothing" }
    if sentence.contains(where: \.isNewline) || sentence.shown != sentence {
      return "an error is not one line: \(sentence.shown)"
    }
    return sentence.utf8.count > 2_000 ? "an error has \(sentence.utf8.count) bytes" : nil
  }
}

/// Modules of the platform that nothing asks for, as no compiler runs.
private struct NoModules: PlatformFinding {
  func platform(for package: String) throws(CommandError) -> CompiledPlatform {
    CompiledPlatform(folders: [], maps: [], names: ["UIKit", "SwiftUI", "CoreData", "os"])
  }
}

/// What a console was given.
private final class Said: Sendable {
  private let kept = Mutex("")

  func add(_ text: String) { kept.withLock { $0 += text } }
  var text: String { kept.withLock { $0 } }
}
