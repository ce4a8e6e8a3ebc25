import SceneLifecycle
import SceneReporting
import TestSupport
import Testing

@Suite struct `Reports of a play` {
  private let fancy = Style(usesColour: false, usesUnicode: true)

  @Test func `a trace groups callbacks by event and marks the broken line`() {
    let report = TraceReport(.example(breaking: 11))
    #expect(Golden("trace-broken.txt").difference(from: report.text()) == nil)
  }

  @Test func `a trace that holds has no mark`() {
    let text = TraceReport(.example()).text()
    #expect(Golden("trace.txt").difference(from: text) == nil)
    #expect(!text.contains(">"))
  }

  @Test func `a new session with the number of an old one is told from it everywhere`() {
    var transcript = Transcript.example(breaking: 8)
    for index in transcript.callbacks.indices where transcript.callbacks[index].isOfScene {
      transcript.callbacks[index].session =
        index < 5 ? 1 : transcript.callbacks[index].scene == 0 ? 2 : 3
    }
    transcript.callbacks[8].scene = 0
    transcript.callbacks[8].session = 2
    transcript.callbacks[11].connection = 2
    transcript.callbacks[11].scene = 0
    transcript.breaks[0].violation.scene = 0
    transcript.breaks[0].violation.callback = transcript.callbacks[8]
    #expect(transcript.who(at: 1) == "1" && transcript.who(at: 8) == "1b")
    #expect(transcript.who(at: 11) == "1b.2" && transcript.who(at: 0) == "app")
    let trace = TraceReport(transcript).text()
    #expect(trace.contains("1b   sceneDidBecomeActive") && trace.contains("1b.2 "))
    let report = FailureReport(transcript, ReportFacts(repeatedBy: "true"))
    #expect(report.text().contains("scene 1b received sceneDidBecomeActive"))
    #expect(report.remark.contains("where scene 1b receives sceneDidBecomeActive"))
    #expect(LaneReport(transcript).text().contains(" 1b   sceneDidBecomeActive"))
    #expect(LaneReport(transcript).json.document.contains("\"1b\""))
  }

  @Test func `the columns of a trace stand where a callback carries something, too`() throws {
    var transcript = Transcript.example()
    transcript.callbacks[0].payload = 3
    transcript.callbacks[0].detail = EventKind.notificationTap.rawValue
    transcript.callbacks[4].kind = .protectedDataUnavailableNotice
    let lines = TraceReport(transcript).text().split(separator: "\n").map(String.init)
    let column = try #require(lines[1].firstRange(of: "app reads")).lowerBound
    let offset = lines[1].distance(from: lines[1].startIndex, to: column)
    // The number of a callback stands behind a mark, that of an event at the beginning of its line.
    let rows = lines.dropFirst(2).filter { $0.hasPrefix("   ") && !$0.contains(" = ") }
      .filter { !$0.contains(" before ") }
    #expect(rows.count == transcript.callbacks.count)
    for row in rows {
      let reading = row.dropFirst(offset)
      #expect(["inactive", "active", "background"].contains { reading.hasPrefix($0) }, "\(row)")
    }
    #expect(lines.contains { $0.hasSuffix("inactive   (notificationTap 3)") })
  }

  @Test func `a trace may break after its last callback`() {
    let count = Scribe.example().callbacks.count
    let report = TraceReport(.example(breaking: count))
    #expect(Golden("trace-end.txt").difference(from: report.text(fancy)) == nil)
  }

  @Test func `a failure ends with the command that repeats it`() {
    var facts = ReportFacts(repeatedBy: "scenefuzz replay g4:all:42:17")
    facts.shrinking = ReportFacts.ShrinkingSummary(
      label: "no event can be left out", eventsBefore: 1_057, plays: 212)
    facts.seed = "42"
    facts.token = "g4:all:42:17"
    facts.cases = 3
    facts.file = "corpus/contract/regressions/scene.active-in-foreground-0123abcd.scene"
    let text = FailureReport(.example(breaking: 8), facts).text()
    #expect(Golden("failure.txt").difference(from: text) == nil)
    #expect(text.hasSuffix("\nscenefuzz replay g4:all:42:17\n"))
  }

  @Test func `other failures that were met are named with the command that repeats them`() {
    var facts = ReportFacts(repeatedBy: "scenefuzz replay a.scene")
    facts.others = [ReportFacts.Other("toy.other", repeatedBy: "scenefuzz shrink b.scene")]
    let lines = FailureReport(.example(breaking: 8), facts).text().split(separator: "\n")
    #expect(lines.suffix(2).first == "  also met: toy.other, scenefuzz shrink b.scene")
  }

  @Test func `a failure in the drain and one at the end say so`() {
    let count = Scribe.example().callbacks.count
    let facts = ReportFacts(repeatedBy: "scenefuzz replay a.scene")
    let late = FailureReport(.example(breaking: count - 1), facts)
    #expect(Golden("failure-drain.txt").difference(from: late.text(fancy)) == nil)
    let end = FailureReport(.example(breaking: count), facts)
    #expect(end.text().contains("  Broke at the end, after the last callback.\n"))
  }

  @Test func `lanes are drawn in ASCII and in Unicode`() {
    let lanes = LaneReport(.example(breaking: 11))
    #expect(Golden("lanes.txt").difference(from: lanes.text()) == nil)
    #expect(Golden("lanes-unicode.txt").difference(from: lanes.text(fancy)) == nil)
  }

  @Test(arguments: [1, 2, 9, 10, 12, 16, 17, 40, 64])
  func `lanes keep to 80 columns with any number of scenes`(scenes: Int) {
    var scribe = Scribe()
    scribe.open = .first(scenes)
    scribe.connected = .first(scenes)
    for scene in 0..<scenes { scribe.receive(.willContinue, scene, .background, event: 1) }
    let platform = Platform.named("ipad-ios17") ?? Platform.all[0].platform
    let scenario = Scenario(
      platform: platform, scenes: scenes, entries: [Scenario.Entry(Event(.launch, scene: 0))])
    let text = LaneReport(Transcript(of: scenario, callbacks: scribe.callbacks)).text()
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    if scenes == 64 { #expect(Golden("lanes-64.txt").difference(from: text) == nil) }
  }

  @Test(arguments: [40, 60, 80, 120, 200])
  func `lanes fit a terminal of any width, and use what it has`(columns: Int) {
    var transcript = Transcript.example(breaking: 11)
    transcript.answers = [.init(index: 0, text: String(repeating: "saves ", count: 60))]
    let lines = LaneReport(transcript).text(Style(columns: columns)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns }, "\(lines)")
    #expect(lines.map(\.count).max() == columns)
  }

  @Test func `a lane has the colour of its state, and a line that tells what broke has one colour`()
  {
    let painted = LaneReport(.example(breaking: 11)).text(Style(usesColour: true))
    #expect(painted.contains("\u{1B}[32m#\u{1B}[0m") && painted.contains("\u{1B}[33m+\u{1B}[0m"))
    let broken = painted.split(separator: "\n").filter { $0.hasPrefix("\u{1B}[31m>") }
    #expect(broken.count == 1)
    #expect(broken.allSatisfy { !$0.contains("\u{1B}[32m") && !$0.contains("\u{1B}[33m") })
  }

  @Test func `colour changes nothing but colour`() {
    let colour = Style(usesColour: true)
    let pairs = [
      (
        TraceReport(.example(breaking: 11)).text(colour), TraceReport(.example(breaking: 11)).text()
      ),
      (LaneReport(.example(breaking: 11)).text(colour), LaneReport(.example(breaking: 11)).text()),
    ]
    for (painted, plain) in pairs {
      #expect(painted != plain)
      #expect(painted.replacing(/\u{1B}\[[0-9]*m/, with: "") == plain)
    }
  }

  @Test func `an empty play is told without a fuss`() {
    let platform = Platform.all[0].platform
    let empty = Transcript(of: Scenario(platform: platform, scenes: 1), callbacks: [])
    #expect(TraceReport(empty).text().hasPrefix("iphone-ios13, 1 scene\n"))
    #expect(LaneReport(empty).text().hasPrefix("iphone-ios13, 1 scene\n"))
    #expect(
      FailureReport(empty, ReportFacts(repeatedBy: "true")).text().hasSuffix("no events\n\ntrue\n"))
  }
}

@Suite struct `Tables of a campaign` {
  @Test func `what was exercised is counted`() {
    var report = ExerciseReport()
    report.cases = 10_000
    report.callbacks = 12_345_678
    report.refusals = 1
    report.events = (0..<64).map { $0 == 5 ? 0 : UInt64($0 * $0 * 1_234) }
    report.answers = (0..<ChoiceKind.allCases.count * 8).map { $0 % 8 > 2 ? 0 : UInt64($0 * 991) }
    report.invariants = [
      .init("scene.active-in-foreground", .hard, exercised: 1_204_311),
      .init("scene.foreground-before-active", .hard, exercised: 999, broken: 1),
      .init("session.lives-until-discard", .soft, exercised: 0),
      .init("campaign.two-active-together", .required, exercised: 0),
    ]
    let text = report.text()
    let expected = [
      "played 10,000 cases, 12,345,678 callbacks, 105,283,646 events, 1 impossible",
      "", "events (62 of 75 played)",
      "  launch                            0    requestNewWindow          1,781,896",
      "  open                          1,234    requestDestruction        1,876,914",
    ]
    #expect(text.hasPrefix(expected.joined(separator: "\n") + "\n"))
    let killShape = """
        killShape               resignDisconnect 7,928, backgroundDisconnect 8,919,
                                backgroundOnly 9,910, disconnectOnly 0
      """
    #expect(text.contains("\n" + killShape + "\n"))
    let invariants = """

      invariants (2 of 4 exercised)
        scene.active-in-foreground             hard          1,204,311
        scene.foreground-before-active         hard                999  1 broken
        session.lives-until-discard            soft      not exercised
        campaign.two-active-together           required    not reached

      """
    #expect(text.hasSuffix("\n" + invariants))
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `nothing played is a table of zeros`() {
    #expect(
      ExerciseReport().text().hasPrefix("played 0 cases, 0 callbacks, 0 events, 0 impossible\n"))
  }

  @Test func `numbers have commas between thousands`() {
    let table: [(UInt64, String)] = [
      (0, "0"), (999, "999"), (1_000, "1,000"), (1_204_311, "1,204,311"),
      (.max, "18,446,744,073,709,551,615"),
    ]
    for (number, text) in table { #expect(number.grouped == text) }
    #expect(UInt64(1).counted("case") == "1 case")
  }
}
