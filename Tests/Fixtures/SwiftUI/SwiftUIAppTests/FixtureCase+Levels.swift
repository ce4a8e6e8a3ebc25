import SceneFuzzing
import SceneSeam
import SceneViews
import SwiftUI

@testable import SwiftUIBroken
@testable import SwiftUIMended

// Apps whose work follows the wrong window, the wrong moment or nothing at all.
extension FixtureCase {
  static let levels = [scanner, chat, cinema, post, workout, steps, market, wallet]

  static let scanner = FixtureCase(
    name: "Scanner", surface: "`fullScreenCover`, `@StateObject`, `onAppear`, `onChange(initial:)`",
    bug: "the camera starts in `onAppear`, which is not called when the window comes back",
    law: "levels.paired",
    shortest: "launch 1, do tap.1 1, lock, unlock",
    ownShortest: "launch 1, do tap.1 1, lock, unlock",
    broken: { scanner(SwiftUIBroken.ScannerApp.self) },
    mended: { scanner(SwiftUIMended.ScannerApp.self) })

  @MainActor
  private static func scanner<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.work, .pauses], actions: AppAction.everythingShown(),
        own: eachScene { app, scene in
          app.models((any CameraModel).self, in: scene).contains { !$0.isRunning }
        }.never(while: .isActive, .atRest)))
  }

  static let chat = FixtureCase(
    name: "Chat", surface: "`@EnvironmentObject`, `@Published`, `onReceive`",
    bug: "each window's phase starts and stops the one connection of the app",
    law: "scope.kept",
    shortest: "launch 1, open 2, hide 2",
    ownShortest: "launch 1, open 2, hide 2",
    broken: { chat(SwiftUIBroken.ChatApp.self) }, mended: { chat(SwiftUIMended.ChatApp.self) })

  @MainActor
  private static func chat<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.work, .pauses], actions: AppAction.everythingShown(),
        own: theApp { app in app.models((any ConnectionModel).self).contains { !$0.isOnline } }
          .never(while: .appIsActive, .atRest)))
  }

  static let cinema = FixtureCase(
    name: "Cinema",
    surface: "phase in the `App`, zero-argument `onChange` of a scene, `@Observable`",
    bug: "the films of all windows follow the phase of the app: a hidden window plays on",
    shortest: "",
    ownShortest: "launch 1, open 2, do tap.Play 2, hide 2",
    broken: { cinema(SwiftUIBroken.CinemaApp.self) },
    mended: { cinema(SwiftUIMended.CinemaApp.self) })

  @MainActor
  private static func cinema<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.work, .pauses], actions: [.tap("Play"), .tap("Pause")],
        own: eachScene { app, scene in
          app.models((any PlayerModel).self, in: scene).contains { $0.isPlaying }
        }.never(while: .isInBackground, .atRest)))
  }

  static let post = FixtureCase(
    name: "Post", surface: "`WindowGroup(for:)`, `openWindow`, `dismissWindow`, toolbar",
    bug: "each activation opens one more composer, without a value, so none is used again",
    shortest: "",
    ownShortest: "launch 1, do tap.Newdraft 1, controlCenter, endInterruption, controlCenter",
    broken: { post(SwiftUIBroken.PostApp.self) }, mended: { post(SwiftUIMended.PostApp.self) })

  @MainActor
  private static func post<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        actions: [.tap("New draft"), .tap("Send")],
        own: theApp { app in
          let drafts = app.models((any ComposerModel).self).compactMap { $0.draft }
          return Set(drafts).count == drafts.count
        }.always(.atRest)))
  }

  static let workout = FixtureCase(
    name: "Workout",
    surface: "`NavigationLink(destination:)`, `Timer`, `@StateObject` of a pushed view",
    bug: "a timer that starts in `onAppear` is never invalidated",
    law: "ledger.balances",
    shortest: "launch 1, do tap.2 1, home, reclaim 1",
    ownShortest: "launch 1, do tap.2 1, home, reclaim 1",
    broken: { workout(SwiftUIBroken.WorkoutApp.self) },
    mended: { workout(SwiftUIMended.WorkoutApp.self) })

  @MainActor
  private static func workout<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.resources], actions: AppAction.everythingShown(),
        own: theApp { app in
          let clocks = app.models((any ClockModel).self).count
          return app.models((any WorkoutModel).self).allSatisfy { $0.running <= clocks }
        }.always(.atRest)))
  }

  static let steps = FixtureCase(
    name: "Steps", surface: "`onChange(initial:)` of a scene, `@AppStorage`, `Stepper`",
    bug: "a visit is counted in the `App`'s `onChange(initial:)` and again in `onAppear`",
    law: "open.counted-once",
    shortest: "launch 1",
    ownShortest: "launch 1",
    broken: { steps(SwiftUIBroken.StepsApp.self) }, mended: { steps(SwiftUIMended.StepsApp.self) })

  @MainActor
  private static func steps<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.opens], actions: AppAction.everythingShown(),
        own: theApp { app in app.models((any VisitModel).self).allSatisfy { $0.opens == $0.visits }
        }
        .always(.atRest)))
  }

  static let market = FixtureCase(
    name: "Market",
    surface: "`navigationDestination`, observers; mended: `onReceive` of a notification",
    bug: "an observer is added in each `onAppear` and never removed",
    law: "ledger.balances",
    shortest: "launch 1, open 2, close 2",
    ownShortest: "launch 1, do tap.1 1, do tap.1 1",
    broken: { market(SwiftUIBroken.MarketApp.self) },
    mended: { market(SwiftUIMended.MarketApp.self) })

  @MainActor
  private static func market<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        features: [.resources], actions: AppAction.everythingShown(),
        own: theApp { app in
          app.models((any LoggingModel).self).allSatisfy { model in
            model.log.count { $0 == "follows the app" } <= 1
          }
        }.always(.atRest)))
  }

  static let wallet = FixtureCase(
    name: "Wallet", surface: "`ViewModifier`, `overlay`, phase in the `App`",
    bug: "windows are covered by the phase of the app: a hidden one beside an active one is bare",
    law: "snapshot.safe",
    shortest: "launch 1, open 2, hide 2",
    ownShortest: "launch 1, home, open 2",
    broken: { wallet(SwiftUIBroken.WalletApp.self) },
    mended: { wallet(SwiftUIMended.WalletApp.self) })

  @MainActor
  private static func wallet<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.secrets],
        own: eachScene { app, scene in
          app.models((any ScreenModel).self, in: scene)
            .contains { !$0.log.isEmpty && !$0.isCovered }
        }.never(while: .isInBackground, .atRest)))
  }
}
