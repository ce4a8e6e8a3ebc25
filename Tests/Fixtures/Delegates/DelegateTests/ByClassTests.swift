import Foundation
import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import DelegateSamples
@testable import TemplateApp

/// Delegates that are made by their classes: a debug build can, an optimized one says what to write.
@MainActor
@Suite struct ByClassTests {
  #if DEBUG
    @Test func `A debug build makes delegates by their classes`() {
      let links = AppSupport(roles: [.windowApplication], payloads: [.url])
      let test = AppTest("template", laws: [.handlesPayloadsOnce], supports: links) {
        HostedApp(TemplateApp.AppDelegate.self, context: $0) { app in
          for id in app.scenes {
            let delegate = app.delegate(of: id, as: TemplateApp.SceneDelegate.self)
            let root = delegate?.window?.rootViewController as? TemplateApp.ViewController
            app.handles(root?.opened ?? [], in: id)
          }
        }
      }
      #expect(SceneFuzz.run(test, cases: 40).failures.map(\.law) == ["payload.handled-once"])
    }
  #else
    @Test func `An optimized build says which factories to write`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let test = AppTest("template") { HostedApp(TemplateApp.AppDelegate.self, context: $0) }
          _ = SceneFuzz.run(test, cases: 1)
        }
      }
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self).contains(
          "error: AppDelegate is made by its class in debug builds only; help: write "
            + "HostedApp(manifest: SceneManifest { SceneDelegate() }, context: context) "
            + "{ AppDelegate() }\n"))
    }

    @Test func `An optimized build names the class that has no factory`() async throws {
      let result = try await #require(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let test = AppTest("roles") {
            HostedApp(manifest: .empty, context: $0) { RoleAppDelegate() }
          }
          _ = SceneFuzz.run(test, cases: 20)
        }
      }
      #expect(
        String(decoding: result.standardErrorContent, as: UTF8.self).contains(
          "error: PlainSceneDelegate is made by its class in debug builds only; help: write "
            + "manifest.making { PlainSceneDelegate() }\n"))
    }
  #endif
}
