import SceneFuzzing
import SceneSeam
import SwiftUI
import Testing

/// Which window takes a link or an activity.
@MainActor
@Suite struct ExternalEventTests {
  private func played(
    _ events: String, on platform: String = "swiftui-ipad-ios18"
  ) throws -> ProgramPlay {
    try ProgramPlay(
      TopicProgram.self, on: platform, events,
      tapping: ["red", "blue", "onlyRed", "nothing", "emptyText"],
      contents: [
        .url("red", "app://RED"), .url("blue", "app://blue"), .url("news", "app://news"),
        .activity("page", UserActivity("page.type", targetContentIdentifier: "about-red")),
        .activity(
          "web", UserActivity("page.type", webpageURL: URL(string: "https://example.com/blue"))),
      ])
  }

  /// Whether a window can get an event behind others.
  private func gets(_ event: String, _ events: String) throws -> Bool {
    let count = events.split(separator: ",").count
    return try !played(events + ", " + event).skipped.contains(count)
  }

  // F108
  @Test func `On an iPhone the one scene gets each event, whatever the modifiers say`() throws {
    let events = "launch 1, do tap.nothing 1, openURL 1 with red"
    let played = try played(events, on: "swiftui-iphone-ios17")
    #expect(played.skipped == [])
    #expect(played.log == ["nothing gets app://RED"])
  }

  // F109
  @Test func `The open scene that prefers an event gets it`() throws {
    let events = "launch 1, open 2, do tap.red 1, do tap.blue 2"
    #expect(try gets("openURL 2 with blue", events))
    #expect(try !gets("openURL 1 with blue", events))
    #expect(try played(events + ", openURL 2 with blue").log == ["blue gets app://blue"])
  }

  // F110
  @Test func `Without a scene that prefers an event, one that allows it gets it`() throws {
    let events = "launch 1, open 2, do tap.onlyRed 1"
    #expect(try gets("openURL 1 with red", events))
    #expect(try gets("openURL 2 with blue", events))
    #expect(try !gets("openURL 1 with blue", events))
  }

  @Test func `What a view says goes with the view`() throws {
    let events = "launch 1, open 2, do tap.onlyRed 1, do tap.onlyRed 1"
    #expect(try gets("openURL 1 with blue", events))
  }

  // F111
  @Test func `A declaration whose conditions fit gets a new instance`() throws {
    let played = try played("launch 1, do tap.nothing 1, openURL 2 with news")
    #expect(played.texts.map(\.first) == ["nothing", "news"])
    #expect(played.log == ["news gets app://news"])
  }

  // F112
  @Test func `Where no declaration fits, the first without the modifier gets a new instance`()
    throws
  {
    let played = try played("launch 1, do tap.nothing 1, openURL 2 with blue")
    #expect(played.texts.map(\.first) == ["nothing", "any"])
  }

  // F113
  @Test func `The comparison ignores case and accents`() throws {
    #expect(try !gets("openURL 1 with red", "launch 1, open 2, do tap.red 2"))
    for text in ["E\u{301}CRU", "ecru"] {
      #expect(TargetPredicate.contains(text).holds(of: "app://\u{e9}cru"))
    }
    #expect(!TargetPredicate.contains("").holds(of: "app://red"))
  }

  // F114
  @Test func `An empty set and an empty text fit no event`() throws {
    #expect(try !gets("openURL 1 with red", "launch 1, open 2, do tap.nothing 1"))
    #expect(try !gets("openURL 1 with red", "launch 1, open 2, do tap.emptyText 1"))
  }

  // F115
  @Test func `An activity is compared by its target content identifier, else by its web page`()
    throws
  {
    let events = "launch 1, open 2, do tap.red 1, do tap.blue 2"
    #expect(try gets("handoff 1 with page", events))
    #expect(try !gets("handoff 2 with page", events))
    #expect(try gets("handoff 2 with web", events))
    #expect(try !gets("handoff 1 with web", events))
  }
}

private struct TopicView: View {
  @State private var topic = "any"

  var body: some View {
    Text(topic)
    Button("red") { topic = "red" }
    Button("blue") { topic = "blue" }
    Button("onlyRed") { topic = topic == "onlyRed" ? "any" : "onlyRed" }
    Button("nothing") { topic = "nothing" }
    Button("emptyText") { topic = "emptyText" }
    content.onOpenURL { ProgramLog.add("\(topic) gets \($0)") }
  }

  @ViewBuilder private var content: some View {
    switch topic {
    case "any": EmptyView()
    case "onlyRed": EmptyView().handlesExternalEvents(preferring: [], allowing: ["red"])
    case "nothing": EmptyView().handlesExternalEvents(preferring: [], allowing: [])
    case "emptyText": EmptyView().handlesExternalEvents(preferring: [""], allowing: [""])
    default: EmptyView().handlesExternalEvents(preferring: [topic], allowing: ["*"])
    }
  }
}

private struct TopicProgram: SwiftUI.App {
  var body: some SwiftUI.Scene {
    WindowGroup(id: "news") {
      Text("news").onOpenURL { ProgramLog.add("news gets \($0)") }
    }
    .handlesExternalEvents(matching: ["news"])
    WindowGroup { TopicView() }
  }
}
