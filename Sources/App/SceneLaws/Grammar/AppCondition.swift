import SceneDriving
import SceneLifecycle
public import SceneSeam

/// A condition that lasts: true or false of the app, or of each scene, at every step.
public struct AppCondition<App> {
  /// Whether it is asked of each scene.
  let isOfScene: Bool
  /// Whether it is asked of an app without scenes as a whole instead.
  let isOfAppToo: Bool
  let holds: (App, SimulatedSystem, SceneID) -> Bool
  /// The values that it compares, in words; asked only where a law is broken.
  let values: [(App, SimulatedSystem, SceneID) -> String]

  init(
    ofScene isOfScene: Bool, ofAppToo isOfAppToo: Bool = false,
    _ values: [(App, SimulatedSystem, SceneID) -> String] = [],
    _ holds: @escaping (App, SimulatedSystem, SceneID) -> Bool
  ) {
    self.isOfScene = isOfScene
    self.isOfAppToo = isOfAppToo
    self.values = values
    self.holds = holds
  }

  /// Returns the condition that both hold.
  public static func && (left: AppCondition, right: AppCondition) -> AppCondition {
    AppCondition(
      ofScene: left.isOfScene || right.isOfScene, ofAppToo: left.isOfAppToo || right.isOfAppToo,
      left.values + right.values
    ) {
      left.holds($0, $1, $2) && right.holds($0, $1, $2)
    }
  }

  /// Returns the condition that at least one holds.
  public static func || (left: AppCondition, right: AppCondition) -> AppCondition {
    AppCondition(
      ofScene: left.isOfScene || right.isOfScene, ofAppToo: left.isOfAppToo || right.isOfAppToo,
      left.values + right.values
    ) {
      left.holds($0, $1, $2) || right.holds($0, $1, $2)
    }
  }

  /// Returns the opposite.
  public static prefix func ! (condition: AppCondition) -> AppCondition {
    AppCondition(
      ofScene: condition.isOfScene, ofAppToo: condition.isOfAppToo, condition.values
    ) {
      !condition.holds($0, $1, $2)
    }
  }
}

extension AppCondition {
  /// A scope in which the condition holds: one scene, or the first of every connected one.
  ///
  /// - Parameter scope: The scene that is asked about, or the app; nil for every connected scene.
  func scope(in scope: Int?, _ app: App, _ step: AppStep) -> Int? {
    let system = step.system
    if !isOfScene { return holds(app, system, system.scenes[0]) ? scope ?? Scopes.app : nil }
    if let scope, scope != Scopes.app {
      return holds(app, system, system.scenes[scope]) ? scope : nil
    }
    if asksApp(system) { return holds(app, system, system.scenes[0]) ? Scopes.app : nil }
    return system.live.first { holds(app, system, system.scenes[$0]) }
  }

  /// Whether there is something of which it is asked: one of each scene needs a scene.
  func isAsked(_ system: SimulatedSystem) -> Bool {
    !isOfScene || !system.live.isEmpty || asksApp(system)
  }

  private func asksApp(_ system: SimulatedSystem) -> Bool {
    isOfAppToo && !system.usesScenes && system.hasLaunched
  }
}

/// Returns a condition of the app as a whole.
public func theApp<App>(_ holds: @escaping (App) -> Bool) -> AppCondition<App> {
  AppCondition(ofScene: false) { app, _, _ in holds(app) }
}

/// Returns a condition of each connected scene.
public func eachScene<App>(
  _ holds: @escaping (App, SceneID) -> Bool
) -> AppCondition<App> {
  AppCondition(ofScene: true) { app, _, scene in holds(app, scene) }
}

/// Returns a condition of each connected scene, and of an app without scenes as a whole: then of nil.
package func eachSceneOrTheApp<App>(
  _ holds: @escaping (App, SceneID?) -> Bool
) -> AppCondition<App> {
  AppCondition(ofScene: true, ofAppToo: true) { app, system, scene in
    holds(app, system.usesScenes ? scene : nil)
  }
}

/// A condition of a payload: true or false of the app, a scene and the payload that it received.
public struct PayloadCondition<App> {
  let holds: (App, SceneID, ScenePayload) -> Bool
  /// The values that it compares, in words; nil for nothing.
  var values: ((App, SceneID, ScenePayload) -> String)?
}

/// Returns a condition of each payload and the scene that received it.
///
/// Such as that the window shows what the link names.
public func eachPayload<App>(
  _ holds: @escaping (App, SceneID, ScenePayload) -> Bool
) -> PayloadCondition<App> {
  PayloadCondition(holds: holds)
}

// MARK: - What can be read of the system

extension AppCondition {
  /// The scene reads foreground active.
  public static var isActive: AppCondition { reads([.foregroundActive]) }
  /// The scene reads foreground, active or not.
  public static var isInForeground: AppCondition {
    reads([.foregroundActive, .foregroundInactive])
  }
  /// The scene reads background.
  public static var isInBackground: AppCondition { reads([.background]) }
  /// Some scene is connected.
  public static var hasScene: AppCondition {
    AppCondition(ofScene: false) { _, system, _ in !system.callback.connected.isEmpty }
  }
  /// `applicationState` reads active.
  public static var appIsActive: AppCondition {
    AppCondition(ofScene: false) { _, system, _ in system.applicationState == .active }
  }
  /// `applicationState` reads background.
  public static var appIsInBackground: AppCondition {
    AppCondition(ofScene: false) { _, system, _ in system.applicationState == .background }
  }
  /// The condition that protected data can be read.
  public static var canReadProtectedData: AppCondition {
    AppCondition(ofScene: false) { _, system, _ in system.isProtectedDataAvailable }
  }

  private static func reads(_ states: [ActivationState]) -> AppCondition {
    AppCondition(ofScene: true) { _, system, scene in
      states.contains(system.activationState(of: scene))
    }
  }
}
