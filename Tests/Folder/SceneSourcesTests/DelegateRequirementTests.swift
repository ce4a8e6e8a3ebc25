import Foundation
import SceneSources
import TestSupport
import Testing

/// The table of delegates' methods, beside the protocols that the host calls.
@Suite struct DelegateRequirementTests {
  /// The methods that a protocol of ours declares.
  private func declared(_ name: String) -> [String] {
    let folders = ["UIKit", "UserNotifications"].map {
      checkout.appendingPathComponent("Sources/Apple/\($0)").path
    }
    let head = "protocol \(name)"
    return SourceFolders.texts(SourceFolders.files(below: folders)).flatMap { _, text in
      guard text.contains(head + ":") || text.contains(head + " ") else { return [String]() }
      // A protocol is read as the class of its name.
      let type = WrittenType(
        text.replacing(head, with: "class \(name)"), path: [name], isPathWhole: true)
      // What an underscore begins is no app's matter.
      return type.methods.map(\.title).filter { !$0.hasPrefix("_") }
    }
  }

  @Test(arguments: [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "UNUserNotificationCenterDelegate",
  ])
  func `Each method that the host calls is known, so that no app's is called misspelt`(name: String)
  {
    let titles = declared(name)
    #expect(titles.count >= 3, "the protocol is not found")
    let known = DelegateRequirement.all(of: name).map(\.title)
    #expect(
      titles.filter { !known.contains($0) && UncalledMethod.named($0) == nil } == [], "\(name)")
  }
}
