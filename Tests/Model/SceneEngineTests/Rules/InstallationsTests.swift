import SceneLifecycle
import Testing

/// Another copy of the app comes onto the device: updated, installed anew, out of a backup.
@Suite struct InstallationsTests {
  /// The calls of a process that connects a window which the device knows.
  private static let known = "1 windowSet, 1 connect, 1 foreground, 1 active"

  static let updating: [EventCase] = [
    .legal("update", "installed"),
    .legal("update", after: "launch 1; home", "processEnded, installed"),
    .legal("update", after: "launch 1; home; suspend", "processEnded, installed"),
    .legal("update", after: "prewarm", "installed"),
    .legal("update", after: "launch 1; home; lock", "processEnded, installed"),
    .illegal("update", after: "launch 1", .wrongState),
    .illegal("update after 1", after: "launch 1; home", .pending),
    .illegal("update after 1", after: "launch 1; kill", .pending),
    // The next version finds the session and what was saved of it.
    .legal(
      "launch 1", after: "launch 1; home; suspend; update",
      "\(CoreTests.start), 1 windowSet, 1 connect, 1 stateReadable, 1 restore, 1 foreground, 1 active"
    ),
    // A force quit still counts, and a window that was closed is reported to the new version.
    .illegal("silentPush", after: "launch 1; kill; update", .notRunning),
    .legal(
      "launch 2", after: "launch 1; systemKill; closeCard 1; update",
      "\(CoreTests.start), discard, \(CoreTests.second)"),
    .legal("update", after: "launch 1; home", on: "sceneless-ios17", "processEnded, installed"),
  ]

  static let reinstalling: [EventCase] = [
    .legal("reinstall", "installed"),
    .legal("reinstall", after: "launch 1; home", "processEnded, installed"),
    .illegal("reinstall", after: "launch 1", .wrongState),
    .illegal("reinstall", after: "launch 1; home; lock", .wrongState),
    // No session is there, and no report of any comes.
    .legal(
      "launch 1", after: "launch 1; home; suspend; reinstall",
      "\(CoreTests.start), \(CoreTests.window)"),
    .legal(
      "launch 2", after: "launch 1; systemKill; closeCard 1; reinstall",
      "\(CoreTests.start), \(CoreTests.second)"),
    // A force quit was one of the app that is gone.
    .legal("silentPush", after: "launch 1; kill; reinstall", "\(CoreTests.start), push"),
    .legal(
      "launch 1", after: "launch 1; home; reinstall", on: "sceneless-ios17",
      "\(CoreTests.start), appActive"),
  ]

  static let restoring: [EventCase] = [
    .legal("restoreBackup", "installed"),
    .legal("restoreBackup", after: "launch 1; home", "processEnded, installed"),
    .illegal("restoreBackup", after: "launch 1", .wrongState),
    .illegal("restoreBackup after 1", after: "launch 1; kill", .pending),
    // The device comes back locked, and knows its sessions or none of them.
    .illegal("launch 1", after: "launch 1; home; restoreBackup", .wrongState),
    .legal(
      "launch 1", after: "launch 1; home; restoreBackup; unlock", "\(CoreTests.start), \(known)"),
    .legal(
      "launch 1", after: "launch 1; home; restoreBackup: restoredSessions = no; unlock",
      "\(CoreTests.start), \(CoreTests.window)"),
    .legal("launch 1", after: "restoreBackup", on: "mac-ios27", "\(CoreTests.start), \(macWindow)"),
  ]

  private static let macWindow = CoreTests.window

  static let cases = updating + reinstalling + restoring

  @Test(arguments: cases)
  func `A copy is installed once the process has ended without a word`(_ event: EventCase) throws {
    try event.check()
  }

  @Test(arguments: [
    ("reinstall", true), ("update", false), ("restoreBackup", false),
    ("restoreBackup: restoredSessions = no", true),
  ])
  func `A session has another identifier where the device has forgotten it`(
    events: String, isNew: Bool
  ) throws {
    var history = try History()
    let first = try #require(history.play("launch 1").first { $0.kind == .connect })
    let installed = try #require(
      history.play("home; \(events)").first { $0.kind == .installed })
    #expect((installed.detail == Callback.noSession) == isNew)
    #expect(installed.open.isEmpty == isNew)
    if events.hasPrefix("restoreBackup") { try history.play("unlock") }
    let second = try #require(history.play("launch 1").first { $0.kind == .connect })
    #expect((first.session != second.session) == isNew)
    #expect(second.connection == (isNew ? 1 : 2))
  }

  @Test func `What closes with the app is never reported`() throws {
    var history = try History()
    try history.play("launch 1; open 2; close 2: discardTime = later; home; reinstall")
    let delivered = try history.play("launch 2; reboot; unlock; launch 3")
    #expect(!delivered.contains { $0.kind == .discard })
  }
}
