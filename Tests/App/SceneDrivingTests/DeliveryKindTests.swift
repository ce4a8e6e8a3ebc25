import SceneDriving
import SceneLifecycle
import SceneSeam
import Testing

/// How a content comes to the app, where its event does not say so.
@Suite struct DeliveryKindTests {
  private static let deliveries: [(content: AppContent, delivery: DeliveryKind?)] = [
    (.url("own", "reader://page"), nil),
    (.url("document", "file:///notes/a.txt"), .document),
    (.url("page", "HTTPS://example.com/7"), .widget),
    (.universalLink("link", "https://example.com/7"), nil),
    (.activity("draft", UserActivity("com.example.draft")), nil),
    (.activity("result", UserActivity("com.apple.corespotlightitem")), .searchResult),
    (.activity("search", UserActivity("com.apple.corespotlightquery")), .search),
    (.activity("call", UserActivity("INStartCallIntent")), .intent),
    (.shortcut("compose", ShortcutItem("com.example.compose")), nil),
    (.notification("tap", NotificationResponse("mail-1")), nil),
    (
      .notification("archive", NotificationResponse("mail-2", actionIdentifier: "archive")), .action
    ),
    (
      .notification(
        "answer", NotificationResponse("mail-3", actionIdentifier: "answer", userText: "Yes")),
      .reply
    ),
    (
      .notification(
        "away",
        NotificationResponse("mail-4", actionIdentifier: NotificationResponse.dismissAction)),
      .dismissal
    ),
    (.share("team", ShareMetadata("share-1")), nil),
    (.push("badge", ["badge": 2]), nil),
  ]

  @Test func `Every way is that of a content, and what its event says has none`() {
    for (content, delivery) in Self.deliveries {
      #expect(content.content.delivery == delivery, "\(content.name)")
    }
    #expect(Set(Self.deliveries.compactMap(\.delivery)) == Set(DeliveryKind.allCases))
  }
}
