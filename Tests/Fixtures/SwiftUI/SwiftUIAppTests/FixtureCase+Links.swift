import SceneFuzzing
import SceneHosting
import SceneSeam
import SceneViews
import SwiftUI
import UIKit

@testable import SwiftUIBroken
@testable import SwiftUIMended

// Apps that lose a link or a quick action, or take it twice.
extension FixtureCase {
  static let links = [library, kitchen, planner, todo, museum]

  static let library = FixtureCase(
    name: "Library", surface: "`NavigationStack(path:)`, `@Environment(Type.self)`, `task`",
    bug: "`onOpenURL` sits on what shows after loading only: a link of a cold start is lost",
    law: "payload.read",
    shortest: "openURL 1",
    ownShortest: "openURL 1",
    broken: { library(SwiftUIBroken.LibraryApp.self) },
    mended: { library(SwiftUIMended.LibraryApp.self) })

  @MainActor
  private static func library<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.payloads], payloads: [.url], actions: AppAction.everythingShown(),
        own: AppHappening.receives(.url).leads(
          to: theApp { app in
            app.models((any OpeningModel).self).contains { !$0.opened.isEmpty }
          }, within: .rest)))
  }

  static let kitchen = FixtureCase(
    name: "Kitchen", surface: "`sheet(item:)`, `switch`, `confirmationDialog`, `dismiss`",
    bug: "a link that comes while a sheet is up is dropped",
    law: "payload.handled-once",
    shortest: "openURL 1, openURL 1",
    ownShortest: "openURL 1, openURL 1",
    broken: { kitchen(SwiftUIBroken.KitchenApp.self) },
    mended: { kitchen(SwiftUIMended.KitchenApp.self) })

  @MainActor
  private static func kitchen<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.payloads], payloads: [.url], actions: AppAction.everythingShown(),
        own: AppHappening.receives(.url).leads(to: .does(.handles), within: .rest)))
  }

  static let planner = FixtureCase(
    name: "Planner", surface: "`TabView(selection:)`, `tag`, `List`",
    bug: "two `onOpenURL`, of the tab view and of a tab, both take the link",
    law: "payload.handled-once",
    shortest: "openURL 1",
    ownShortest: "openURL 1",
    broken: { planner(SwiftUIBroken.PlannerApp.self) },
    mended: { planner(SwiftUIMended.PlannerApp.self) })

  @MainActor
  private static func planner<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.payloads], payloads: [.url], actions: AppAction.everythingShown(),
        own: theApp { app in
          app.models((any OpeningModel).self).allSatisfy { store in
            Set(store.opened).count == store.opened.count
          }
        }.always(.atRest)))
  }

  static let todo = FixtureCase(
    name: "Todo",
    surface: "observable adaptor; mended: `configurationForConnecting`, a scene delegate",
    bug: "quick actions are taken in the application delegate, which is not called with scenes",
    law: "payload.read",
    shortest: "shortcutItem 1",
    ownShortest: "shortcutItem 1",
    broken: {
      todo(SwiftUIBroken.TodoApp.self, .empty) { _ in SwiftUIBroken.TodoAppDelegate() }
    },
    mended: {
      todo(
        SwiftUIMended.TodoApp.self,
        SceneManifest.empty.making { SwiftUIMended.TodoSceneDelegate() }
      ) { _ in SwiftUIMended.TodoAppDelegate() }
    })

  @MainActor
  private static func todo<Program: App>(
    _ program: Program.Type, _ manifest: SceneManifest,
    _ delegate: @escaping @MainActor (ModelNotes) -> any UIApplicationDelegate
  ) -> FixturePlay {
    FixturePlay(
      program, manifest: manifest, delegate: delegate,
      looks: { app in
        app.handles(identifiers: app.models((any ShortcutModel).self).flatMap { $0.performed })
      },
      FixturePlan(
        features: [.payloads], payloads: [.shortcut],
        own: AppHappening.receives(.shortcut).leads(
          to: theApp { app in
            app.models((any ShortcutModel).self).contains { !$0.performed.isEmpty }
          }, within: .rest)))
  }

  static let museum = FixtureCase(
    name: "Museum", surface: "UIKit's delegates with a `UIHostingController`",
    bug: "`onOpenURL` of a hosted view is not called: a scene delegate gets the link",
    law: "payload.read",
    shortest: "openURL 1",
    ownShortest: "openURL 1",
    broken: {
      museum(
        SwiftUIBroken.MuseumAppDelegate(),
        SceneManifest.empty.making { SwiftUIBroken.MuseumSceneDelegate() }
      ) { ($0 as? SwiftUIBroken.MuseumSceneDelegate)?.guide }
    },
    mended: {
      museum(
        SwiftUIMended.MuseumAppDelegate(),
        SceneManifest.empty.making { SwiftUIMended.MuseumSceneDelegate() }
      ) { ($0 as? SwiftUIMended.MuseumSceneDelegate)?.guide }
    })

  @MainActor
  private static func museum<Delegate: UIApplicationDelegate>(
    _ delegate: @escaping @autoclosure @MainActor () -> Delegate, _ manifest: SceneManifest,
    _ guide: @escaping @MainActor ((any UISceneDelegate)?) -> (any OpeningModel)?
  ) -> FixturePlay {
    func opened(_ app: HostedApp<Delegate>) -> [URL] {
      app.scenes.compactMap { guide(app.scene($0)?.delegate) }.flatMap { $0.opened }
    }
    return FixturePlay(
      "Museum",
      FixturePlan<HostedApp<Delegate>>(
        features: [.payloads], payloads: [.url],
        own: AppHappening.receives(.url).leads(
          to: theApp { !opened($0).isEmpty }, within: .rest),
        platforms: ["iphone-ios17-code", "ipad-ios17-code"]),
      ready: [.showsWindow(), .releasesScenes(), .readsPayloads()]
    ) {
      HostedApp(
        manifest: manifest, context: $0, delegate: delegate,
        noting: { app in
          for scene in app.scenes {
            app.handles(guide(app.scene(scene)?.delegate)?.opened ?? [], in: scene)
          }
        })
    }
  }
}
