import CommandKit
import CommandTrials
import Foundation
import SceneCommand
import SceneFuzzing
import SceneLifecycle
import TestSupport
import Testing

struct SettingsTests {
  private static let file = """
    # usual
    jobs 4   # of eight
    corpus kept here
    quiet
    """

  @Test func `A flag counts before a variable, a variable before the file`() async throws {
    let session = try Session()
    try session.write(Self.file, to: SettingsFile.name)
    session.environment = CommandEnvironment(
      variables: ["SCENEFUZZ_JUNIT": "a.xml", "SCENEFUZZ_CASES": "5", "HOME": "x"],
      folder: session.folder)
    #expect(await session.run("ci --contract --print-settings --cases 7") == .holds)
    #expect(Golden("settings.txt").difference(from: session.output) == nil)
  }

  @Test func `A value lower down does not exclude one higher up`() async throws {
    let session = try Session()
    session.environment = CommandEnvironment(variables: ["SCENEFUZZ_FOR": "1h"])
    #expect(await session.run("run --cases 3 --print-settings") == .holds)
    #expect(session.output.contains("cases       3   command line"))
    #expect(session.output.contains("for         -   not set"))
    session.environment = CommandEnvironment(variables: ["SCENEFUZZ_EVENTS": "9"])
    #expect(await session.run("run --callbacks 30 --cases 2 --corpus DIR") == .holds)
  }

  @Test func `The file of the package counts in its folders, and only there`() async throws {
    let session = try Session()
    try session.write("jobs 9\n", to: SettingsFile.name)
    try session.write("", to: "Package.swift")
    try FileManager.default.createDirectory(
      atPath: session.folder + "/a/b", withIntermediateDirectories: true)
    session.environment = CommandEnvironment(folder: session.folder + "/a/b")
    #expect(await session.run("run --print-settings") == .holds)
    #expect(session.output.contains("../../.scenefuzzrc:1:6"))
    try session.write("", to: "a/Package.swift")
    #expect(await session.run("run --print-settings") == .holds)
    #expect(!session.output.contains(SettingsFile.name))
  }

  @Test func `A switch can be taken back`() async throws {
    let session = try Session()
    try session.write("soft\n", to: SettingsFile.name)
    session.environment = CommandEnvironment(
      variables: ["SCENEFUZZ_SOFT": "no"], folder: session.folder)
    #expect(await session.run("run --print-settings") == .holds)
    #expect(session.output.contains("soft        no  SCENEFUZZ_SOFT"))
  }

  @Test(arguments: [
    ("case 5\n", "1:1", "did you mean 'cases'?"),
    ("jobs\n", "1:5", "write the value N"), ("soft maybe\n", "1:6", "write yes or no"),
    ("jobs 1\njobs 2\n", "2:1", "keep one of the two"), ("\n[ci]", "2:1", "an option"),
    ("jobs 0\n", "1:6", "give a whole number from 1 to 1024"),
    ("seed x\n", "1:6", "digits"), ("platform ipad-ios72\n", "1:10", "did you mean"),
    ("for 3x\n", "1:5", "write 500ms, 30s, 5m or 2h"),
    ("only scene.x,y\n", "1:6", "is not an invariant or an event"),
    ("callbacks 30\nevents 9\n", "1:11", "keep one of the two"),
    ("shard 1/2\ncases 5\n", "1:7", "write --shard K/N on the command line"),
  ])
  func `A wrong line is named with its place`(
    text: String, location: String, help: String
  ) async throws {
    let session = try Session()
    try session.write(text, to: SettingsFile.name)
    session.environment = CommandEnvironment(folder: session.folder)
    #expect(await session.run("run --corpus DIR") == .misused)
    #expect(session.messages.contains("note: \(SettingsFile.name):\(location)\n"))
    #expect(session.messages.contains(help))
  }

  @Test(arguments: [
    ("SCENEFUZZ_CASSES", "5", "did you mean 'SCENEFUZZ_CASES'?"),
    ("SCENEFUZZ_JOBS", "many", "the value comes from SCENEFUZZ_JOBS"),
    ("SCENEFUZZ_QUIET", "often", "write SCENEFUZZ_QUIET=yes"),
    ("SCENEFUZZ_CORPUS", "q\u{FFFD}", "the value comes from SCENEFUZZ_CORPUS"),
  ])
  func `A wrong variable is named`(name: String, value: String, message: String) async throws {
    let session = try Session()
    session.environment = CommandEnvironment(variables: [name: value])
    #expect(await session.run("run --corpus DIR") == .misused)
    #expect(session.messages.contains(message))
  }
}
