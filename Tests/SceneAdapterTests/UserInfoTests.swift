import Foundation
import SceneAdapter
import SceneSeam
import Testing

/// Values of Foundation, as the seam has them.
@Suite struct UserInfoTests {
  @Test func `Texts, numbers, truth values and lists are taken, whoever made them`() {
    let info: [AnyHashable: Any] = [
      "text": "a", "bridged": NSString(string: "b"), "count": 3, "boxed": NSNumber(value: 4),
      "share": 0.5, "boxedShare": NSNumber(value: 1.5), "isNew": true,
      "isBoxed": NSNumber(value: false), "tags": ["a", "b"], 7: "no name", "date": Date(),
      "nested": ["a": 1],
    ]
    #expect(
      UserInfo(taking: info) == [
        "text": "a", "bridged": "b", "count": 3, "boxed": 4, "share": 0.5, "boxedShare": 1.5,
        "isNew": true, "isBoxed": false, "tags": ["a", "b"],
      ])
    #expect(UserInfo(taking: nil).isEmpty)
  }

  @Test func `What is handed on as Foundation has it comes back as it was`() {
    let info: UserInfo = ["text": "a", "count": 3, "share": 0.5, "isNew": true, "tags": ["a", 1]]
    #expect(UserInfo(taking: info.plain) == info)
  }
}
