import SceneGeneration
import Foundation
import SceneFuzzing
import Testing

/// What an app supports: nothing else is played to it, offered to it or asked of it.
@Suite struct SupportTests {
  /// Keeps every callback, and what it is about.
  private struct Recorder: SceneApp {
    let context: AppContext
    mutating func configure(_ session: SessionID, role: SceneRole) {
      context.counts(AppContext.Topic(role.name))
    }
    mutating func sceneWillConnect(_ scene: SceneID, _ options: SceneConnectionOptions) {
      let windows = context.connectedScenes.filter { context.role(of: $0) == .windowApplication }
      context.counts(AppContext.Topic("windows \(windows.count)"))
      if let payload = options.payload { receive(payload) }
    }
    mutating func scene(_ scene: SceneID, didReceive payload: ScenePayload) { receive(payload) }
    private func receive(_ payload: ScenePayload) {
      context.counts(AppContext.Topic("\(payload.kind)"))
    }
  }

  /// Topics that an app with some support notes in a campaign.
  private func topics(_ support: AppSupport) -> [String] {
    let seen = Seen()
    let law = AppLaw<Recorder>.judged(
      by: KeepingMonitor(seen: seen), "It is kept.", id: "seen.kept")
    let result = SceneFuzz.run(
      AppTest(laws: [law], supports: support) { Recorder(context: $0) }, cases: 60)
    #expect(result.failures.isEmpty)
    return seen.topics.sorted()
  }

  private final class Seen {
    var topics: [String] = []
  }

  private struct KeepingMonitor: LawMonitor {
    let seen: Seen
    var exercised: UInt64 = 0
    var interest: LawInterest { LawInterest(.none, [.counts]) }
    mutating func reset() {}
    mutating func observe(_ step: AppStep) -> LawBreach? {
      for topic in step.observations.map(\.topic.description) where !seen.topics.contains(topic) {
        seen.topics.append(topic)
      }
      return nil
    }
  }

  @Test func `What is not supported is never played, everything else is`() {
    let all = topics(.everything)
    for topic in ["car", "external", "window", "windows 2", "url", "activity", "share"] {
      #expect(all.contains(topic), "\(topic)")
    }
    let modest = topics(
      AppSupport(roles: [.windowApplication], payloads: [.url], severalWindows: false))
    #expect(modest == ["url", "window", "windows 1"], "\(modest)")
    let car = topics(AppSupport(roles: [.carPlay], payloads: []))
    #expect(car.contains("car") && !car.contains("external") && !car.contains("url"))
  }

  @Test func `An app that says nothing is played the same cases as before`() {
    let test = AppTest { Recorder(context: $0) }
    #expect(AppPlayer(test).usual.shape.text == "any.s3.e60.skip-" + Self.requests)
    let quirky = AppTest(supports: AppSupport(quirks: true)) { Recorder(context: $0) }
    #expect(AppPlayer(quirky).usual.shape.text.hasSuffix(".quirks"))
  }

  private static let requests =
    "requestActivation-requestNewWindow-requestDestruction-requestRefresh-registerForPush"

  /// Decides a wrong thing when the second slot's scene becomes active.
  private struct Wrong: SceneApp {
    let context: AppContext
    mutating func sceneDidBecomeActive(_ scene: SceneID) {
      if scene.slot == 1 { context.decides("wrong") }
    }
  }

  @Test func `No event is offered in another's place that the app cannot meet`() throws {
    let law = AppLaw<Wrong>("Nothing is wrong.", id: "nothing.wrong") {
      AppHappening.does(.decides).never()
    }
    let modest = AppSupport(roles: [], payloads: [.url])
    let phone = try #require(Platform.named("iphone-ios26"))
    let all = SceneFuzz.run(
      AppTest(laws: [law], platforms: [phone]) { Wrong(context: $0) }, cases: 50)
    let few = SceneFuzz.run(
      AppTest(laws: [law], supports: modest, platforms: [phone]) { Wrong(context: $0) }, cases: 50)
    // The token at the end names the events that are left out.
    let offered = try [all, few].map {
      try #require($0.failures.first).report.components(separatedBy: "seed 1")[0]
    }
    #expect(offered[0].contains("any other launch") && offered[0].contains("connectCar"))
    for word in ["connectCar", "connectDisplay", "notificationTap", "universalLink"] {
      #expect(!offered[1].contains(word))
    }
    #expect(offered[1].contains("openURL"))
    for word in ["requestNewWindow", "requestActivation", "registerForPush"] {
      #expect(!offered[0].contains(word))
    }
  }

  @Test func `A written event that means nothing to the app is left out`() throws {
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 2\n\nlaunch 1\nconnectCar 2\n"
    let scenario = try Scenario(parsing: text, file: "car.scene")
    #expect(SceneFuzz.watch(scenario, AppTest { Recorder(context: $0) }).skipped == [])
    let modest = AppTest(supports: AppSupport(roles: [])) { Recorder(context: $0) }
    #expect(SceneFuzz.watch(scenario, modest).skipped == [1])
  }

  @Test func `All laws that fit are those about what the app has`() {
    let all = AppLaw<Recorder>.all().map(\.id)
    #expect(all.count == 13 && Set(all).count == 13)
    #expect(Set(AppLaw<Recorder>.all().compactMap(\.feature)) == Set(AppFeature.allCases))
    let few = AppLaw<Recorder>.all(for: AppSupport(features: [.opens, .work])).map(\.id)
    #expect(few == ["scope.kept", "open.counted-once"])
    let mute = AppLaw<Recorder>.all(for: AppSupport(payloads: [])).map(\.id)
    #expect(!mute.contains("payload.handled-once") && mute.count == 12)
  }
}
