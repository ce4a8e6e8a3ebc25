import SceneDriving
import SceneLaws
import SceneLifecycle
import SceneSeam
import Testing

/// A law asks for what an app announces, and lets it leave what comes to any app.
@Suite struct AnnouncedTests {
  private static let item = "com.apple.corespotlightitem"
  private static let named: [AppContent] = [
    .universalLink("page", "https://example.com/7"),
    .activity("search", UserActivity(item)),
    .activity("draft", UserActivity("com.example.draft")),
  ]

  /// What is wrong in an app that knows some types, and how often the law was put to the test.
  private func judge(
    _ events: String, knows types: [String], declares declared: [String] = [], times: Int = 1,
    of named: [AppContent] = named, on platform: String = "iphone-ios17"
  ) throws -> Trial.Outcome {
    let support = AppSupport(activityTypes: declared)
    var trial = Trial(events: events, platform: platform, contents: support.contents(with: named))
    trial.taking = { context, payload in
      guard let type = payload.activity?.type, types.contains(type) else { return }
      for _ in 0..<times { context.handles(payload) }
    }
    let outcome = try trial.judge(.handlesPayloadsOnce)
    #expect(outcome.skipped == 0)
    return outcome
  }

  @Test(arguments: ["iphone-ios17", "sceneless-ios17"])
  func `An app may leave a search result that it does not announce`(platform: String) throws {
    for events in ["universalLink 1 with search", "launch 1, universalLink 1 with search"] {
      let quiet = try judge(events, knows: [UserActivity.browsingWeb], on: platform)
      #expect(quiet.breaches.isEmpty && quiet.exercised == 0)
      // One that says that it opens them has to.
      let lost = try judge(
        events, knows: [UserActivity.browsingWeb], declares: [Self.item], on: platform)
      #expect(lost.note?.hasSuffix("was never handled.") == true)
      let right = try judge(events, knows: [Self.item], declares: [Self.item], on: platform)
      #expect(right.breaches.isEmpty && right.exercised == 1)
    }
  }

  @Test(arguments: [
    "universalLink 1 with page", "launch 1, universalLink 1 with page",
    "launch 1, handoff 1 with draft",
  ])
  func `A page and an activity of the app's own are asked for`(events: String) throws {
    #expect(try judge(events, knows: []).note?.hasSuffix("was never handled.") == true)
    let types = [UserActivity.browsingWeb, "com.example.draft"]
    let right = try judge(events, knows: types)
    #expect(right.breaches.isEmpty && right.exercised == 1)
  }

  @Test func `A search result that is handled twice is found, announced or not`() throws {
    for declared in [[], [Self.item]] {
      let twice = try judge(
        "launch 1, universalLink 1 with search", knows: [Self.item], declares: declared, times: 2)
      #expect(twice.note?.hasSuffix("was handled twice.") == true)
    }
  }

  @Test func `A declared search result comes with a link, though the test names other activities`()
    throws
  {
    let own = [Self.named[2]]
    let support = AppSupport(activityTypes: [Self.item])
    #expect(support.events(with: own).contains(.universalLink))
    #expect(!AppSupport().events(with: own).contains(.universalLink))
    let lost = try judge(
      "universalLink 1 with \(Self.item)", knows: [], declares: [Self.item], of: own)
    #expect(lost.note?.hasSuffix("was never handled.") == true)
  }
}
