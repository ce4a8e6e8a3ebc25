import SceneFuzzing
import SceneHosting
import Testing
import UIKit

private final class DraftAppDelegate: UIResponder, UIApplicationDelegate {
  var drafts = 0
}

/// A scene delegate whose work on the main queue makes a draft.
private final class DraftSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidBecomeActive(_ scene: UIScene) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        (UIApplication.shared.delegate as? DraftAppDelegate)?.drafts += 1
      }
    }
  }
}

/// When a test looks at an app of delegates: behind callbacks, actions and pieces of work.
@MainActor
@Suite struct NotingTests {
  private typealias App = HostedApp<DraftAppDelegate>

  private func noted(_ events: String) throws -> [String] {
    let action = AppAction<App>("type") { app, _ in
      MainActor.assumeIsolated { app.delegate.drafts += 1 }
    }
    let test = AppTest<App>("drafts", actions: [action], usesTasks: true) {
      HostedApp(
        manifest: SceneManifest { DraftSceneDelegate() }, context: $0,
        delegate: { DraftAppDelegate() },
        noting: { app in
          MainActor.assumeIsolated {
            let drafts = app.delegate.drafts
            if drafts > 0 { app.context.changes(AppContext.Topic("\(drafts)")) }
            app.delegate.drafts = 0
          }
        })
    }
    let text = "scenefuzz 1\nplatform iphone-ios26\nscenes 1\n\n" + events
    let play = SceneFuzz.watch(try Scenario(parsing: text, file: "test.scene"), test)
    #expect(play.skipped == [])
    return play.observations.map { "\($0)" }
  }

  @Test func `What an action changes is noted although the next event ends the process`() throws {
    let work = "launch 1\nwork\n"
    #expect(try noted(work + "do type 1\nsystemKill after 1\n") == ["changes 1", "changes 1"])
    #expect(try noted(work + "do type 1\nsystemKill\n") == ["changes 1", "changes 1"])
  }

  @Test func `What a piece of work changes is noted although the next event ends the process`()
    throws
  {
    #expect(try noted("launch 1\nwork\nsystemKill after 1\n") == ["changes 1"])
    #expect(try noted("launch 1\nsystemKill\n") == [])
  }
}
