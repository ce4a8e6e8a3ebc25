import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateMistakes
@testable import TemplateApp

/// Methods of delegates that UIKit would call and Swift does not: each is told by its name.
@MainActor
@Suite struct DoubtTests {
  @Test func `What is never called is told by class and method`() {
    let result = SceneFuzz.run(
      AppTest("mistakes") {
        HostedApp(manifest: SceneManifest { DerivedSceneDelegate() }, context: $0) {
          MistakenAppDelegate()
        }
      }, cases: 100)
    #expect(
      result.doubts.map(\.name) == [
        "DerivedSceneDelegate.sceneDidEnterBackground(_:)",
        "NearSceneDelegate.sceneDidBecomActive(_:)",
        "NearSceneDelegate.sceneWillResignActive(_:)",
        "NearSceneDelegate.scene(_:openURLContext:)",
        "MistakenAppDelegate.application(_:handleOpen:)", "Mistakes.swift:33",
      ])
    #expect(!result.holds)
    #expect(result.report.contains("only its base class 'BaseSceneDelegate' adopts the protocol"))
  }

  @Test func `The template raises no doubt`() {
    let result = SceneFuzz.run(
      AppTest("template") {
        HostedApp(manifest: SceneManifest { TemplateApp.SceneDelegate() }, context: $0) {
          TemplateApp.AppDelegate()
        }
      }, cases: 100)
    #expect(result.doubts.isEmpty)
  }
}
