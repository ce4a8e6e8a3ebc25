import SwiftUI
import Testing

/// Which views get what comes from outside, in one window.
@MainActor
@Suite struct LinkTests {
  // F105
  @Test func `onOpenURL gets a URL of a custom scheme`() {
    let played = PlayedTree { Text("x").onOpenURL { Log.add($0.absoluteString) } }
    #expect(played.open("notes://1"))
    #expect(played.log == ["notes://1"])
  }

  // F106
  @Test func `onOpenURL gets a universal link, as a URL and not as an activity`() {
    let played = PlayedTree {
      Text("x")
        .onOpenURL { Log.add($0.absoluteString) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { _ in Log.add("activity") }
    }
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://example.com/1")
    #expect(played.continues(activity))
    #expect(played.log == ["https://example.com/1"])
  }

  // F116
  @Test func `onContinueUserActivity gets an activity of its type, and none of another`() {
    let played = PlayedTree {
      Text("x")
        .onContinueUserActivity("a") { _ in Log.add("a") }
        .onContinueUserActivity("b") { _ in Log.add("b") }
    }
    #expect(played.continues(NSUserActivity(activityType: "b")))
    #expect(played.log == ["b"])
    #expect(!played.continues(NSUserActivity(activityType: "c")))
    #expect(played.log == ["b"])
  }

  // F120
  @Test func `An OpenURLAction in the environment gets the URLs that views below open`() {
    let played = PlayedTree {
      OpeningView(label: "open")
        .environment(
          \.openURL,
          OpenURLAction {
            Log.add($0.absoluteString)
            return .handled
          })
    }
    played.tap("open")
    #expect(played.log.first == "app://1")
  }

  // F121
  @Test func `The completion of openURL gets true for handled and false for discarded`() {
    let played = PlayedTree {
      OpeningView(label: "open").environment(\.openURL, OpenURLAction { _ in .handled })
      OpeningView(label: "drop").environment(\.openURL, OpenURLAction { _ in .discarded })
    }
    played.tap("open")
    played.tap("drop")
    #expect(played.log == ["true", "false"])
  }

  @Test func `A window without a view for links takes none`() {
    let played = PlayedTree { Text("x") }
    #expect(!played.open("notes://1"))
  }
}

private struct OpeningView: View {
  let label: String
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(label) {
      if let url = URL(string: "app://1") { openURL(url) { Log.add("\($0)") } }
    }
  }
}
