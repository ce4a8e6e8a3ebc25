import SceneLifecycle
import ScenePipeline
import SceneReporting
import SceneSteps
import TestSupport
import Testing

@Suite struct `Steps of everyday histories` {
  private func steps(_ lines: String) throws -> StepsReport {
    let scenario = try Scenario(parsing: Array(("scenefuzz 1\n" + lines).utf8), file: "a.scene")
    return StepsReport(Fuzzer().play(scenario).transcript)
  }

  @Test(arguments: [
    ("link", "platform ipad-ios17\nscenes 1\n\nopenURL 1\nhome\nkill\n"),
    ("return", "platform iphone-ios17\nscenes 1\n\nlaunch 1\nhome\nreturn\n"),
    ("windows", "platform ipad-ios26\nscenes 2\n\nlaunch 1\nopen 2\nclose 1\nhome\nopen 2\n"),
    ("switcher", "platform iphone-ios18\nscenes 1\n\nlaunch 1\nappSwitcher\nkill\n"),
    (
      "defect",
      "platform ipad-ios17\nscenes 2\ndefect disconnect-repeated\n\nlaunch 1\ntouch 1\ntouch 1\ntouch 1\n"
        + "open 2\n  otherWindows = inactive\nhome\nreclaim 1\n"
    ),
  ])
  func `are what a person would do`(name: String, lines: String) throws {
    let text = try steps(lines).text()
    #expect(Golden("steps-\(name).txt").difference(from: text) == nil)
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `what comes is brought as it comes on a device`() throws {
    let scenario = try Scenario(
      parsing: "scenefuzz 1\nplatform iphone-ios17\nscenes 1\n\nuniversalLink 1 with search\n"
        + "universalLink 1 with query\nopenURL 1 with file\nopenURL 1 with page\n"
        + "handoff 1 with call\nnotificationTap 1 with show\nhome\nlock\n"
        + "notificationAction with reply\nnotificationTap 1 with mail\n", file: "a.scene")
    var transcript = Fuzzer().play(scenario).transcript
    transcript.deliveries = [
      nil, .searchResult, .search, .document, .widget, .intent, .action, nil, nil, .reply, nil,
    ]
    let text = StepsReport(transcript).text()
    #expect(Golden("steps-deliveries.txt").difference(from: text) == nil)
  }

  @Test func `equal steps that follow each other are one line`() throws {
    let report = try steps(
      "platform iphone-ios17\nscenes 1\n\nlaunch 1\ntouch 1\ntouch 1\ntouch 1\nhome\n")
    #expect(report.lines.map(\.number) == ["1", "2-4", "5"])
    #expect(report.lines[1].sentence == "Touch the app (3 times).")
    // Answers keep steps apart, and so does what stands between them.
    let apart = try steps(
      "platform iphone-ios17\nscenes 1\n\nlaunch 1\ntouch 1\nhome\nreturn\ntouch 1\n")
    #expect(apart.lines.map(\.number) == ["1", "2", "3", "4", "5"])
  }

  @Test func `a paragraph has every step, every answer and what to see`() throws {
    let report = try steps(
      "platform iphone-ios17\nscenes 1\n\nlaunch 1\nkill\n  killTerminates = yes\n")
    #expect(
      report.paragraph == "Steps on iOS 17, the app just installed and not running:"
        + " 1. On an iPhone, tap the icon of the app to start it."
        + " 2. In the app switcher, swipe the app away."
        + " Only iOS decides: applicationWillTerminate is called in the kill.")
  }

  @Test func `a history without events has no steps`() throws {
    let report = try steps("platform iphone-ios17\nscenes 1\n")
    #expect(report.lines == [] && report.paragraph == "" && report.sight == nil)
  }
}
