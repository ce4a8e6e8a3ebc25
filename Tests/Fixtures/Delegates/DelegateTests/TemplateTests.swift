import SceneFuzzing
import SceneHosting
import Testing
import UIKit

@testable import TemplateApp
@testable import TemplateApp6

/// The files of Xcode's template, played as they are in both language modes.
@MainActor
@Suite struct TemplateTests {
  private let links = AppSupport(roles: [.windowApplication], payloads: [.url])

  /// The template, with a warm link only: what the bug is.
  private var broken: AppTest<HostedApp<TemplateApp.AppDelegate>> {
    AppTest("template", laws: [.handlesPayloadsOnce], supports: links) { context in
      HostedApp(manifest: SceneManifest { TemplateApp.SceneDelegate() }, context: context) {
        TemplateApp.AppDelegate()
      } noting: { app in
        for id in app.scenes {
          let root = app.windowScene(id)?.windows.first?.rootViewController
          app.handles((root as? TemplateApp.ViewController)?.opened ?? [], in: id)
        }
      }
    }
  }

  private var mended: AppTest<HostedApp<TemplateApp6.AppDelegate>> {
    AppTest("template", laws: [.handlesPayloadsOnce], supports: links) { context in
      HostedApp(manifest: SceneManifest { TemplateApp6.SceneDelegate() }, context: context) {
        TemplateApp6.AppDelegate()
      } noting: { app in
        for id in app.scenes {
          let root = app.windowScene(id)?.windows.first?.rootViewController
          app.handles((root as? TemplateApp6.ViewController)?.opened ?? [], in: id)
        }
      }
    }
  }

  @Test func `A link that opened the app is lost, and one event shows it`() throws {
    let result = SceneFuzz.run(broken, cases: 100)
    let failure = try #require(result.failures.first)
    #expect(result.failures.count == 1)
    #expect(failure.report.contains("1 scene\n> 1  openURL 1"))
  }

  @Test func `The same seed finds the same, byte for byte`() {
    #expect(SceneFuzz.run(broken, cases: 40).report == SceneFuzz.run(broken, cases: 40).report)
  }

  @Test func `The mended template keeps its promise in 100,000 callbacks`() {
    let result = SceneFuzz.run(mended, cases: 350)
    #expect(result.failures.isEmpty)
    #expect(result.callbacks >= 100_000)
  }
}
