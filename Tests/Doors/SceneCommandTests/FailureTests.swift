import CommandKit
import CommandTrials
import SceneCommand
import Testing

/// What a campaign says of failures that belong together.
struct FailureTests {
  private static let campaign =
    "run --defect same-object-on-reconnect --platform ipad-ios17 --seed 3 --cases 20 --quiet"
    + " --corpus DIR"

  private static func reports(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.hasPrefix("scenefuzz replay ") }
  }

  @Test func `Invariants that one history breaks share a report`() async throws {
    let session = try Session()
    #expect(await session.run(Self.campaign + " --keep-going") == .violated)
    #expect(Self.reports(session.output).count == 1)
    for invariant in ["scene.connects-once", "scene.reconnects-as-new-object"] {
      let isReported = session.output.contains("x \(invariant) (hard)")
      #expect(isReported || session.output.contains("  also met: \(invariant), "))
    }
  }

  @Test func `A campaign that stops names the other ways of failing`() async throws {
    let session = try Session()
    #expect(await session.run(Self.campaign) == .violated)
    let last = try #require(Self.reports(session.output).last)
    #expect(session.output.hasSuffix(last + "\n"))
    #expect(session.output.contains("  also met: scene."))
    #expect(session.output.contains("shortest (proved, "))
  }

  /// What stands behind a word at the beginning of a line of a report.
  private static func fact(_ word: String, in output: String) -> String? {
    output.split(separator: "\n").last { $0.hasPrefix("  \(word) ") }
      .map { String($0.dropFirst(word.count + 3)) }
  }

  @Test(arguments: [
    "--defect active-dropped-among-four --seed 4", "--defect disconnect-repeated --seed 1",
    "--defect same-object-on-reconnect --platform ipad-ios17 --seed 3",
    "--defect background-in-interruption --seed 1",
  ])
  func `A case that is shrunk by its token is written as its campaign wrote it`(
    options: String
  ) async throws {
    let campaign = try Session()
    #expect(await campaign.run("run \(options) --quiet --corpus DIR") == .violated)
    let token = try #require(Self.fact("token", in: campaign.output))
    let alone = try Session()
    #expect(await alone.run("shrink \(token) --corpus DIR") == .violated)
    let files = [campaign, alone].compactMap { session in
      Self.fact("written to", in: session.output)?.replacing(session.folder, with: "")
    }
    #expect(files.count == 2 && Set(files).count == 1, "\(files)")
    #expect(Self.fact("token", in: alone.output) == token)
  }

  @Test func `What only comes behind another failure is not named below it`() async throws {
    let session = try Session()
    let run = "run --defect background-in-interruption --seed 1 --quiet --corpus DIR"
    #expect(await session.run(run) == .violated)
    #expect(session.output.contains("  also met: scene.background-inside-did-enter-background, "))
    #expect(!session.output.contains("  also met: interruption.stays-in-foreground, "))
    // It does break behind the others, and no case stops at it.
    let alone = try Session()
    #expect(await alone.run(run + " --only interruption.stays-in-foreground") == .violated)
  }
}
