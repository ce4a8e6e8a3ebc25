public import SceneFuzzing
public import SceneHosting
public import SwiftUI

extension AppAction {
  /// Does what the user can do with what a scene shows: taps a button, follows a link, types a letter.
  ///
  /// The event is `do tap.N`: the control is the one that is N-th among those that are shown, in the order of
  /// the views. Tabs stand behind what is in their view, and what swipes a sheet down stands behind all.
  ///
  /// A control that is not shown cannot be tapped; of views below a sheet or alert none is shown.
  /// The history notes the text of what was tapped.
  ///
  /// - Parameter limit: How many controls a scene has at most; what comes behind is not tapped.
  public static func everythingShown<Program: SwiftUI.App>(limit: Int = 12) -> [AppAction]
  where App == HostedApp<ProgramDelegate<Program>> {
    (1...max(1, limit)).map { number in
      AppAction("tap.\(number)") { app, scene in
        // An app is played where it is made: on the main actor.
        MainActor.assumeIsolated { app.controls(in: scene).count >= number }
      } perform: { app, scene in
        MainActor.assumeIsolated { app.taps(app.controls(in: scene)[number - 1]) }
      }
    }
  }

  /// Taps the control with a text or an accessibility identifier, while a scene shows it.
  ///
  /// - Parameters:
  ///   - label: The text on it, or the identifier.
  ///   - name: The word in scenarios; by default the label with what a word cannot have left out.
  public static func tap<Program: SwiftUI.App>(_ label: String, as name: String? = nil) -> AppAction
  where App == HostedApp<ProgramDelegate<Program>> {
    let word = name ?? "tap." + label.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return AppAction(word) { app, scene in
      MainActor.assumeIsolated { app.controls(in: scene).contains { $0.label == label } }
    } perform: { app, scene in
      MainActor.assumeIsolated {
        if let control = app.controls(in: scene).first(where: { $0.label == label }) {
          app.taps(control)
        }
      }
    }
  }
}

extension HostedApp {
  /// Returns the controls that a scene shows and the user can use now.
  @MainActor
  func controls<Program: SwiftUI.App>(in scene: SceneID) -> [ShownControl]
  where Delegate == ProgramDelegate<Program> { window(of: scene)?.controls ?? [] }

  /// Taps a control; what the app does in answer is noted as the user's act.
  @MainActor
  func taps<Program: SwiftUI.App>(_ control: ShownControl)
  where Delegate == ProgramDelegate<Program> {
    control.tap()
    closes()
  }
}
