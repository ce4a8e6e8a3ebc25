import SceneFuzzing
import Testing

/// What the store of the device holds at a launch: of the test, of an older version, of a backup.
@Suite struct DeviceStoreTests {
  private struct Settings: SceneApp {
    let context: AppContext
    private(set) var version = ""

    mutating func didFinishLaunching(_ launch: AppLaunch) {
      version = context.store.defaults["version"] ?? "none"
      context.store.defaults["version"] = "2"
    }
  }

  @Test func `The store of every case holds what the test put there`() throws {
    let law = AppLaw<Settings>("An update is seen once.", id: "settings.update") {
      theApp { app in app.version == "none" }.never()
      AppHappening.launches.leads(to: theApp { app in app.version == "1" || app.version == "2" })
    }
    let test = AppTest(
      "settings", device: { $0.defaults["version"] = "1" }, laws: [law]
    ) { Settings(context: $0) }
    // Only an app that was deleted finds an empty store.
    #expect(
      SceneFuzz.run(test, seed: 1, cases: 100).failures.allSatisfy { failure in
        failure.scenario.entries.contains { $0.event.kind == .reinstall }
      })
    let empty = AppTest("settings", laws: [law]) { Settings(context: $0) }
    let failure = try #require(SceneFuzz.run(empty, seed: 1, cases: 100).failures.first)
    #expect(failure.scenario.entries.count == 1)
  }

  /// What each launch of an app found, in a history with its events between commas.
  private func versions(_ events: String, older: String? = nil) throws -> [String] {
    let lines = events.replacing(", ", with: "\n")
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n\(lines)\n"
    let scenario = try Scenario(parsing: text, file: "versions.scene")
    var found: [String] = []
    var test = AppTest("settings", device: { $0.defaults["version"] = "1" }) {
      found.append(
        [$0.store.defaults["version"], $0.store.keychain["token"]].map { $0 ?? "none" }
          .joined(separator: " "))
      $0.store.keychain["token"] = "secret"
      return Settings(context: $0)
    }
    if let older { test.olderVersion = { $0.defaults["version"] = older } }
    #expect(SceneFuzz.watch(scenario, test).skipped == [])
    return found
  }

  @Test func `An update keeps the store, or leaves what an older version had`() throws {
    #expect(try versions("launch 1, home, update, launch 1") == ["1 none", "2 secret"])
    #expect(
      try versions("launch 1, home, update, launch 1", older: "0") == ["1 none", "0 secret"])
    #expect(try versions("update, launch 1", older: "0") == ["0 none"])
  }

  @Test func `A reinstallation leaves the secrets alone`() throws {
    #expect(try versions("launch 1, home, reinstall, launch 1") == ["1 none", "none secret"])
    #expect(try versions("launch 1, kill, reinstall, launch 1") == ["1 none", "none secret"])
  }

  @Test func `A backup is as old as the last lock of the device`() throws {
    let events = "launch 1, home, restoreBackup, unlock, launch 1"
    #expect(try versions(events) == ["1 none", "2 secret"])
    #expect(try versions("lock, unlock, \(events)") == ["1 none", "1 none"])
  }
}
