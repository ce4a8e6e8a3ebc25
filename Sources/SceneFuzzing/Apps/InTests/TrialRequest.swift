import Foundation
import SceneLifecycle

/// What this process was started to play instead of its tests.
struct TrialRequest {
  /// The variable that names the folder with the history.
  static let variable = "SCENEFUZZ_TRIAL"

  /// The status of a process that has played its history to the end.
  static let heldStatus: Int32 = 97

  private let folder: URL

  /// The request of this process; nil for one that plays tests.
  static var current: TrialRequest? {
    ProcessInfo.processInfo.environment[variable].map {
      TrialRequest(folder: URL(fileURLWithPath: $0))
    }
  }

  /// Writes a request.
  static func write(_ scenario: Scenario, of test: String, to folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    try Data(test.utf8).write(to: folder.appendingPathComponent("test"))
    try Data(scenario.text.utf8).write(to: folder.appendingPathComponent("case.scene"))
  }

  /// Where the process keeps how far the app is.
  static func inPlay(_ folder: URL) -> String { folder.appendingPathComponent("in-play").path }

  /// Plays the history and ends the process; returns at once where it is another test's.
  ///
  /// - Parameters:
  ///   - test: What tells the test from others.
  ///   - play: Plays, and keeps how far it is.
  func answer(_ test: String, play: (Scenario, CrashBreadcrumb) -> Void) throws {
    let wanted = try Data(contentsOf: folder.appendingPathComponent("test"))
    guard String(decoding: wanted, as: UTF8.self) == test else { return }
    let bytes = try Data(contentsOf: folder.appendingPathComponent("case.scene"))
    let crumbs = CrashBreadcrumb(at: Self.inPlay(folder))
    crumbs.plays(.kept(0))
    play(try Scenario(parsing: Array(bytes), file: "case.scene"), crumbs)
    _exit(Self.heldStatus)
  }
}
