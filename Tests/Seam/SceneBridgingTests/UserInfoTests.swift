import Foundation
import SceneBridging
import SceneSeam
import Testing

/// Values of Foundation, as the seam has them.
@Suite struct UserInfoTests {
  @Test func `Texts, numbers, truth values, lists and dictionaries are taken, whoever made them`() {
    let info: [AnyHashable: Any] = [
      "text": "a", "bridged": NSString(string: "b"), "count": 3, "boxed": NSNumber(value: 4),
      "share": 0.5, "boxedShare": NSNumber(value: 1.5), "isNew": true,
      "isBoxed": NSNumber(value: false), "tags": ["a", "b"], 7: "no name", "date": Date(),
      "nothing": NSNull(), "aps": ["alert": ["title": "b"], "badge": 2, "sent": Date()],
      "bridgedInfo": NSDictionary(dictionary: ["a": NSArray(array: [1, ["b": true]])]),
    ]
    #expect(
      UserInfo(taking: info) == [
        "text": "a", "bridged": "b", "count": 3, "boxed": 4, "share": 0.5, "boxedShare": 1.5,
        "isNew": true, "isBoxed": false, "tags": ["a", "b"],
        "aps": ["alert": ["title": "b"], "badge": 2], "bridgedInfo": ["a": [1, ["b": true]]],
      ])
    #expect(UserInfo(taking: nil).isEmpty)
  }

  @Test func `What is handed on as Foundation has it comes back as it was`() throws {
    let info: UserInfo = [
      "text": "a", "count": 3, "share": 0.5, "isNew": true, "tags": ["a", 1],
      "aps": ["alert": ["title": "b", "args": []], "empty": [:]],
    ]
    #expect(UserInfo(taking: info.plain) == info)
    let json = try #require(
      try JSONSerialization.jsonObject(
        with: Data(#"{"aps": {"alert": {"title": "b"}, "badge": 2, "mutable": true}}"#.utf8))
        as? [String: Any])
    #expect(
      UserInfo(taking: json) == ["aps": ["alert": ["title": "b"], "badge": 2, "mutable": true]])
  }

  @Test func `What a push nests is read by its keys, and printed as Swift writes it`() {
    let info: UserInfo = ["aps": ["alert": ["title": "b"], "badge": 2], "ids": [], "more": [:]]
    #expect(info["aps"]?["alert"]?["title"]?.text == "b")
    #expect(info["aps"]?["badge"]?.number == 2)
    #expect(info["ids"]?["badge"] == nil && info["more"]?.dictionary == UserInfo())
    #expect(
      info.description == #"[aps: [alert: [title: "b"], badge: 2], ids: [], more: [:]]"#)
    #expect(UserInfo().description == "[:]")
  }
}
