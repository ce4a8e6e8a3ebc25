/// Something that the app does of its own accord: the user types, playback starts, set-up ends.
///
/// Actions are events beside the world's, with a line `do NAME` in a scenario. They happen while
/// the process runs, after its launch; between two callbacks as well.
public struct AppAction<App> {
  /// Where an action may happen.
  public enum Place: UInt8, Hashable, Sendable {
    /// In a scene that gets the user's input.
    case activeScene
    /// In a scene that is connected.
    case connectedScene
  }

  /// The word in scenarios: letters, digits, `.`, `-` and `_`.
  public let name: String
  let place: Place?
  let isPossible: (App, SceneID) -> Bool
  let perform: (inout App, SceneID) -> Void

  /// Creates an action of the whole app.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - isPossible: Whether it can happen now; always by default.
  ///   - perform: Does it.
  public init(
    _ name: String, if isPossible: @escaping (App) -> Bool = { _ in true },
    perform: @escaping (inout App) -> Void
  ) {
    self.init(name, nil, { app, _ in isPossible(app) }, { app, _ in perform(&app) })
  }

  /// Creates an action in one scene.
  ///
  /// - Parameters:
  ///   - name: The word in scenarios.
  ///   - place: Where it may happen; in an active scene by default.
  ///   - isPossible: Whether it can happen there now; always by default.
  ///   - perform: Does it.
  public init(
    _ name: String, in place: Place = .activeScene,
    if isPossible: @escaping (App, SceneID) -> Bool = { _, _ in true },
    perform: @escaping (inout App, SceneID) -> Void
  ) {
    self.init(name, place, isPossible, perform)
  }

  private init(
    _ name: String, _ place: Place?, _ isPossible: @escaping (App, SceneID) -> Bool,
    _ perform: @escaping (inout App, SceneID) -> Void
  ) {
    let isWord = name.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
      default: false
      }
    }
    precondition(isWord && !name.isEmpty, "an action's name is one word, such as 'finish-set-up'")
    self.name = name
    self.place = place
    self.isPossible = isPossible
    self.perform = perform
  }
}
