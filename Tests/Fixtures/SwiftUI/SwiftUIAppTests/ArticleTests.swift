import SceneFuzzing
import SceneHosting
import SceneLifecycle
import SceneViews
import SwiftUI
import Testing

@testable import SwiftUIArticles

/// The articles' own programs, in the worlds of SwiftUI.
@MainActor
@Suite struct ArticleTests {
  private func lanes(_ platform: String, _ events: String) throws -> String {
    let test = AppTest("article", usesTasks: true) { HostedApp(ArticleApp.self, context: $0) }
    let text = "scenefuzz 1\nplatform \(platform)\nscenes 2\n\n" + events
    return SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test).lanes
  }

  @Test func `Lanes`() throws {
    for platform in ["swiftui-iphone-ios17", "manifest-swiftui-ios27", "swiftui-ipad-ios18"] {
      print(platform)
      print(try lanes(platform, "launch 1\nhome\nopen 1\nhome\nopenURL 1\n"))
    }
  }
}
