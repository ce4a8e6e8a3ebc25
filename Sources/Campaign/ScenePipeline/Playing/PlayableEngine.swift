import SceneDefects
import SceneEngine
public import SceneGeneration
public import SceneLifecycle

/// An engine that the player can play: it answers more than the generator and the shrinker ask.
@usableFromInline
package protocol PlayableEngine: DrawableEngine, FingerprintedEngine, SendableMetatype {
  /// Returns whether a written event is legal now; by default as `accepting` says of its kind.
  func accepts(_ event: Event) -> Bool

  /// An event of the app under test that brings what it waits for; none by default.
  func pendingOwnEvent() -> Event?
}

extension PlayableEngine {
  /// Whether the event's scene is among those that its kind is legal for.
  @inlinable
  package func accepts(_ event: Event) -> Bool {
    if event.kind.isOfApp { return false }
    let slots = accepting(event.kind)
    if !event.kind.takesScene { return !slots.isEmpty }
    return Int(event.scene) < scenes && slots.contains(Int(event.scene))
  }

  /// There is no app.
  @inlinable
  package func pendingOwnEvent() -> Event? { nil }
}

extension UIKitEngine: PlayableEngine {}

extension Defective: PlayableEngine, DrawableEngine where Wrapped: PlayableEngine {}
