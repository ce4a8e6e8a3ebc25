import Foundation
import TestSupport

/// What went otherwise than it should.
struct TrialFlaw: Error, CustomStringConvertible {
  let description: String
}

/// Makes the package beside an app, builds it and runs its tests: of the right app, and with the bug.
struct FolderTrial {
  private let fixture: FixtureFolder
  private let folder: URL
  private let command: URL

  /// Takes an app.
  ///
  /// - Parameters:
  ///   - fixture: The app.
  ///   - folder: Where it is tried, with all others: SceneFuzz is built there once.
  ///   - command: The command `scenefuzz`.
  init(_ fixture: FixtureFolder, in folder: URL, command: URL) {
    self.fixture = fixture
    self.folder = folder
    self.command = command
  }

  /// The name of the trial with the bug.
  private static let bug = "bug"

  private var home: URL { folder.appendingPathComponent(fixture.name) }
  private var app: URL { home.appendingPathComponent("App") }
  private var package: URL { home.appendingPathComponent("LifecycleTests") }

  /// Tries the app.
  ///
  /// - Throws: `TrialFlaw` where a test of the right app fails, or none does with the bug.
  func run() throws {
    if FileManager.default.fileExists(atPath: home.path) {
      try FileManager.default.removeItem(at: home)
    }
    try fixture.copyApp(to: app)
    let right = try made(by: ["--delegates", app.path, "--dependency", checkout.path], "right")
    guard right.status == 0 else { throw flaw("the right app's tests fail", right) }
    try fixture.plantBug(in: app)
    let wrong = try made(by: ["--update"], Self.bug)
    guard wrong.status != 0 else { throw flaw("no test fails with the bug", wrong) }
    for text in try fixture.expected() where !wrong.text.contains(text) {
      throw flaw("the tests with the bug do not say '\(text)'", wrong)
    }
  }

  /// Makes the package, and runs its tests.
  private func made(by words: [String], _ kind: String) throws -> Outcome {
    let before = try FixtureFolder.files(in: app)
    let line = ["init"] + words + ["--into", package.path]
    let made = try run(command, line, "\(kind)-init")
    let isReady = made.status == 0 && made.text.contains("is ready: ")
    // Of a bug that ends the process the first case may die.
    let dies = kind == Self.bug && made.status == 3 && made.text.contains("its first case dies: ")
    guard isReady || dies else { throw flaw("init ends with \(made.status)", made) }
    // Nothing is left to build, as init has done it.
    let paths = ["--package-path", package.path]
    let built = try swift(["build", "--build-tests"] + paths, "\(kind)-build")
    guard built.status == 0 else { throw flaw("what init has made does not compile", built) }
    let tested = try swift(["test", "--skip-build"] + paths, "\(kind)-test")
    guard try FixtureFolder.files(in: app) == before else {
      throw TrialFlaw(description: "something was written inside the app's folder")
    }
    return tested
  }

  // MARK: - Processes

  /// How a process has ended, and what it has written.
  private struct Outcome {
    let status: Int32
    let text: String
    let log: String
  }

  private func flaw(_ sentence: String, _ outcome: Outcome) -> TrialFlaw {
    TrialFlaw(description: "\(sentence), see \(outcome.log)")
  }

  private func swift(_ words: [String], _ name: String) throws -> Outcome {
    try run(URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + words, name)
  }

  private func run(_ program: URL, _ words: [String], _ name: String) throws -> Outcome {
    let log = home.appendingPathComponent(name + ".log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    let file = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = home
    // What a gate of the outer build has set is not for these tests; all packages share one build.
    let shared = ["SWIFTPM_BUILD_DIR": folder.appendingPathComponent("build").path]
    process.environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("SCENEFUZZ_") && !$0.key.hasPrefix("GITHUB_")
    }.merging(shared) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = file
    process.standardError = file
    try process.run()
    process.waitUntilExit()
    try file.close()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return Outcome(status: process.terminationStatus, text: text, log: log.path)
  }
}
