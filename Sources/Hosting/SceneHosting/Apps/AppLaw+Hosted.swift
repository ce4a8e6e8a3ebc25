public import SceneFuzzing
import UIKit

// Laws over UIKit's own objects: no app has to note anything for them.

extension AppLaw {
  /// A window scene that is active at rest shows a window, and so does an active app without scenes.
  ///
  /// UIKit's scenes keep no window: one that no object of the app keeps is gone at once, and the user
  /// sees black. Where a stub of one of the app's own types was handed the window, the scene or the
  /// delegate, what becomes of it is out of sight: the law does not judge it, and the campaign says so.
  @MainActor
  public static func showsWindow<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw("An active window scene shows a window.", id: "window.visible") {
      eachSceneOrTheApp { app, scene in
        guard let scene else {
          return app.application.applicationState != .active
            || shows(app.application.windows) || app.isWindowUnseen
        }
        guard let windowScene = app.windowScene(scene) else { return true }
        return windowScene.activationState != .foregroundActive
          || shows(windowScene.windows) || app.isWindowUnseen
      }.always(.atRest)
    }.readyMade(ifMeant: "show a window until the rest is there, or leave the law out of the test")
  }

  @MainActor
  private static func shows(_ windows: [UIWindow]) -> Bool {
    windows.contains { !$0.isHidden && $0.rootViewController != nil }
  }

  /// Scene objects and scene delegates are gone after the disconnection.
  @MainActor
  public static func releasesScenes<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw(
      "A scene object and its delegate are released after the disconnection.",
      id: "scene.released"
    ) {
      theApp { app in app.leaked.isEmpty || app.isUnseen("scene.released") }.always(.atRest)
    }.readyMade(ifMeant: "leave the law out of the test")
  }

  /// A payload that opens a scene is read from its connection's options, a later one in a method.
  ///
  /// UIKit hands a link over once: with the connection of a scene that it opens, and in a call for a scene
  /// that is there; without scenes, with the launch options and in the application delegate's methods.
  /// A method looks into what comes if it reads the URL, the type or the values, keeps the object, or hands it
  /// to a stub. Nothing has to be noted. A test says in `supports` which kinds the app opens. What an app does
  /// with what it has read is not seen: `handlesPayloadsOnce` is about that.
  /// Source: Apple, uiscene/connectionoptions, uiscenedelegate/scene(_:openurlcontexts:).
  @MainActor
  public static func readsPayloads<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw(
      "What opens a scene is read from the options of its connection, and what reaches a scene that is "
        + "connected is looked into by a method of a delegate.",
      id: "payload.read"
    ) {
      AppHappening.receives().leads(
        to: eachPayload { app, _, payload in !app.isUnread(payload) || app.isUnseen(payload) },
        within: .rest)
    }.readyMade(ifMeant: "leave the kind out of what the app supports")
  }

  /// At least one stub of the app's own types gets what a payload brings.
  ///
  /// It is for delegates that hand everything on, whose receivers are stubs that `scenefuzz init` has
  /// made. A delegate that opens a link itself breaks it.
  @MainActor
  public static func handsPayloadsOn<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw("What a payload brings is handed on to a part of the app.", id: "payload.handedOn") {
      AppHappening.receives().leads(
        to: eachPayload { app, _, payload in app.process.received.contains(payload.id) },
        within: .rest)
    }.readyMade(ifMeant: "leave the law out of the test")
  }

  /// No method of a stub gets the same payload twice.
  ///
  /// Different parts may each get it: a log, a kit and a router. A method that gets it with another text,
  /// such as the name of what it is asked for, gets something else.
  @MainActor
  public static func handsPayloadsOnOnce<Delegate>() -> AppLaw where App == HostedApp<Delegate> {
    AppLaw("No part of the app gets the same payload twice.", id: "payload.handedOnce") {
      // A second time may come long after the first.
      theApp { app in !app.process.hasHandedTwice }.always(.atRest)
    }.readyMade(ifMeant: "leave the law out of the test")
  }
}
