import SceneFuzzing
import SceneSeam
import SceneViews
import SwiftUI

@testable import SwiftUIBroken
@testable import SwiftUIMended

// Apps whose state is in the wrong scope, or lost.
extension FixtureCase {
  static let sessions = [reader, journal, memo, weather, sketch, guests, travel]

  static let reader = FixtureCase(
    name: "Reader", surface: "`@AppStorage` (mended: `@SceneStorage`), `ForEach` of a range",
    bug: "what one window reads is kept for the app: windows swap their articles",
    law: "session.restored", cases: 300,
    shortest: "launch 1, do tap.Article1 1, home, open 1, do tap.Article2 1, crash, launch 1",
    ownShortest: "launch 1, open 2, do tap.Article2 1",
    broken: { reader(SwiftUIBroken.ReaderApp.self) },
    mended: { reader(SwiftUIMended.ReaderApp.self) })

  @MainActor
  private static func reader<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.restoration], actions: [.tap("Article 1"), .tap("Article 2")],
        own: theApp { app in
          app.models((any HistoryModel).self).allSatisfy { $0.shown == $0.chosen }
        }.always(.atRest)))
  }

  static let journal = FixtureCase(
    name: "Journal",
    surface: "adaptor, `@FocusState`, `TextField`; mended: one-argument `onChange`",
    bug: "it saves in the adaptor's `applicationDidEnterBackground`, which SwiftUI does not call",
    law: "declared.saves-journal",
    shortest: "launch 1, home",
    ownShortest: "launch 1, do tap.1 1, home",
    broken: {
      journal(SwiftUIBroken.JournalApp.self) { notes in
        let delegate = SwiftUIBroken.JournalAppDelegate()
        notes.kept.append(delegate.store)
        return delegate
      }
    },
    mended: {
      journal(SwiftUIMended.JournalApp.self) { notes in
        let delegate = SwiftUIMended.JournalAppDelegate()
        notes.kept.append(delegate.store)
        return delegate
      }
    })

  @MainActor
  private static func journal<Program: App>(
    _ program: Program.Type,
    _ delegate: @escaping @MainActor (ModelNotes) -> any UIApplicationDelegate
  ) -> FixturePlay {
    FixturePlay(
      program, delegate: delegate,
      FixturePlan(
        actions: AppAction.everythingShown(),
        laws: [.answers(AppHappening(.appPhaseBackground), with: .saves, "journal")],
        own: theApp { app in app.models((any StoreModel).self).contains { !$0.isSaved } }
          .never(while: .appIsInBackground, .atRest)))
  }

  static let memo = FixtureCase(
    name: "Memo", surface: "`@Bindable`, `@Binding`, `@SceneStorage`",
    bug: "it saves in `onDisappear` only: a window that is killed in background is unsaved",
    law: "session.kept",
    shortest: "launch 1, do tap.1 1, home",
    ownShortest: "launch 1, do tap.1 1, home",
    broken: { memo(SwiftUIBroken.MemoApp.self) }, mended: { memo(SwiftUIMended.MemoApp.self) })

  @MainActor
  private static func memo<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.sessionData], actions: AppAction.everythingShown(),
        own: eachScene { app, scene in
          app.models((any EditorModel).self, in: scene).contains { $0.hasChanges }
        }.never(while: .isInBackground, .atRest)))
  }

  static let weather = FixtureCase(
    name: "Weather",
    surface: "`backgroundTask(.appRefresh)`, `task(id:)`, `Picker`, `BGTaskScheduler`",
    bug: "a refresh does not ask for the next one",
    shortest: "",
    ownShortest: "backgroundTask",
    broken: { weather(SwiftUIBroken.WeatherApp.self) },
    mended: { weather(SwiftUIMended.WeatherApp.self) })

  @MainActor
  private static func weather<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        actions: AppAction.everythingShown(),
        own: theApp { app in
          app.models((any ForecastModel).self).allSatisfy { $0.requests > $0.refreshes }
        }.always(.atRest)))
  }

  static let sketch = FixtureCase(
    name: "Sketch", surface: "`if` and `else` with the same view, `Toggle`, `@StateObject`",
    bug: "the drawing is lost when the branch changes",
    shortest: "",
    ownShortest: "launch 1, do tap.1 1, do tap.2 1",
    broken: { sketch(SwiftUIBroken.SketchApp.self) },
    mended: { sketch(SwiftUIMended.SketchApp.self) })

  @MainActor
  private static func sketch<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        actions: AppAction.everythingShown(),
        own: theApp { app in
          let drawn = app.models((any DrawingModel).self).map { $0.drawn }
          let strokes = app.models((any PaperModel).self).map { $0.strokes }
          return drawn.reduce(0, +) == strokes.reduce(0, +)
        }.always(.atRest)))
  }

  static let guests = FixtureCase(
    name: "Guests", surface: "`ForEach` of indices, `alert(presenting:)`, `@ObservedObject`",
    bug: "the state of a line passes to the next guest when one is removed",
    shortest: "",
    ownShortest: "launch 1, open 2, do tap.RemoveAda 1, do tap.CheckinAda 2, do tap.Remove 1",
    broken: { guests(SwiftUIBroken.GuestsApp.self) },
    mended: { guests(SwiftUIMended.GuestsApp.self) })

  @MainActor
  private static func guests<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program,
      FixturePlan(
        actions: [.tap("Check in Ada"), .tap("Remove Ada"), .tap("Remove"), .tap("Keep")],
        own: theApp { app in
          let arrived = Set(app.models((any ArrivalModel).self).flatMap { $0.arrived })
          return app.models((any LineModel).self).allSatisfy { line in
            !line.isHere || arrived.contains(line.guest ?? "")
          }
        }.always(.atRest)))
  }

  static let travel = FixtureCase(
    name: "Travel", surface: "`NavigationStack(path:)`, `@SceneStorage`, `task`, `onOpenURL`",
    bug: "what is restored after loading replaces the path that a link has just set",
    law: "session.restored",
    shortest: "openURL 1",
    ownShortest: "openURL 1",
    broken: { travel(SwiftUIBroken.TravelApp.self) },
    mended: { travel(SwiftUIMended.TravelApp.self) })

  @MainActor
  private static func travel<Program: App>(_ program: Program.Type) -> FixturePlay {
    FixturePlay(
      program, notes: .scenes,
      FixturePlan(
        features: [.restoration, .payloads], payloads: [.url], actions: AppAction.everythingShown(),
        own: theApp { app in
          app.models((any GuideModel).self).allSatisfy { guide in
            guide.opened.isEmpty || guide.log.last != "restores path"
          }
        }.always(.atRest)))
  }
}
