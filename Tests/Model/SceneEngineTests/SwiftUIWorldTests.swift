import SceneEngine
import SceneLifecycle
import TestSupport
import Testing

/// What each kind of SwiftUI's worlds delivers, event by event: hosts of SwiftUI apps stand on it.
@Suite struct SwiftUIWorldTests {
  /// What a listing shows: the last event of a history.
  private static let histories: [(title: String, history: String)] = [
    ("cold launch", "launch 1"),
    ("home", "launch 1; home"),
    ("return", "launch 1; home; return"),
    ("background launch", "silentPush: backgroundConnection = yes"),
    (
      "the window of a background launch is shown",
      "silentPush: backgroundConnection = yes; open 1"
    ),
    ("link to the active app", "launch 1; openURL 1"),
    ("link to the app in the background", "launch 1; home; openURL 1"),
    ("universal link to the app in the background", "launch 1; home; universalLink 1"),
    ("cold launch with a link", "openURL 1"),
    ("quick action", "launch 1; home; shortcutItem 1"),
    ("second window", "launch 1; open 2"),
    ("disconnect in the background", "launch 1; home; reclaim 1"),
    ("launch again, with saved state", "launch 1; home; systemKill; launch 1"),
    ("kill of the active app", "launch 1; kill"),
  ]

  private func listing(_ name: String) throws -> String {
    var lines = ["=== \(name)"]
    let platform = try #require(Platform.named(name))
    for (title, text) in Self.histories {
      if title == "second window", !platform.supportsMultipleWindows { continue }
      var history = try History(name)
      let callbacks = try history.play(text)
      lines += ["", "--- \(title): \(text)"] + callbacks.map(\.line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test(arguments: ["swiftui-iphone-ios17", "swiftui-ipad-ios18", "manifest-swiftui-ipad-ios27"])
  func `A world of SwiftUI delivers what its listing says`(name: String) throws {
    #expect(Golden("\(name).txt").difference(from: try listing(name)) == nil)
  }

  @Test func `A phone without a scene delegate delivers what a tablet does`() throws {
    let phone = try listing("manifest-swiftui-ios27").split(separator: "---")
    let pad = try listing("manifest-swiftui-ipad-ios27").split(separator: "---")
    let shared = pad.filter { !$0.hasPrefix(" second window") }
    #expect(phone.dropFirst() == shared.dropFirst())
  }

  @Test func `SwiftUI has worlds of each system from iOS 14 on, on phones and tablets`() {
    for system in Platform.systems where system >= 14 {
      for device in ["iphone", "ipad"] {
        let platform = Platform.named("swiftui-\(device)-ios\(system)")
        #expect(platform?.usesSwiftUI == true && platform?.system == system)
        #expect(platform?.supportsMultipleWindows == (device == "ipad"))
      }
    }
    #expect(Platform.named("swiftui-iphone-ios13") == nil)
  }
}
