/// An app that says itself which of its scenes have a window from a storyboard.
package protocol StoryboardUser {
  /// Whether a storyboard describes the window of a scene that is about to connect.
  func hasStoryboard(for scene: SceneID) -> Bool
}
