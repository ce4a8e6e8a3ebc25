import Foundation
import SceneFuzzing
import SceneHosting
import TestSupport
import Testing
import UIKit

@testable import DelegateMistakes
@testable import TemplateApp

/// Methods of delegates that UIKit would call and Swift does not: each is told by its name.
@MainActor
@Suite struct DoubtTests {
  private var mistakes: AppTest<HostedApp<MistakenAppDelegate>> {
    AppTest("mistakes") {
      HostedApp(manifest: SceneManifest { DerivedSceneDelegate() }, context: $0) {
        MistakenAppDelegate()
      }
    }
  }

  @Test func `A short run tells the same, and so does a history that is kept`() throws {
    let short = SceneFuzz.run(mistakes, cases: 1).doubts
    #expect(short == SceneFuzz.run(mistakes, cases: 100).doubts)
    #expect(short.count == 6)
    let scratch = try Scratch()
    let folder = scratch.url.appendingPathComponent("Scenes/mistakes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n".write(
      to: folder.appendingPathComponent("kept.scene"), atomically: true, encoding: .utf8)
    let file = scratch.url.appendingPathComponent("Tests.swift").path
    let kept = try #require(SceneFuzz.scenarios(of: "mistakes", file: file).first)
    let hollow = #expect(throws: HollowCampaign.self) { try SceneFuzz.replay(kept, mistakes) }
    #expect(hollow?.doubts == short)
  }

  @Test func `What is never called is told by class and method`() {
    let result = SceneFuzz.run(mistakes, cases: 100)
    #expect(
      result.doubts.map(\.name) == [
        "DerivedSceneDelegate.sceneDidEnterBackground(_:)",
        "NearSceneDelegate.sceneDidBecomActive(_:)",
        "NearSceneDelegate.sceneWillResignActive(_:)",
        "NearSceneDelegate.scene(_:openURLContext:)",
        "application(_:handleOpen:)", "Mistakes.swift:33",
      ])
    #expect(!result.holds)
    #expect(result.report.contains("only its base class 'BaseSceneDelegate' adopts the protocol"))
  }

  private var template: AppTest<HostedApp<TemplateApp.AppDelegate>> {
    AppTest("template") {
      HostedApp(manifest: SceneManifest { TemplateApp.SceneDelegate() }, context: $0) {
        TemplateApp.AppDelegate()
      }
    }
  }

  @Test func `The template raises no doubt`() {
    #expect(SceneFuzz.run(template, cases: 100).doubts.isEmpty)
  }

  @Test func `An app is asked about its own delegates, and not about those of another test`() throws
  {
    let text = "scenefuzz 1\nplatform ipad-ios26\nscenes 1\n\nlaunch 1\n"
    // Nothing asks about the delegates that this play meets.
    let watched = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), mistakes)
    #expect(watched.failure == nil)
    #expect(SceneFuzz.run(template, cases: 2).doubts.isEmpty)
    #expect(SceneFuzz.run(mistakes, cases: 1).doubts.count == 6)
  }
}
