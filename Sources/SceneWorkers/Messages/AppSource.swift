import SceneFuzzing
package import SceneGeneration
package import SceneLifecycle

/// A history of an app: a case, or a file's.
package enum AppSource: Hashable, Sendable {
  /// The case that a token names.
  case token(Token)
  /// A written history.
  case scenario(Scenario)
}
