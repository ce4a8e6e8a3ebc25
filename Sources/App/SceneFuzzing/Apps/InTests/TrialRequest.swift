import Foundation
import SceneLifecycle
import SceneTaskHooks

/// The request to play a history in this process, instead of its tests.
///
/// A folder that a variable names has it. Only the process that has started this one can have
/// written to its pipe the secret of that folder: a variable alone plays nothing and passes
/// nothing.
struct TrialRequest {
  /// The variable that names the folder with the history.
  static let variable = "SCENEFUZZ_TRIAL"
  /// The variable with the number of the parent, and that of the pipe on which the secret comes.
  static let keyVariable = "SCENEFUZZ_TRIAL_KEY"
  /// The number of the pipe in the process.
  static let pipe: Int32 = 9
  /// How the names of the folders begin.
  static let prefix = "scenefuzz-trial-"

  private let folder: URL
  private let secret: String

  /// The request of this process; nil for one that plays tests.
  ///
  /// - Throws: `TestSettingError` where the variable was set by anything but a test.
  static func current() throws(TestSettingError) -> TrialRequest? {
    guard let path = ProcessInfo.processInfo.environment[variable] else { return nil }
    let folder = URL(fileURLWithPath: path)
    let wanted = try? String(contentsOf: folder.appendingPathComponent("secret"), encoding: .utf8)
    guard let given = scene_trial_secret().map({ String(cString: $0) }), given == wanted else {
      throw TestSettingError(
        name: variable, value: path, wanted: "what a test hands to a process that it has started")
    }
    return TrialRequest(folder: folder, secret: given)
  }

  /// Writes a request.
  ///
  /// - Returns: The secret, which the process has to get another way.
  static func write(_ scenario: Scenario, of test: String, to folder: URL) throws -> String {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    let secret = UUID().uuidString
    try Data(secret.utf8).write(to: folder.appendingPathComponent("secret"))
    try Data(test.utf8).write(to: folder.appendingPathComponent("test"))
    try Data(scenario.text.utf8).write(to: folder.appendingPathComponent("case.scene"))
    return secret
  }

  /// Where the process keeps how far the app is.
  static func inPlay(_ folder: URL) -> String { folder.appendingPathComponent("in-play").path }

  /// Where the process says that it has played the history to its end: a status is the app's, too.
  static func held(_ folder: URL) -> URL { folder.appendingPathComponent("held") }

  /// Plays the history and ends the process; returns at once where it is another test's.
  ///
  /// - Parameters:
  ///   - test: What tells the test from others.
  ///   - play: Plays, and keeps how far it is.
  func answer(_ test: String, play: (Scenario, CrashBreadcrumb) -> Void) throws {
    let wanted = try Data(contentsOf: folder.appendingPathComponent("test"))
    guard String(decoding: wanted, as: UTF8.self) == test else { return }
    let bytes = try Data(contentsOf: folder.appendingPathComponent("case.scene"))
    let breadcrumb = CrashBreadcrumb(at: Self.inPlay(folder))
    breadcrumb.plays(.kept(0))
    play(try Scenario(parsing: Array(bytes), file: "case.scene"), breadcrumb)
    try Data(secret.utf8).write(to: Self.held(folder))
    scene_family_leave("\(Self.variable)=\(folder.path)", 0)
  }
}
