import SceneConformance
import SceneLifecycle
import Testing

/// Lines of SwiftUI's phases, which one modifier prints.
@Suite struct PhaseTests {
  private func verdict(
    _ lines: [String], platform: String = "iPhone", limit: Int = Conformance.usualLimit
  ) throws -> String {
    let head = "# mode: swiftui\n# platform: \(platform)\n#\n"
    let text = head + lines.joined(separator: "\n")
    let part = try #require(
      Conformance.check(try Recording(parsing: text, file: "made.trace"), limit: limit).first)
    switch part.conclusion {
    case .explained: return "explained"
    case .refuted: return "refuted at \((part.line?.number ?? 0) - 3)"
    case .undecided: return "undecided"
    }
  }

  private func phases(_ values: String) -> [String] {
    values.split(separator: " ").map { "PHASE \($0)" }
  }

  private let down = "active->inactive inactive->background"
  private let up = "background->inactive inactive->active"

  @Test func `a change goes on from the line before`() throws {
    #expect(try verdict(phases("\(down) \(up) \(down)")) == "explained")
    #expect(try verdict(phases("\(down) \(down)")) == "refuted at 3")
    #expect(try verdict(phases("inactive->background active->inactive")) == "refuted at 2")
    #expect(try verdict(phases("active->inactive background->active")) == "refuted at 2")
  }

  @Test func `a change says whether a short inactive phase was left out`() throws {
    #expect(try verdict(phases("active->background background->active")) == "explained")
    #expect(try verdict(phases("background->active active->background")) == "explained")
    #expect(try verdict(phases("active->background inactive->active")) == "refuted at 2")
    #expect(try verdict(phases("inactive->background background->active")) == "explained")
  }

  @Test func `the phases of a scene come with its delegate's calls`() throws {
    let leave = ["A sceneWillResignActive", "A sceneDidEnterBackground"]
    let mixed = [leave[0], "PHASE active->inactive", "PHASE inactive->background", leave[1]]
    #expect(try verdict(mixed) == "explained")
    // An interruption brings no background, and a kill does not stand between.
    let interrupted = [leave[0], "A sceneDidBecomeActive"] + phases("inactive->background")
    #expect(try verdict(interrupted + phases("background->active")) == "refuted at 3")
  }

  @Test(arguments: ["iPhone", "iPad", ""])
  func `the background does not come before the delegate's resignation`(_ platform: String) throws {
    let launch = [
      "APP didFinishLaunchingWithOptions", "A willConnectTo", "A sceneWillEnterForeground",
      "A sceneDidBecomeActive", "PHASE active",
    ]
    let leave = ["A sceneWillResignActive", "A sceneDidEnterBackground"]
    let early = launch + ["PHASE background"] + leave
    #expect(try verdict(early, platform: platform) == "refuted at 7")
    #expect(try verdict(launch + leave + ["PHASE background"], platform: platform) == "explained")
  }

  @Test func `two windows print each change twice, and so do a view and the app`() throws {
    let twice = phases("active->inactive active->inactive inactive->background")
    #expect(try verdict(twice, platform: "iPad") == "explained")
    #expect(try verdict(twice) == "explained")
    // A third line needs a third observer.
    let thrice = phases("active->inactive active->inactive active->inactive")
    #expect(try verdict(thrice) == "refuted at 3")
    #expect(try verdict(thrice + thrice[..<1], platform: "iPad") == "explained")
    // One observer's change and none of the other's.
    let half = phases("active->inactive active->inactive inactive->active active->inactive")
    #expect(try verdict(half) == "refuted at 2")
  }

  @Test func `a car has no view whose phase is printed`() throws {
    let window = phases("background->inactive inactive->active") + ["C willConnectTo"]
    #expect(try verdict(window, platform: "iPhone, CarPlay") == "explained")
    let printed = window + phases("background->inactive")
    let few = try verdict(printed, platform: "iPhone, CarPlay", limit: 60_000)
    #expect(few != "explained")
  }
}
