import CommandKit
import CommandTrials
import SceneCommand
import SceneConformance
import SceneModelVerbs
import Testing

@Suite struct `Judging recordings` {
  private static let good = "# mode: scene\n#\nA sceneDidBecomeActive\nA sceneWillResignActive\n"
  private static let broken = "# mode: scene\n#\nA sceneDidBecomeActive\nA sceneDidBecomeActive\n"

  @Test func `a recording that breaks a sentence is refuted at its line`() async throws {
    let session = try Session()
    try session.write(Self.good, to: "good.trace")
    try session.write(Self.broken, to: "broken.trace")
    #expect(await session.run("conform DIR/good.trace") == .holds)
    #expect(session.lastLine == "1 of 1 recording explained")
    #expect(await session.run("conform DIR/broken.trace DIR/good.trace") == .violated)
    #expect(session.output.contains("broken.trace:4\n    came:     A sceneDidBecomeActive\n"))
    #expect(session.output.contains("breaks:   scene.active-and-resign-alternate (hard)"))
    #expect(session.lastLine == "1 of 2 recordings explained, 1 refuted")
  }

  @Test func `of several recordings refuted wins over undecided, that over explained`() throws {
    let good = try Recording(parsing: Self.good, file: "good.trace")
    let broken = try Recording(parsing: Self.broken, file: "broken.trace")
    let explained = RecordingVerdict(good, Conformance.check(good))
    let refuted = RecordingVerdict(broken, Conformance.check(broken))
    let undecided = RecordingVerdict(good, Conformance.check(good, limit: 1))
    #expect([explained, refuted, undecided].map(\.status) == [.holds, .violated, .inconclusive])
    let statuses = [explained, undecided, refuted].map(\.status.severity)
    #expect(statuses == statuses.sorted())
    #expect(
      RecordingVerdict.summary([explained, refuted, undecided])
        == "1 of 3 recordings explained, 1 refuted, 1 undecided")
  }

  @Test func `a name that recordings do not have is skipped with a note where that is asked for`()
    async throws
  {
    let session = try Session()
    try session.write(Self.good + "NAPP userDidSneezeNotification\n", to: "odd.trace")
    #expect(await session.run("conform DIR/odd.trace") == .misused)
    #expect(await session.run("conform DIR/odd.trace --lenient") == .holds)
    #expect(session.messages.contains("note: skipped: "))
  }

  @Test func `a verdict says which modes were tried where the file names none`() async throws {
    let session = try Session()
    let active = "APP applicationDidBecomeActive\n"
    try session.write(active, to: "once.trace")
    #expect(await session.run("conform DIR/once.trace") == .holds)
    try session.write(active + active, to: "twice.trace")
    #expect(await session.run("conform DIR/twice.trace") == .violated)
    let modes = "no '# mode:' is given, 'scene' and 'sceneless' were tried"
    #expect(session.output.contains("    modes:    \(modes); it went furthest as 'sceneless'\n"))
    #expect(await session.run("conform DIR/twice.trace --format json") == .violated)
    #expect(session.output.contains("\"modes\": ["))
    try session.write("# mode: sceneless\n#\n" + active + active, to: "named.trace")
    #expect(await session.run("conform DIR/named.trace") == .violated)
    #expect(!session.output.contains("modes:"))
  }

  @Test func `lines that the model has no callback for are skipped and counted`() async throws {
    let session = try Session()
    let lines = "VC loadView\nVC viewIsAppearing(_:)\nVC loadView\n"
    try session.write(Self.good + lines, to: "views.trace")
    #expect(await session.run("conform DIR/views.trace") == .holds)
    let names = "loadView, viewIsAppearing(_:)"
    let skipped = "  skipped 3 lines that the model has no callback for: \(names)\n"
    #expect(session.output.contains(skipped))
  }

  @Test func `the explanation is the history that a person would tell`() async throws {
    let session = try Session()
    let lines = "A sceneDidEnterBackground\nA sceneWillEnterForeground\nA sceneDidBecomeActive\n"
    try session.write(Self.good + lines, to: "day.trace")
    #expect(await session.run("conform DIR/day.trace --explain") == .holds)
    #expect(session.output.contains("\n    home\n") && session.output.contains("\n    return\n"))
  }
}
