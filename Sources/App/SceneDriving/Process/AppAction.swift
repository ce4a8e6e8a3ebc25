import SceneLifecycle
public import SceneSeam

/// Something that the app does of its own accord: the user types, playback starts, set-up ends.
///
/// Actions are events beside the world's, with a line `do NAME` in a scenario. They happen while
/// the process runs, after its launch; between two callbacks as well.
public struct AppAction<App> {
  /// Where an action may happen.
  public enum ActionPlace: UInt8, Hashable, Sendable {
    /// In a scene that gets the user's input.
    case activeScene
    /// In a scene that is connected.
    case connectedScene
  }

  /// The word in scenarios: letters, digits, `.`, `-` and `_`.
  public let name: String
  /// Whether it is the end of work that is under way.
  ///
  /// While it can happen, laws about how things come out wait for it.
  public let isCompletion: Bool
  /// Where it may happen; nil for an action of the whole app.
  package let location: ActionPlace?
  /// Whether it can happen now.
  package let isPossible: (App, SceneID) -> Bool
  /// Does it.
  package let perform: (inout App, SceneID) -> Void

  /// Creates an action of the whole app.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - isCompletion: Whether it is the end of work that is under way.
  ///   - isPossible: Whether it can happen now; always by default.
  ///   - perform: Does it.
  public init(
    _ name: String, isCompletion: Bool = false,
    if isPossible: @escaping (App) -> Bool = { _ in true },
    perform: @escaping (inout App) -> Void
  ) {
    self.init(name, isCompletion, nil, { app, _ in isPossible(app) }, { app, _ in perform(&app) })
  }

  /// Creates an action in one scene.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - location: Where it may happen; in an active scene by default.
  ///   - isCompletion: Whether it is the end of work that is under way.
  ///   - isPossible: Whether it can happen there now; always by default.
  ///   - perform: Does it.
  public init(
    _ name: String, in location: ActionPlace = .activeScene, isCompletion: Bool = false,
    if isPossible: @escaping (App, SceneID) -> Bool = { _, _ in true },
    perform: @escaping (inout App, SceneID) -> Void
  ) {
    self.init(name, isCompletion, location, isPossible, perform)
  }

  private init(
    _ name: String, _ isCompletion: Bool, _ location: ActionPlace?,
    _ isPossible: @escaping (App, SceneID) -> Bool,
    _ perform: @escaping (inout App, SceneID) -> Void
  ) {
    precondition(
      name.isIdentifier, "an action's name is one word such as 'finish-set-up', was '\(name)'")
    self.name = name
    self.isCompletion = isCompletion
    self.location = location
    self.isPossible = isPossible
    self.perform = perform
  }
}
