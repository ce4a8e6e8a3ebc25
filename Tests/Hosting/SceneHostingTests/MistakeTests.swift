import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

private final class PlainAppDelegate: UIResponder, UIApplicationDelegate {}
private final class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {}

/// Gives every session a configuration for windows.
private final class OneRoleAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  }
}

/// Ends that come from the test, which are told and not kept, and one that UIKit brings about.
@Suite(.serialized) struct MistakeTests {
  /// Says to a process of these tests where its test file lies, and whether the test is mended.
  private static let variable = "SCENEFUZZ_TESTS_MISTAKE"

  @MainActor
  @Test(.enabled(if: ProcessInfo.processInfo.environment[variable] != nil, "another test runs it"))
  func `An app whose manifest names a class that is not there`() throws {
    let words = try #require(ProcessInfo.processInfo.environment[Self.variable]).split(
      separator: " ")
    let manifest = words.count > 1 ? SceneManifest { PlainSceneDelegate() } : .template
    let test = AppTest("mistaken", laws: [.balancesLedgers]) {
      HostedApp(manifest: manifest, context: $0) { PlainAppDelegate() }
    }
    try SceneFuzz.check(test, file: words[0] + "/MistakeTests.swift")
  }

  /// Runs the test above in a process of its own.
  private func run(_ word: String) throws -> String {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--testing-library", "swift-testing", "--filter", "MistakeTests"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      Self.variable: word, "SWIFT_BACKTRACE": "enable=no",
    ]) { $1 }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    process.standardOutput = try FileHandle(forWritingTo: file)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test(.enabled(if: CommandLine.arguments.contains("--testing-library")))
  func `A mistake in the test is told by each run and kept by none`() throws {
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenefuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sentence = "the manifest names the class 'SceneDelegate'"
    let first = try run(folder.path)
    #expect(first.contains(sentence) && !first.contains("Test run with"), "\(first)")
    let second = try run(folder.path)
    #expect(second.contains("the last run ended by a mistake in the test"), "\(second)")
    #expect(second.contains(sentence))
    let mended = try run(folder.path + " mended")
    #expect(mended.contains("Test run with"), "\(mended)")
    #expect(!mended.contains("app.crashes"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/Scenes/mistaken"))
  }

  @Test func `A configuration for another role than the session's ends the app with UIKit's words`()
    async throws
  {
    if ProcessInfo.processInfo.environment[Self.variable] != nil { return }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let store = AppContext.Store(
          defaults: LockableStore(), files: LockableStore(), keychain: LockableStore())
        let app = HostedApp(
          manifest: SceneManifest { PlainSceneDelegate() },
          context: AppContext(HandmadeSystem(), store: store)
        ) { OneRoleAppDelegate() }
        app.configure(SessionID(identifier: 1, slot: 0), role: .windowApplication)
        app.configure(SessionID(identifier: 3, slot: 2), role: .keyboardInput)
        app.configure(SessionID(identifier: 2, slot: 1), role: .carPlay)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let role = UISceneSession.Role.carTemplateApplication.rawValue
    #expect(
      said.contains("mismatched UISceneSessionRole") && said.contains("with role \(role)"))
  }
}
